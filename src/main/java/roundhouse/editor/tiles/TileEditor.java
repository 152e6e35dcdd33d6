package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.board.Track;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.Told;
import roundhouse.editor.kit.Typing;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.TitleSource;

/** The tiles of a design: its manifest as a table, the chosen tile as a drawing, and what the map needs of them. */
public final class TileEditor extends JPanel implements TileCanvas.Desk, TileFields.Desk {
  private static final String FIRST_OWN = "X1";
  private static final Track STRAIGHT = new Track(new Track.Edge(0), new Track.Edge(3), "", false);

  private final transient TitleSource source;
  private final transient TileEdits edits;
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
  private transient Optional<Survey> survey = Optional.empty();
  private transient Uses uses = Uses.none();
  private transient String chosen = "";

  /** The tile that an edit is about to bring, and that is chosen once it is there. */
  private transient String coming = "";

  public TileEditor(TitleSource source, Drafts drafts, Look look, Settings settings) {
    super(new BorderLayout());
    this.source = source;
    this.look = look;
    edits = new TileEdits(drafts);
    table = new ManifestTable(edits, look);
    needs = new NeedsTable(look);
    bar = new ManifestBar(Map.of("add", this::add, "new", this::begin, "copy", this::copy, "remove", this::remove));
    canvas = new TileCanvas(this, look);
    fields = new TileFields(this);
    stops = new StopsTable(this::draw, this::tell, look);
    kin = new KinPane(look, this::choose);
    var left = new JPanel(new BorderLayout());
    left.add(bar, BorderLayout.NORTH);
    left.add(Panels.split(JSplitPane.VERTICAL_SPLIT, Panels.scroll(table), Panels.section("What the map needs", Panels.scroll(needs)), 0.6, settings, "needs", 520), BorderLayout.CENTER);
    add(Panels.split(JSplitPane.HORIZONTAL_SPLIT, left, drawing(settings), 0.5, settings, "tiles", 560), BorderLayout.CENTER);
    table.getSelectionModel().addListSelectionListener(_ -> table.chosen().ifPresent(this::choose));
    bind();
  }

  private JPanel drawing(Settings settings) {
    var facts = new JPanel(new BorderLayout());
    facts.add(fields, BorderLayout.NORTH);
    facts.add(Panels.scroll(stops), BorderLayout.CENTER);
    var lower = Panels.split(JSplitPane.VERTICAL_SPLIT, facts, Panels.scroll(kin), 0.3, settings, "tile facts", 250);
    var drawing = new JPanel(new BorderLayout());
    drawing.add(Panels.split(JSplitPane.VERTICAL_SPLIT, canvas, lower, 0.4, settings, "tile canvas", 330), BorderLayout.CENTER);
    drawing.add(told, BorderLayout.SOUTH);
    return drawing;
  }

  private void bind() {
    Typing.bindHistory(this, edits::undo, edits::redo);
    Typing.bind(table, "INSERT", this::add);
    Typing.bind(table, "ctrl DELETE", this::remove);
    Typing.bind(table, "ENTER", canvas::requestFocusInWindow);
  }

  /** Shows the design as it is read by now. */
  public void show(Draft draft) {
    edits.of(draft.folder());
    if (draft.thorough() && survey.isPresent()) return;
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
    survey = Optional.of(now);
    table.show(now);
    needs.show(now.needs(), now.layout());
    if (now.manifest().row(coming).isPresent()) {
      chosen = coming;
      coming = "";
    }
    if (chosen.isEmpty() || now.tile(chosen).isEmpty() && row().isEmpty()) chosen = now.manifest().rows().stream().findFirst().map(Manifest.Row::number).orElse("");
    paintAnew();
    table.choose(chosen);
  }

  /** Goes to a tile of the manifest, or looks at one of the library. */
  void choose(String number) {
    if (number.equals(chosen)) return;
    chosen = number;
    table.choose(number);
    paintAnew();
  }

  private Optional<Manifest.Row> row() {
    return survey.flatMap(shown -> shown.manifest().row(chosen));
  }

  private Optional<Tile> tile() {
    return own() ? edits.drawn(row().orElseThrow()) : survey.flatMap(shown -> shown.tile(chosen));
  }

  private boolean own() {
    return row().filter(Manifest.Row::own).isPresent();
  }

  private void paintAnew() {
    Survey shown = survey.orElseThrow();
    Optional<Tile> tile = tile();
    canvas.show(tile, shown.layout(), own() && tile.isPresent());
    fields.show(tile, row().flatMap(Manifest.Row::spec), own(), own() && row().flatMap(Manifest.Row::from).isEmpty());
    stops.show(tile, own());
    bar.show(tile.isPresent(), row().isPresent());
    tell(help());
    relate();
  }

  private String help() {
    if (row().isEmpty() && tile().isPresent()) return "Tile " + chosen + " of the library is not in the manifest: Add it, or copy it to draw your own.";
    if (tile().isPresent() && !own()) return "A tile of the library: Copy to draw makes one of this design's own.";
    String from = row().flatMap(Manifest.Row::from).map(design -> "From " + design + ": an edit makes it this design's own. ").orElse("");
    return from + "Drag draws track, Shift+drag moves a stop. Keys: C T H O stops, + − spaces, Del, R turns.";
  }

  private void relate() {
    Optional<Tile> tile = tile();
    if (tile.isEmpty()) kin.clear();
    else relating.ask(() -> survey.orElseThrow().kin(tile.get()), found -> kin.show(tile.get(), found, uses.of(tile.get()), survey.orElseThrow().layout()));
  }

  @Override
  public void tell(String says) {
    told.tell(says);
  }

  @Override
  public void draw(Sketch sketch) {
    boolean bare = sketch.tile().stops().isEmpty() && sketch.tile().tracks().isEmpty();
    if (bare || !own()) {
      tell(bare ? "A tile has a stop or track: draw what comes instead first." : help());
      return;
    }
    edits.redraw(row().orElseThrow(), sketch.tile());
    paintAnew();
  }

  @Override
  public void print(String notation) {
    if (own()) edits.print(chosen, notation);
  }

  @Override
  public void rename(String number) {
    Optional<Manifest.Row> row = row();
    if (row.isEmpty() || survey.orElseThrow().manifest().row(number).isPresent()) return;
    coming = number;
    edits.rename(row.get(), number);
  }

  /** The tile that is looked at, or one that is asked for. */
  private void add() {
    if (survey.isEmpty()) return;
    Survey shown = survey.get();
    List<Tile> rest = shown.library().tiles().values().stream().filter(tile -> shown.manifest().row(tile.number()).isEmpty()).toList();
    Optional<Tile> wanted = row().isEmpty() && tile().isPresent() ? tile() : LibraryDialog.ask(this, rest, shown.layout(), look);
    wanted.ifPresent(
        tile -> {
          coming = tile.number();
          edits.add(tile.number(), "1");
        });
  }

  private void begin() {
    if (survey.isEmpty()) return;
    boolean free = survey.get().tile(FIRST_OWN).isEmpty();
    String number = free ? FIRST_OWN : survey.get().manifest().freeNumber(FIRST_OWN, survey.get().library());
    place(new Tile(number, TileColor.YELLOW, List.of(), List.of(STRAIGHT), Set.of(), 0));
  }

  private void copy() {
    tile().ifPresent(tile -> place(Numbers.renumbered(tile, survey.orElseThrow().manifest().freeNumber(tile.number(), survey.orElseThrow().library()))));
  }

  private void place(Tile tile) {
    coming = tile.number();
    edits.draw(tile, "1");
    canvas.requestFocusInWindow();
  }

  private void remove() {
    row().ifPresent(edits::remove);
  }
}
