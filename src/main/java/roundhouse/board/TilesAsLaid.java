package roundhouse.board;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** What lies on each hex of a map. Boards that differ in their markers only share it, and its track. */
final class TilesAsLaid {
  private final GameMap map;
  private final Map<String, Placement> laid;
  private final Map<String, Tile> lying;
  private final Map<String, Integer> counts = new HashMap<>();
  private volatile TrackGraph track;

  TilesAsLaid(GameMap map, Map<String, Placement> laid) {
    this(map, new TreeMap<>(laid), new HashMap<>());
    map.hexes().forEach((id, hex) -> lying.put(id, hex.printed()));
    this.laid.forEach((id, placement) -> lying.put(map.hex(id).id(), placement.turned()));
  }

  /** Takes over maps that nobody else holds. */
  private TilesAsLaid(GameMap map, TreeMap<String, Placement> laid, Map<String, Tile> lying) {
    this.map = map;
    this.laid = Collections.unmodifiableMap(laid);
    this.lying = lying;
    laid.values().forEach(placement -> counts.merge(placement.tile().number(), 1, Integer::sum));
  }

  Map<String, Placement> laid() {
    return laid;
  }

  Tile tile(String hex) {
    Tile tile = lying.get(hex);
    if (tile == null) throw new IllegalArgumentException("there is no hex " + hex + " on the map");
    return tile;
  }

  /** How many tiles of a number are laid. */
  int count(String number) {
    return counts.getOrDefault(number, 0);
  }

  TilesAsLaid with(String hex, Placement placement) {
    var more = new TreeMap<>(laid);
    more.put(hex, placement);
    var other = new HashMap<>(lying);
    other.put(map.hex(hex).id(), placement.turned());
    return new TilesAsLaid(map, more, other);
  }

  /** Built when first asked for; two threads that ask at once build equal graphs. */
  TrackGraph track() {
    TrackGraph built = track;
    if (built == null) {
      built = TrackGraphBuilder.build(map, this);
      track = built;
    }
    return built;
  }
}
