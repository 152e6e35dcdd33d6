package roundhouse.editor.tiles;

import java.util.Optional;
import roundhouse.board.Tile;
import roundhouse.words.Words;

/**
 * The selected tile: one of the manifest, or one of the library outside it.
 *
 * @param number "" or unknown if there is none
 */
record TileChoice(Survey survey, String number) {

  /** The tile of that number if there is one, otherwise the first of the manifest. */
  static TileChoice of(Survey survey, String number) {
    var wanted = new TileChoice(survey, number);
    boolean there =
        !number.isEmpty() && (survey.tile(number).isPresent() || wanted.row().isPresent());
    return there
        ? wanted
        : new TileChoice(
            survey,
            survey.manifest().rows().stream().findFirst().map(Manifest.Row::number).orElse(""));
  }

  Optional<Manifest.Row> row() {
    return survey.manifest().row(number);
  }

  /** Whether the design draws it, so that it can be changed. */
  boolean own() {
    return row().filter(Manifest.Row::own).isPresent();
  }

  /** Whether another design draws or counts it. */
  boolean inherited() {
    return row().flatMap(Manifest.Row::from).isPresent();
  }

  /** The tile; if it is the design's own, as its file says right now. */
  Optional<Tile> tile(TileEdits edits) {
    return own() ? edits.drawn(row().orElseThrow()) : survey.tile(number);
  }

  /** What the user can do with it. */
  String help(TileEdits edits) {
    boolean there = tile(edits).isPresent();
    if (there && row().isEmpty()) return Words.of("tile.loose", number);
    if (there && !own()) return Words.of("tile.library");
    String from =
        row()
            .flatMap(Manifest.Row::from)
            .map(design -> Words.of("tile.inherited", design) + " ")
            .orElse("");
    return from + Words.of("tile.keys");
  }
}
