package roundhouse.position;

import roundhouse.board.Placement;

/** A tile on a hex as written in tests: {@code 57}, or rotated {@code 57/2}. */
record Laid(String number, int rotation) {

  /**
   * @throws IllegalArgumentException if the text is not a tile
   */
  static Laid parse(String text) {
    if (!text.matches("[^/]+(/[0-5])?")) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not a tile: write its number, and its rotation from 0 to 5 if it has one,"
              + " like 57/2");
    }
    int slash = text.indexOf('/');
    return slash < 0
        ? new Laid(text, 0)
        : new Laid(text.substring(0, slash), text.charAt(slash + 1) - '0');
  }

  static Laid of(Placement placement) {
    return new Laid(placement.tile().number(), placement.rotation());
  }

  @Override
  public String toString() {
    return rotation == 0 ? number : number + "/" + rotation;
  }
}
