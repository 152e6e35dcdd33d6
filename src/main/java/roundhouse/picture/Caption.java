package roundhouse.picture;

import roundhouse.board.Hex;

/**
 * What a hex says besides its tile.
 *
 * @param name of the place, or ""
 * @param cost of the first tile, 0 for none
 * @param terrain what makes it costly ("mountain", "water"), or ""
 */
public record Caption(String name, int cost, String terrain) {
  public static final Caption NONE = new Caption("", 0, "");

  /** What is said on a hex: once a tile is laid, the cost of the first one is no more. */
  static Caption of(Hex hex, boolean laid) {
    return laid
        ? new Caption(hex.name(), 0, "")
        : new Caption(hex.name(), hex.terrain(), hex.terrainKind());
  }
}
