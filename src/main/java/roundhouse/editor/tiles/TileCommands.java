package roundhouse.editor.tiles;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;

/**
 * What is done with whole tiles: taken into the manifest or out of it, begun, copied, named
 * otherwise. The number that an edit is about to bring is kept until the design that has it is
 * read.
 */
final class TileCommands {
  private static final String FIRST_OWN = "X1";
  private static final Track STRAIGHT = new Track(new Track.Edge(0), new Track.Edge(3), "", false);

  private final TileEdits edits;
  private final Desk desk;
  private final Supplier<Optional<TileChoice>> choice;
  private String coming = "";

  /** What commands ask of the window. */
  interface Desk {
    /** Which of some tiles is wanted, if any. */
    Optional<Tile> ask(List<Tile> tiles, Survey survey);

    /** A tile is about to come that is to be drawn. */
    void takePen();
  }

  /**
   * @param choice what is looked at, once a design has been read
   */
  TileCommands(TileEdits edits, Desk desk, Supplier<Optional<TileChoice>> choice) {
    this.edits = edits;
    this.desk = desk;
    this.choice = choice;
  }

  /** The number that an edit has brought, told once, when the manifest has it. */
  Optional<String> arrived(Survey now) {
    Optional<String> there =
        Optional.of(coming).filter(number -> now.manifest().row(number).isPresent());
    if (there.isPresent()) coming = "";
    return there;
  }

  /** The tile that is looked at, or one that is asked for. */
  void add() {
    choice
        .get()
        .flatMap(this::wanted)
        .ifPresent(
            tile -> {
              coming = tile.number();
              edits.add(tile.number(), "1");
            });
  }

  private Optional<Tile> wanted(TileChoice shown) {
    Optional<Tile> looked = shown.tile(edits);
    if (shown.row().isEmpty() && looked.isPresent()) return looked;
    List<Tile> rest =
        shown.survey().library().tiles().values().stream()
            .filter(tile -> shown.survey().manifest().row(tile.number()).isEmpty())
            .toList();
    return desk.ask(rest, shown.survey());
  }

  /** Begins a tile of the design's own, with straight track to be drawn otherwise. */
  void begin() {
    choice
        .get()
        .map(TileChoice::survey)
        .ifPresent(
            survey -> {
              String number =
                  survey.tile(FIRST_OWN).isEmpty() ? FIRST_OWN : free(survey, FIRST_OWN);
              draw(new Tile(number, TileColor.YELLOW, List.of(), List.of(STRAIGHT), Set.of(), 0));
            });
  }

  /** Begins a tile of the design's own that looks as the chosen one. */
  void copy() {
    choice
        .get()
        .ifPresent(
            shown ->
                shown
                    .tile(edits)
                    .ifPresent(
                        tile ->
                            draw(Numbers.renumbered(tile, free(shown.survey(), tile.number())))));
  }

  private static String free(Survey survey, String like) {
    return survey.manifest().freeNumber(like, survey.library());
  }

  private void draw(Tile tile) {
    coming = tile.number();
    edits.draw(tile, "1");
    desk.takePen();
  }

  void remove() {
    choice.get().flatMap(TileChoice::row).ifPresent(edits::remove);
  }

  /** Gives the chosen tile another number, unless the manifest has that. */
  void rename(String number) {
    Optional<Manifest.Row> row =
        choice
            .get()
            .filter(shown -> shown.survey().manifest().row(number).isEmpty())
            .flatMap(TileChoice::row);
    row.ifPresent(
        old -> {
          coming = number;
          edits.rename(old, number);
        });
  }
}
