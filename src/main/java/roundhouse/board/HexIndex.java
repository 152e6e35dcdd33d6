package roundhouse.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Numbers the hexes of a map, in the order of their ids, and the hexsides between them. Computed
 * once for all boards of a map.
 */
final class HexIndex {
  static final int EDGES = 6;

  private final List<HexId> ids;
  private final Map<HexId, Integer> numbers = new HashMap<>();
  private final int[] hexsides;
  private final int count;

  HexIndex(GameMap map) {
    ids = List.copyOf(new TreeSet<>(map.hexes().keySet()));
    for (int hex = 0; hex < ids.size(); hex++) numbers.put(ids.get(hex), hex);
    hexsides = new int[ids.size() * EDGES];
    count = numberHexsides(acrossSides(map));
  }

  int hexes() {
    return ids.size();
  }

  HexId id(int hex) {
    return ids.get(hex);
  }

  /**
   * @throws IllegalArgumentException when the map has no such hex
   */
  int number(HexId id) {
    Integer number = numbers.get(id);
    if (number == null) throw new IllegalArgumentException("there is no hex " + id + " on the map");
    return number;
  }

  /** The number of a hexside, from 0; both adjacent hexes share it unless it is impassable. */
  int hexside(int hex, int edge) {
    return hexsides[hex * EDGES + edge];
  }

  /** The number of hexsides. */
  int hexsides() {
    return count;
  }

  /** Hexes share a hexside that track may cross; otherwise each has its own. */
  private int numberHexsides(int[] across) {
    int next = 0;
    for (int side = 0; side < hexsides.length; side++) {
      boolean numbered = across[side] >= 0 && across[side] < side;
      hexsides[side] = numbered ? hexsides[across[side]] : next++;
    }
    return next;
  }

  /**
   * For each side of a hex the neighbour's side that it meets, or -1; one of the hexes naming the
   * other is enough.
   */
  private int[] acrossSides(GameMap map) {
    int[] across = new int[hexsides.length];
    Arrays.fill(across, -1);
    map.hexes()
        .values()
        .forEach(hex -> hex.neighbors().forEach((edge, id) -> join(across, map, hex, edge, id)));
    return across;
  }

  private void join(int[] across, GameMap map, Hex hex, int edge, HexId neighbor) {
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
