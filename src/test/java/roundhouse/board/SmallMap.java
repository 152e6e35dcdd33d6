package roundhouse.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Small maps for tests, written as hexes with their printed notation. */
public final class SmallMap {
  private final Map<String, String> printed = new TreeMap<>();
  private final Map<String, Set<Integer>> impassable = new HashMap<>();

  /** Adds a yellow hex of a flat map. */
  public SmallMap hex(String id, String notation) {
    printed.put(id, notation);
    return this;
  }

  public SmallMap impassable(String id, int edge) {
    impassable.computeIfAbsent(id, hex -> new TreeSet<>()).add(edge);
    return this;
  }

  public Board board() {
    var hexes = new TreeMap<HexId, Hex>();
    printed.forEach(
        (id, notation) ->
            hexes.put(HexId.of(id), hex(id, TileNotation.parse("", TileColor.YELLOW, notation))));
    return Board.empty(new GameMap(Layout.FLAT, hexes));
  }

  private Hex hex(String id, Tile tile) {
    Coordinate place = Layout.FLAT.parse(id);
    var neighbors = new TreeMap<Integer, HexId>();
    for (int edge = 0; edge < 6; edge++) {
      Coordinate across = Layout.FLAT.across(place, edge);
      if (across.x() >= 0 && printed.containsKey(Layout.FLAT.name(across).text()))
        neighbors.put(edge, Layout.FLAT.name(across));
    }
    return new Hex(
        HexId.of(id),
        "",
        place,
        tile,
        0,
        "",
        impassable.getOrDefault(id, Set.of()),
        Map.of(),
        neighbors,
        Map.of());
  }
}
