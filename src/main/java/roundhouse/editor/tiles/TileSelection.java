package roundhouse.editor.tiles;

import java.util.Optional;
import roundhouse.board.Tile;
import roundhouse.words.UiWords;

/**
 * The selected tile: one of the manifest, or one of the library outside it.
 *
 * @param number "" or unknown if there is none
 */
record TileSelection(ManifestSurvey survey, String number) {

  /** The tile of that number if there is one, otherwise the first of the manifest. */
  static TileSelection of(ManifestSurvey survey, String number) {
    var wanted = new TileSelection(survey, number);
    boolean there =
        !number.isEmpty() && (survey.tile(number).isPresent() || wanted.row().isPresent());
    return there
        ? wanted
        : new TileSelection(
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
    if (there && row().isEmpty()) return UiWords.of("tile.loose", number);
    if (there && !own()) return UiWords.of("tile.library");
    String from =
        row()
            .flatMap(Manifest.Row::from)
            .map(design -> UiWords.of("tile.inherited", design) + " ")
            .orElse("");
    return from + UiWords.of("tile.keys");
  }
}
