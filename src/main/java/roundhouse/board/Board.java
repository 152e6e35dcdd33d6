package roundhouse.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The map with the tiles and station markers on it. Immutable: each change gives a new board. */
public final class Board {
  private final GameMap map;
  private final Map<String, Placement> laid;
  private final List<Marker> markers;
  private final Map<String, Tile> lying = new java.util.HashMap<>();

  public Board(GameMap map, Map<String, Placement> laid, List<Marker> markers) {
    this.map = map;
    this.laid = Collections.unmodifiableMap(new TreeMap<>(laid));
    this.markers = List.copyOf(markers);
    map.hexes().forEach((id, hex) -> lying.put(id, hex.printed()));
    this.laid.forEach((id, placement) -> lying.put(id, placement.turned()));
  }

  public static Board empty(GameMap map) {
    return new Board(map, Map.of(), List.of());
  }

  public GameMap map() {
    return map;
  }

  /** Tiles laid so far, by hex; what is printed does not count. */
  public Map<String, Placement> laid() {
    return laid;
  }

  public List<Marker> markers() {
    return markers;
  }

  /** What lies on a hex, its edges as they lie: the tile laid last, or what is printed. */
  public Tile tile(String hex) {
    Tile tile = lying.get(hex);
    if (tile == null) throw new IllegalArgumentException("there is no hex " + hex + " on the map");
    return tile;
  }

  public List<Marker> markersAt(String hex) {
    return markers.stream().filter(marker -> marker.hex().equals(hex)).toList();
  }

  public List<Marker> markersAt(String hex, int city) {
    return markers.stream().filter(marker -> marker.hex().equals(hex) && marker.city() == city).toList();
  }

  public List<Marker> markersOf(String company) {
    return markers.stream().filter(marker -> marker.company().equals(company)).toList();
  }

  /** The lowest space of a city without a marker. */
  public Optional<Integer> freeSlot(String hex, int city) {
    List<Marker> here = markersAt(hex, city);
    int slots = tile(hex).stops().get(city).slots();
    for (int slot = 0; slot < slots; slot++) {
      int wanted = slot;
      if (here.stream().noneMatch(marker -> marker.slot() == wanted)) return Optional.of(slot);
    }
    return Optional.empty();
  }

  public Board with(Marker marker) {
    var more = new ArrayList<>(markers);
    more.add(marker);
    return new Board(map, laid, more);
  }

  public Board withMarkers(List<Marker> all) {
    return new Board(map, laid, all);
  }

  /** The board with a tile on a hex; markers there move to the city that keeps their track. */
  public Board with(String hex, Placement placement) {
    var tiles = new TreeMap<>(laid);
    tiles.put(hex, placement);
    StopMatch match = StopMatch.between(tile(hex), placement.turned());
    List<Marker> moved =
        markers.stream()
            .map(marker -> marker.hex().equals(hex) ? marker.at(match.newIndex(marker.city()), marker.slot()) : marker)
            .toList();
    return new Board(map, tiles, moved);
  }
}
