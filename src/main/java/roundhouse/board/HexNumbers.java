package roundhouse.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The hexes of a map by number, in the order of their ids, and the hexsides that they share. All
 * boards of a map have the same, whatever lies on them, so it is worked out once.
 */
final class HexNumbers {
  static final int EDGES = 6;

  private final List<String> ids;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final int[] hexsides;
  private final int count;

  HexNumbers(GameMap map) {
    ids = List.copyOf(new TreeSet<>(map.hexes().keySet()));
    for (int hex = 0; hex < ids.size(); hex++) numbers.put(ids.get(hex), hex);
    hexsides = new int[ids.size() * EDGES];
    count = numberHexsides(acrossSides(map));
  }

  int hexes() {
    return ids.size();
  }

  String id(int hex) {
    return ids.get(hex);
  }

  /**
   * @throws IllegalArgumentException where the map has no such hex
   */
  int number(String id) {
    Integer number = numbers.get(id);
    if (number == null) throw new IllegalArgumentException("there is no hex " + id + " on the map");
    return number;
  }

  /**
   * The hexside's number, from 0; both hexes beside it name the same one unless it is impassable.
   */
  int hexside(int hex, int edge) {
    return hexsides[hex * EDGES + edge];
  }

  /** How many hexsides there are. */
  int hexsides() {
    return count;
  }

  /** Two hexes share a hexside that track may cross; each has its own where it may not. */
  private int numberHexsides(int[] across) {
    int next = 0;
    for (int side = 0; side < hexsides.length; side++) {
      boolean numbered = across[side] >= 0 && across[side] < side;
      hexsides[side] = numbered ? hexsides[across[side]] : next++;
    }
    return next;
  }

  /**
   * For each side of a hex the side of its neighbour that it meets, or -1; either hex may name the
   * other.
   */
  private int[] acrossSides(GameMap map) {
    int[] across = new int[hexsides.length];
    Arrays.fill(across, -1);
    map.hexes()
        .values()
        .forEach(hex -> hex.neighbors().forEach((edge, id) -> join(across, map, hex, edge, id)));
    return across;
  }

  private void join(int[] across, GameMap map, Hex hex, int edge, String neighbor) {
    int opposite = Layout.opposite(edge);
    if (!numbers.containsKey(neighbor)) return;
    if (hex.impassable().contains(edge) || map.hex(neighbor).impassable().contains(opposite))
      return;
    int here = number(hex.id()) * EDGES + edge;
    int there = number(neighbor) * EDGES + opposite;
    across[here] = there;
    across[there] = here;
  }
}
