package roundhouse.position;

import roundhouse.board.Placement;

/** A tile as it is stated to lie on a hex: {@code 57}, or turned {@code 57/2}. */
record Laid(String number, int rotation) {

  /**
   * @throws IllegalArgumentException when the text is no tile
   */
  static Laid parse(String text) {
    if (!text.matches("[^/]+(/[0-5])?")) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no tile: write its number, and how it is turned from 0 to 5, like 57/2");
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
