package roundhouse.picture;

import java.util.List;
import roundhouse.board.Hex;

/**
 * What a hex says besides its tile.
 *
 * @param name of the place, or ""
 * @param cost of the first tile, 0 for none
 * @param terrain what makes it costly ("mountain", "water"), or ""
 * @param mark letters of the hex, or ""
 * @param destinations companies whose destination it is
 */
public record Caption(
    String name, int cost, String terrain, String mark, List<String> destinations) {
  public static final Caption NONE = new Caption("", 0, "", "", List.of());

  /** What is said on a hex: once a tile is laid, the cost of the first one is no more. */
  static Caption of(Hex hex, boolean laid) {
    return laid
        ? new Caption(hex.name(), 0, "", hex.mark(), hex.destinations())
        : new Caption(hex.name(), hex.terrain(), hex.terrainKind(), hex.mark(), hex.destinations());
  }
}
