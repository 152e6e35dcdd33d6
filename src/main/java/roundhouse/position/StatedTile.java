package roundhouse.position;

import roundhouse.board.TilePlacement;

/** A tile on a hex as written in tests: {@code 57}, or rotated {@code 57/2}. */
record StatedTile(String number, int rotation) {

  /**
   * @throws IllegalArgumentException if the text is not a tile
   */
  static StatedTile parse(String text) {
    if (!text.matches("[^/]+(/[0-5])?")) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not a tile: write its number, and its rotation from 0 to 5 if it has one,"
              + " like 57/2");
    }
    int slash = text.indexOf('/');
    return slash < 0
        ? new StatedTile(text, 0)
        : new StatedTile(text.substring(0, slash), text.charAt(slash + 1) - '0');
  }

  static StatedTile of(TilePlacement placement) {
    return new StatedTile(placement.tile().number(), placement.rotation());
  }

  @Override
  public String toString() {
    return rotation == 0 ? number : number + "/" + rotation;
  }
}
