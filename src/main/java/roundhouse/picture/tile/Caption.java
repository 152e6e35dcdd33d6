package roundhouse.picture.tile;

import java.util.List;
import roundhouse.board.Hex;

/**
 * The words on a hex that are not part of its tile.
 *
 * @param name of the place, or ""
 * @param cost of the first tile, 0 for none
 * @param terrain the reason for the cost ("mountain", "water"), or ""
 * @param mark letters of the hex, or ""
 * @param destinations companies that have their destination here
 */
public record Caption(
    String name, int cost, String terrain, String mark, List<String> destinations) {
  public static final Caption NONE = new Caption("", 0, "", "", List.of());

  /** The words on a hex; the cost of the first tile disappears once one is laid. */
  public static Caption of(Hex hex, boolean laid) {
    return laid
        ? new Caption(hex.name(), 0, "", hex.mark(), hex.destinations())
        : new Caption(hex.name(), hex.terrain(), hex.terrainKind(), hex.mark(), hex.destinations());
  }
}
