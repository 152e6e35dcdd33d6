package roundhouse.editor.tiles;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;

/**
 * Commands on whole tiles: add to the manifest, remove, create, copy, renumber. Remembers the
 * number of a new tile until the design that contains it has been read.
 */
final class TileCommands {
  private static final String FIRST_OWN = "X1";
  private static final Track STRAIGHT = new Track(new Track.Edge(0), new Track.Edge(3), "", false);

  private final TileEdits edits;
  private final Dialogs dialogs;
  private final Supplier<Optional<TileSelection>> choice;
  private String coming = "";

  /** What commands need from the window. */
  interface Dialogs {
    /** Asks for one of some tiles; empty if cancelled. */
    Optional<Tile> ask(List<Tile> tiles, ManifestSurvey survey);

    /** Focuses the drawing: a new tile is about to appear. */
    void focusDrawing();
  }

  /**
   * @param choice the selected tile, once a design has been read
   */
  TileCommands(TileEdits edits, Dialogs dialogs, Supplier<Optional<TileSelection>> choice) {
    this.edits = edits;
    this.dialogs = dialogs;
    this.choice = choice;
  }

  /** The number of a new tile, returned once, when the manifest has it. */
  Optional<String> arrived(ManifestSurvey now) {
    Optional<String> there =
        Optional.of(coming).filter(number -> now.manifest().row(number).isPresent());
    if (there.isPresent()) coming = "";
    return there;
  }

  /** Adds the selected tile of the library, or one that it asks for. */
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

  private Optional<Tile> wanted(TileSelection shown) {
    Optional<Tile> looked = shown.tile(edits);
    if (shown.row().isEmpty() && looked.isPresent()) return looked;
    List<Tile> rest =
        shown.survey().library().tiles().values().stream()
            .filter(tile -> shown.survey().manifest().row(tile.number()).isEmpty())
            .toList();
    return dialogs.ask(rest, shown.survey());
  }

  /** Creates a tile of the design's own, with straight track to change. */
  void newTile() {
    choice
        .get()
        .map(TileSelection::survey)
        .ifPresent(
            survey -> {
              String number =
                  survey.tile(FIRST_OWN).isEmpty() ? FIRST_OWN : free(survey, FIRST_OWN);
              draw(new Tile(number, TileColor.YELLOW, List.of(), List.of(STRAIGHT), Set.of(), 0));
            });
  }

  /** Creates a tile of the design's own as a copy of the selected one. */
  void copy() {
    choice
        .get()
        .ifPresent(
            shown ->
                shown
                    .tile(edits)
                    .ifPresent(
                        tile ->
                            draw(
                                TileNumbers.renumbered(
                                    tile, free(shown.survey(), tile.number())))));
  }

  private static String free(ManifestSurvey survey, String like) {
    return survey.manifest().freeNumber(like, survey.library());
  }

  private void draw(Tile tile) {
    coming = tile.number();
    edits.draw(tile, "1");
    dialogs.focusDrawing();
  }

  void remove() {
    choice.get().flatMap(TileSelection::row).ifPresent(edits::remove);
  }

  /** Renumbers the selected tile, unless the manifest has that number. */
  void rename(String number) {
    Optional<Manifest.Row> row =
        choice
            .get()
            .filter(shown -> shown.survey().manifest().row(number).isEmpty())
            .flatMap(TileSelection::row);
    row.ifPresent(
        old -> {
          coming = number;
          edits.rename(old, number);
        });
  }
}
