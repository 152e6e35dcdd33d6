package roundhouse.picture.tile;

import java.util.List;
import roundhouse.board.Hex;

/**
 * The words on a hex that are not part of its tile, and what they must leave free.
 *
 * @param name of the place, or ""
 * @param cost of the first tile, 0 for none
 * @param terrain the reason for the cost ("mountain", "water"), or ""
 * @param mark letters of the hex, or ""
 * @param destinations companies that have their destination here
 * @param valuesElsewhere whether another hex of its off-board area shows their values
 */
public record Caption(
    String name,
    int cost,
    String terrain,
    String mark,
    List<String> destinations,
    boolean valuesElsewhere,
    HexObstacles obstacles) {
  public static final Caption NONE =
      new Caption("", 0, "", "", List.of(), false, HexObstacles.NONE);

  /** The words on a hex; the cost of the first tile disappears once one is laid. */
  public static Caption of(Hex hex, boolean laid, boolean valuesElsewhere, HexObstacles obstacles) {
    return new Caption(
        hex.name(),
        laid ? 0 : hex.terrain(),
        laid ? "" : hex.terrainKind(),
        hex.mark(),
        hex.destinations(),
        valuesElsewhere,
        obstacles);
  }
}
