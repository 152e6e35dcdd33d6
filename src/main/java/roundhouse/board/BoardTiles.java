package roundhouse.board;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tile on each hex of a map. Boards that differ only in markers share it, with its track. Many
 * boards are hypothetical, to test a tile, so derived values are computed lazily.
 */
final class BoardTiles {
  private final GameMap map;
  private final HexIndex hexes;

  /** By the number of the hex: the tile with what it keeps of the printed one. */
  private final Tile[] lying;

  /** By the number of the hex, null for printed hexes. */
  private final TilePlacement[] placed;

  private volatile Map<HexId, TilePlacement> laid;
  private volatile Map<String, Integer> counts;
  private volatile TrackGraph track;

  BoardTiles(GameMap map, Map<HexId, TilePlacement> laid) {
    this(map, new HexIndex(map));
    map.hexes().forEach((id, hex) -> lying[hexes.number(id)] = hex.printed());
    laid.forEach(this::place);
  }

  private BoardTiles(GameMap map, HexIndex hexes) {
    this(map, hexes, new Tile[hexes.hexes()], new TilePlacement[hexes.hexes()]);
  }

  private BoardTiles(GameMap map, HexIndex hexes, Tile[] lying, TilePlacement[] placed) {
    this.map = map;
    this.hexes = hexes;
    this.lying = lying;
    this.placed = placed;
  }

  private void place(HexId hex, TilePlacement placement) {
    int number = hexes.number(hex);
    lying[number] = map.hex(hex).under(placement.turned());
    placed[number] = placement;
  }

  /** The laid tiles by hex, in the order of ids. */
  Map<HexId, TilePlacement> laid() {
    if (laid == null) laid = Collections.unmodifiableMap(placedByHex());
    return laid;
  }

  private Map<HexId, TilePlacement> placedByHex() {
    var byHex = new TreeMap<HexId, TilePlacement>();
    for (int hex = 0; hex < placed.length; hex++)
      if (placed[hex] != null) byHex.put(hexes.id(hex), placed[hex]);
    return byHex;
  }

  Tile tile(HexId hex) {
    return lying[hexes.number(hex)];
  }

  /** How many tiles with a number are laid. */
  int count(String number) {
    if (counts == null) counts = counted();
    return counts.getOrDefault(number, 0);
  }

  private Map<String, Integer> counted() {
    var counted = new HashMap<String, Integer>();
    for (TilePlacement placement : placed)
      if (placement != null) counted.merge(placement.tile().number(), 1, Integer::sum);
    return counted;
  }

  BoardTiles with(HexId hex, TilePlacement placement) {
    var other = new BoardTiles(map, hexes, lying.clone(), placed.clone());
    other.place(hex, placement);
    return other;
  }

  /** The tiles with a hex as it is printed on the map. */
  BoardTiles without(HexId hex) {
    var other = new BoardTiles(map, hexes, lying.clone(), placed.clone());
    other.lying[hexes.number(hex)] = map.hex(hex).printed();
    other.placed[hexes.number(hex)] = null;
    return other;
  }

  /** Built on first use; two threads at once may build equal graphs. */
  TrackGraph track() {
    TrackGraph built = track;
    if (built == null) {
      built = TrackGraphBuilder.build(hexes, lying);
      track = built;
    }
    return built;
  }
}
