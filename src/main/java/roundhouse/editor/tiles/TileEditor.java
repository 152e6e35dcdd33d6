package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.TakesFocus;
import roundhouse.editor.kit.Told;
import roundhouse.editor.kit.Typing;
import roundhouse.words.Words;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.TitleSource;

/**
 * Edits the tiles of a design: the manifest as a table, the selected tile as a drawing, and what
 * the map needs.
 */
public final class TileEditor extends JPanel
    implements TakesFocus, TileCanvas.Desk, TileFields.Desk, TileCommands.Desk {
  private final transient TitleSource source;
  private final transient TileEdits edits;
  private final transient TileCommands commands;
  private final transient Look look;
  private final transient Behind surveying = new Behind();
  private final transient Behind relating = new Behind();
  private final transient Behind using = new Behind();
  private final ManifestTable table;
  private final NeedsTable needs;
  private final ManifestBar bar;
  private final TileCanvas canvas;
  private final TileFields fields;
  private final StopsTable stops;
  private final KinPane kin;
  private final Told told = new Told("tile told");
  private transient Optional<TileCatalogue> library = Optional.empty();
  private transient Optional<TileChoice> choice = Optional.empty();
  private transient Uses uses = Uses.none();

  public TileEditor(TitleSource source, Drafts drafts, Look look, Settings settings) {
    super(new BorderLayout());
    this.source = source;
    this.look = look;
    edits = new TileEdits(drafts);
    commands = new TileCommands(edits, this, () -> choice);
    table = new ManifestTable(edits, look);
    needs = new NeedsTable(look);
    bar =
        new ManifestBar(
            Map.of(
                "add",
                commands::add,
                "new",
                commands::begin,
                "copy",
                commands::copy,
                "remove",
                commands::remove));
    canvas = new TileCanvas(this, look);
    fields = new TileFields(this);
    stops = new StopsTable(this::draw, this::tell, look);
    kin = new KinPane(look, this::choose);
    var left = new JPanel(new BorderLayout());
    left.add(bar, BorderLayout.NORTH);
    left.add(
        Panels.split(
            JSplitPane.VERTICAL_SPLIT,
            Panels.scroll(table),
            Panels.section(Words.of("needs.needs"), Panels.scroll(needs)),
            0.6,
            settings,
            "needs",
            520),
        BorderLayout.CENTER);
    add(
        Panels.split(
            JSplitPane.HORIZONTAL_SPLIT, left, drawing(settings), 0.5, settings, "tiles", 560),
        BorderLayout.CENTER);
    table.getSelectionModel().addListSelectionListener(_ -> table.chosen().ifPresent(this::choose));
    bind();
  }

  private JPanel drawing(Settings settings) {
    var facts = new JPanel(new BorderLayout());
    facts.add(fields, BorderLayout.NORTH);
    facts.add(Panels.scroll(stops), BorderLayout.CENTER);
    var lower =
        Panels.split(
            JSplitPane.VERTICAL_SPLIT, facts, Panels.scroll(kin), 0.3, settings, "tile facts", 250);
    var drawing = new JPanel(new BorderLayout());
    drawing.add(
        Panels.split(JSplitPane.VERTICAL_SPLIT, canvas, lower, 0.4, settings, "tile canvas", 330),
        BorderLayout.CENTER);
    drawing.add(told, BorderLayout.SOUTH);
    return drawing;
  }

  private void bind() {
    Typing.bindHistory(this, edits::undo, edits::redo);
    Typing.bind(table, "INSERT", commands::add);
    Typing.bind(table, "ctrl DELETE", commands::remove);
    Typing.bind(table, "ENTER", canvas::requestFocusInWindow);
  }

  @Override
  public void takeFocus() {
    table.requestFocusInWindow();
  }

  /** Shows the design as read now. */
  public void show(Draft draft) {
    edits.of(draft.folder());
    if (draft.thorough() && choice.isPresent()) return;
    surveying.ask(() -> Survey.of(draft, library.orElseGet(source::library)), this::show);
    if (library.isEmpty()) {
      using.ask(
          () -> Uses.read(source),
          read -> {
            uses = read;
            relate();
          });
    }
  }

  private void show(Survey now) {
    library = Optional.of(now.library());
    String number = commands.arrived(now).or(() -> choice.map(TileChoice::number)).orElse("");
    choice = Optional.of(TileChoice.of(now, number));
    table.show(now);
    needs.show(now.needs(), now.layout());
    repaintPicture();
    table.choose(shown().number());
  }

  /** Selects a tile of the manifest, or shows one of the library. */
  void choose(String number) {
    if (number.equals(shown().number())) return;
    choice = Optional.of(new TileChoice(shown().survey(), number));
    table.choose(number);
    repaintPicture();
  }

  private TileChoice shown() {
    return choice.orElseThrow();
  }

  private void repaintPicture() {
    TileChoice shown = shown();
    Optional<Tile> tile = shown.tile(edits);
    canvas.show(tile, shown.survey().layout(), shown.own() && tile.isPresent());
    fields.show(
        tile,
        shown.row().flatMap(Manifest.Row::spec),
        shown.own(),
        shown.own() && !shown.inherited());
    stops.show(tile, shown.own());
    bar.show(tile.isPresent(), shown.row().isPresent());
    tell(shown.help(edits));
    relate();
  }

  private void relate() {
    Optional<Tile> drawn = choice.flatMap(shown -> shown.tile(edits));
    drawn.ifPresentOrElse(tile -> relate(tile, shown().survey()), kin::clear);
  }

  private void relate(Tile tile, Survey survey) {
    relating.ask(
        () -> survey.kin(tile), found -> kin.show(tile, found, uses.of(tile), survey.layout()));
  }

  @Override
  public void tell(String says) {
    told.tell(says);
  }

  @Override
  public void draw(Sketch sketch) {
    boolean bare = sketch.tile().stops().isEmpty() && sketch.tile().tracks().isEmpty();
    if (bare || !shown().own()) {
      tell(bare ? Words.of("tile.bare") : shown().help(edits));
      return;
    }
    edits.redraw(shown().row().orElseThrow(), sketch.tile());
    repaintPicture();
  }

  @Override
  public void print(String notation) {
    if (shown().own()) edits.print(shown().number(), notation);
  }

  @Override
  public void rename(String number) {
    commands.rename(number);
  }

  @Override
  public Optional<Tile> ask(List<Tile> tiles, Survey survey) {
    return LibraryDialog.ask(this, tiles, survey.layout(), look);
  }

  @Override
  public void takePen() {
    canvas.requestFocusInWindow();
  }
}
