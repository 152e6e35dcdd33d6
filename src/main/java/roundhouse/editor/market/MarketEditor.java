package roundhouse.editor.market;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.DefaultTableModel;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.editor.kit.tables.HeadedTableModel;
import roundhouse.editor.kit.tables.ScrollingTable;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.editor.tables.PartRows;
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
  /** Of the zones and of how a price moves, at least. */
  private static final int BELOW_HEIGHT = 150;

  /** Of how a price moves, at least. */
  private static final int MOVES_WIDTH = 600;

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
    JPanel moving = Panels.section(UiWords.of("chart.moves"), Panels.scroll(moves));
    moving.setMinimumSize(new Dimension(MOVES_WIDTH, 0));
    JSplitPane side =
        new Divider(settings, "zones", Divider.BY_NEED, 0)
            .row(Panels.section(UiWords.of("chart.zones"), Panels.scroll(zones)), moving);
    side.setMinimumSize(new Dimension(0, BELOW_HEIGHT));
    add(
        new Divider(settings, "market.below-height", Divider.BY_NEED, 1).stack(middle, side),
        BorderLayout.CENTER);
    bind();
    NumberScrubber.install(view, documents, view.numbers(edits::number));
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
    boolean other = !folder.equals(Optional.of(loaded.folder()));
    folder = Optional.of(loaded.folder());
    design = loaded.design();
    if (now.isPresent()) chart = now;
    if (other) now.filter(opened -> !opened.has(selection.lead())).ifPresent(this::begin);
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

  /** A market opens with a token on a space. */
  private void begin(EditedMarket opened) {
    selection = MarketSelection.of(opened.market().spaces().getFirst().cell());
  }

  /** Repaints after the kind of the token has changed. */
  private void repaintPicture() {
    List<TokenMove> journeys = journeys();
    chart.ifPresent(shown -> zones.show(shown, spaces.words()));
    chart.ifPresent(shown -> moves.show(folder.orElseThrow(), shown, journeys));
    view.show(chart, selection, TokenDestination.of(journeys));
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

  /** Edits the market as a whole: its shape, columns and rows, and the kind of the token on it. */
  private static final class MarketToolBar extends JPanel {
    private final JComboBox<String> shape = new JComboBox<>(new String[] {"grid", "row", "zigzag"});
    private final JComboBox<String> kind = new JComboBox<>();
    private final JLabel whose = new JLabel(UiWords.of("chart.token") + " ");
    private final JLabel from = new JLabel();
    private final JButton addRow;
    private final JButton removeRow;
    private boolean showing;

    /**
     * @param repaint called when another kind of token is chosen
     */
    MarketToolBar(MarketSpaceEdits spaces, Runnable repaint) {
      WrappingRow.install(this, 4);
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      listen(spaces, repaint);
      add(shape);
      button("Add column", UiWords.of("chart.add-column"), spaces::addColumn)
          .setToolTipText(UiWords.of("chart.add-column-tip"));
      button("Remove column", UiWords.of("chart.remove-column"), spaces::removeColumn)
          .setToolTipText(UiWords.of("chart.remove-column-tip"));
      addRow = button("Add row", UiWords.of("chart.add-row"), spaces::addRow);
      addRow.setToolTipText(UiWords.of("chart.add-row-tip"));
      removeRow = button("Remove row", UiWords.of("chart.remove-row"), spaces::removeRow);
      removeRow.setToolTipText(UiWords.of("chart.remove-row-tip"));
      add(whose);
      add(kind);
      from.putClientProperty("FlatLaf.styleClass", "small");
      add(from);
    }

    private void listen(MarketSpaceEdits spaces, Runnable repaint) {
      shape.setName("market shape");
      shape.getAccessibleContext().setAccessibleName(UiWords.of("chart.shape"));
      shape.setToolTipText(UiWords.of("chart.shape-tip"));
      shape.addActionListener(
          _ -> {
            if (!showing) spaces.shape((String) shape.getSelectedItem());
          });
      kind.setName("token kind");
      kind.getAccessibleContext().setAccessibleName(UiWords.of("chart.kind"));
      kind.addActionListener(
          _ -> {
            if (!showing) repaint.run();
          });
    }

    private JButton button(String name, String says, Runnable does) {
      var button = new JButton(says);
      button.setName(name);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.addActionListener(_ -> does.run());
      add(button);
      return button;
    }

    void show(
        Optional<Path> folder, Optional<EditedMarket> chart, boolean whole, List<String> kinds) {
      showing = true;
      chart.ifPresent(
          shown -> shape.setSelectedItem(shown.spec().shape().name().toLowerCase(Locale.ROOT)));
      String before = kind();
      kind.setModel(new DefaultComboBoxModel<>(kinds.toArray(String[]::new)));
      if (kinds.contains(before)) kind.setSelectedItem(before);
      kind.setEnabled(kinds.size() > 1);
      whose.setEnabled(kinds.size() > 1);
      boolean grid = chart.map(EditedMarket::grid).orElse(false);
      addRow.setEnabled(grid);
      removeRow.setEnabled(grid);
      from.setText(whole ? origin(folder, chart) : UiWords.of("chart.broken"));
      showing = false;
    }

    /** The design that the prices come from, or the keys if it is this one. */
    private static String origin(Optional<Path> folder, Optional<EditedMarket> chart) {
      return folder
          .flatMap(design -> chart.flatMap(shown -> shown.inheritedFrom(design, "prices")))
          .map(design -> UiWords.of("chart.from", design))
          .orElse(UiWords.of("chart.keys"));
    }

    /** The kind of company whose token is on the market; "" for the usual one. */
    String kind() {
      return kind.getSelectedItem() == null ? "" : (String) kind.getSelectedItem();
    }
  }

  /** How each event moves a price, as the design writes it, and where the token goes. */
  private static final class PriceMovesTable extends ScrollingTable {
    private static final List<String> MOVES = List.of("market", "moves");
    private static final List<String> KEYS =
        FormatDescription.at(MOVES).map(FormatDescription::keys).orElse(List.of());
    private static final List<String> COLUMNS =
        List.of(UiWords.of("moves.when"), UiWords.of("moves.move"), UiWords.of("moves.to"));

    private final transient MarketEdits edits;
    private transient Optional<Path> folder = Optional.empty();
    private transient Optional<EditedMarket> chart = Optional.empty();
    private transient List<TokenMove> journeys = List.of();

    PriceMovesTable(MarketEdits edits, WindowLook look) {
      super(new DefaultTableModel());
      this.edits = edits;
      setModel(new Model());
      TableSetup.setUpEditable(this, "market moves", UiWords.of("chart.moves"), 160, 180, 300);
      setDefaultRenderer(Object.class, new Cells());
      look.addListener(() -> setRowHeight(look.textSize() + 10));
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
      return getPreferredSize();
    }

    void show(Path design, EditedMarket shown, List<TokenMove> ways) {
      folder = Optional.of(design);
      chart = Optional.of(shown);
      journeys = ways;
      if (isEditing()) return;
      TableSetup.fitContents(this, 0);
      repaint();
    }

    private static FormatDescription expected(String key) {
      return FormatDescription.at(List.of("market", "moves", key)).orElseThrow();
    }

    /** What the files say; empty if the standard applies. */
    private Optional<YamlNode> written(String key) {
      return chart
          .flatMap(shown -> shown.written().get("moves"))
          .filter(MapNode.class::isInstance)
          .flatMap(moves -> ((MapNode) moves).get(key));
    }

    private String text(String key) {
      return written(key)
          .map(PartRows::text)
          .or(() -> expected(key).defaultText().map(PriceMovesTable::bare))
          .orElse("");
    }

    /** A map as typed into a cell, without braces. */
    private static String bare(String standard) {
      return standard.startsWith("{") && standard.endsWith("}")
          ? standard.substring(1, standard.length() - 1).strip()
          : standard;
    }

    private String landing(String key) {
      return TokenDestination.of(
              journeys.stream().filter(journey -> journey.key().equals(key)).toList())
          .stream()
          .map(
              landing ->
                  String.join(", ", landing.events())
                      + ": "
                      + chart.orElseThrow().market().at(landing.cell()).price())
          .collect(Collectors.joining("; "));
    }

    private final class Model extends HeadedTableModel {
      Model() {
        super(COLUMNS);
      }

      @Override
      public int getRowCount() {
        return KEYS.size();
      }

      @Override
      public Object getValueAt(int row, int column) {
        String key = KEYS.get(row);
        return column == 0 ? key : column == 1 ? text(key) : landing(key);
      }

      @Override
      public boolean isCellEditable(int row, int column) {
        return column == 1;
      }

      @Override
      public void setValueAt(Object value, int row, int column) {
        String key = KEYS.get(row);
        if (!value.toString().strip().equals(text(key)))
          edits.word(value.toString().strip(), "moves", key);
      }
    }

    /** Shows standard and inherited values faint. */
    private final class Cells extends DefaultTableCellRenderer {
      @Override
      public Component getTableCellRendererComponent(
          JTable of, Object value, boolean selected, boolean focused, int row, int column) {
        super.getTableCellRendererComponent(of, value, selected, focused, row, column);
        String key = KEYS.get(row);
        Optional<String> from =
            folder.flatMap(
                design -> chart.flatMap(shown -> shown.inheritedFrom(design, "moves", key)));
        boolean faint = column < 2 && (written(key).isEmpty() || from.isPresent());
        setFont(getFont().deriveFont(from.isPresent() ? Font.ITALIC : Font.PLAIN));
        if (!selected)
          setForeground(
              faint ? UIManager.getColor("Label.disabledForeground") : of.getForeground());
        String origin =
            from.map(design -> " " + UiWords.of("moves.from", design))
                .orElse(written(key).isEmpty() ? " " + UiWords.of("moves.standard") : "");
        setToolTipText(column == 2 ? value.toString() : expected(key).says() + origin);
        return this;
      }
    }
  }
}
