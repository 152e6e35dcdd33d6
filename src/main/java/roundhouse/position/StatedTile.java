package roundhouse.position;

import java.util.Optional;
import roundhouse.board.TilePlacement;

/** A tile on a hex as written in tests: {@code 57}, or rotated {@code 57/2}. */
record StatedTile(String number, int rotation) {

  /** The tile of a text; empty if it is not one. */
  static Optional<StatedTile> read(String text) {
    if (!text.matches("[^/]+(/[0-5])?")) return Optional.empty();
    int slash = text.indexOf('/');
    return Optional.of(
        slash < 0
            ? new StatedTile(text, 0)
            : new StatedTile(text.substring(0, slash), text.charAt(slash + 1) - '0'));
  }

  /**
   * @throws IllegalArgumentException if the text is not a tile
   */
  static StatedTile parse(String text) {
    return read(text).orElseThrow(() -> new IllegalArgumentException(fault(text)));
  }

  /** What to tell about a text that is not a tile. */
  static String fault(String text) {
    return "'"
        + text
        + "' is not a tile: write its number, and its rotation from 0 to 5 if it has one, like"
        + " 57/2";
  }

  static StatedTile of(TilePlacement placement) {
    return new StatedTile(placement.tile().number(), placement.rotation());
  }

  @Override
  public String toString() {
    return rotation == 0 ? number : number + "/" + rotation;
  }
}
