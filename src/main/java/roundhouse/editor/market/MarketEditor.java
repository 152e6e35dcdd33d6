package roundhouse.editor.market;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.picture.market.ZoneWords;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * Edits the stock market as a picture: prices, zones, rows and columns, and where each event moves
 * a token from the selected space.
 */
public final class MarketEditor extends JPanel implements FocusTarget, MarketCanvas.Listener {
  private final transient MarketEdits edits;
  private final transient MarketSpaceEdits spaces;
  private final MarketCanvas view;
  private final MarketToolBar bar;
  private final ZonesPane zones;
  private final PriceMovesTable moves;
  private final MessageLine told = new MessageLine("market told");
  private transient Optional<Path> folder = Optional.empty();
  private transient Optional<Design> design = Optional.empty();
  private transient Optional<EditedMarket> chart = Optional.empty();
  private transient MarketSelection selection = MarketSelection.of(new MarketCell(0, 0));

  public MarketEditor(OpenDocuments documents, WindowLook look, Settings settings) {
    super(new BorderLayout());
    edits = new MarketEdits(documents);
    spaces = new MarketSpaceEdits(edits, () -> chart, () -> selection);
    view = new MarketCanvas(this, look);
    bar = new MarketToolBar(spaces, this::repaintPicture);
    zones = new ZonesPane(edits, look, this::toggleZone);
    moves = new PriceMovesTable(edits, look);
    var middle = new JPanel(new BorderLayout());
    middle.add(bar, BorderLayout.NORTH);
    middle.add(view, BorderLayout.CENTER);
    middle.add(told, BorderLayout.SOUTH);
    var side =
        new Divider(settings, "zones", 430, 0.4)
            .row(
                Panels.section(UiWords.of("chart.zones"), Panels.scroll(zones)),
                Panels.section(UiWords.of("chart.moves"), Panels.scroll(moves)));
    add(new Divider(settings, "market", 480, 1).stack(middle, side), BorderLayout.CENTER);
    bind();
  }

  private void bind() {
    KeyBindings.bind(view, "DELETE", spaces::clear);
    KeyBindings.bind(view, "INSERT", spaces::addColumn);
    KeyBindings.bind(view, "ctrl INSERT", spaces::addRow);
    KeyBindings.bind(view, "ctrl DELETE", spaces::removeColumn);
    KeyBindings.bind(view, "ctrl shift DELETE", spaces::removeRow);
    KeyBindings.bindHistory(this, edits::undo, edits::redo);
  }

  @Override
  public void takeFocus() {
    view.requestFocusInWindow();
  }

  /** Shows the design as read now. */
  public void show(Loaded loaded) {
    Optional<EditedMarket> now = EditedMarket.of(loaded);
    boolean same =
        now.isPresent()
            && now.map(EditedMarket::written).equals(chart.map(EditedMarket::written))
            && loaded.design().equals(design)
            && folder.equals(Optional.of(loaded.folder()));
    if (same) return;
    folder = Optional.of(loaded.folder());
    design = loaded.design();
    if (now.isPresent()) chart = now;
    edits.setDesign(loaded.folder(), now);
    view.setEnabled(now.isPresent());
    chart.ifPresent(shown -> selection = selection.on(shown));
    bar.show(
        folder,
        chart,
        now.isPresent(),
        design.map(known -> List.copyOf(known.kinds().keySet())).orElse(List.of()));
    repaintPicture();
  }

  /** Repaints after the kind of the token has changed. */
  private void repaintPicture() {
    List<TokenMove> journeys = journeys();
    view.show(chart, selection, TokenDestination.of(journeys));
    chart.ifPresent(shown -> zones.show(shown, spaces.words()));
    chart.ifPresent(shown -> moves.show(folder.orElseThrow(), shown, journeys));
    String says =
        chart
            .map(shown -> MarketDescription.of(shown, selection, journeys, money()))
            .orElse(UiWords.of("chart.none"));
    told.tell(says);
    view.getAccessibleContext().setAccessibleDescription(says);
  }

  private String money() {
    return design.map(Design::money).orElse("");
  }

  private List<TokenMove> journeys() {
    Optional<KindSpec> kind =
        design.map(
            known ->
                Optional.ofNullable(known.kinds().get(bar.kind()))
                    .orElseGet(() -> known.kinds().values().iterator().next()));
    return chart
        .filter(shown -> shown.has(selection.lead()))
        .flatMap(
            shown ->
                kind.map(of -> TokenMove.all(shown.spec(), shown.market(), of, selection.lead())))
        .orElse(List.of());
  }

  @Override
  public void choose(MarketSelection chosen) {
    selection = chart.map(chosen::on).orElse(chosen);
    repaintPicture();
  }

  @Override
  public Optional<String> write(String text) {
    return spaces.write(text);
  }

  @Override
  public void toggleZone(String letter) {
    spaces.toggleZone(letter);
  }

  /** Describes a space of the market in words, for screen readers. */
  private static final class MarketDescription {
    private MarketDescription() {}

    /** {@code £76, par price – withheld £71, paid £82}. */
    static String of(
        EditedMarket chart, MarketSelection selection, List<TokenMove> journeys, String money) {
      if (!chart.has(selection.lead())) return UiWords.of("chart.nothing");
      MarketSpace space = chart.market().at(selection.lead());
      String zones =
          space.zones().stream()
              .sorted()
              .map(zone -> ", " + ZoneWords.of(zone))
              .collect(Collectors.joining());
      String ways =
          TokenDestination.of(journeys).stream()
              .map(landing -> way(chart, space, landing, money))
              .collect(Collectors.joining("; "));
      int chosen = selection.cells().size();
      String lead = money + space.price() + zones;
      String here = chosen > 1 ? UiWords.of("chart.several", chosen, lead) : lead;
      return ways.isEmpty() ? here : UiWords.of("chart.ways", here, ways);
    }

    private static String way(
        EditedMarket chart, MarketSpace from, TokenDestination landing, String money) {
      String events = String.join(", ", landing.events());
      return landing.cell().equals(from.cell())
          ? UiWords.of("chart.stays", events)
          : events + ": " + money + chart.market().at(landing.cell()).price();
    }
  }
}
