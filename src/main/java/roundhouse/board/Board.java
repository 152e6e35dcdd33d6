package roundhouse.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The map with its tiles and station markers. Immutable: each change creates a new board. Boards
 * are equal when the same tiles and markers lie on equal maps.
 */
public final class Board {
  private final GameMap map;
  private final BoardTiles tiles;
  private final List<Marker> markers;

  public Board(GameMap map, Map<HexId, TilePlacement> laid, List<Marker> markers) {
    this(map, new BoardTiles(map, laid), markers);
  }

  private Board(GameMap map, BoardTiles tiles, List<Marker> markers) {
    this.map = map;
    this.tiles = tiles;
    this.markers = List.copyOf(markers);
  }

  public static Board empty(GameMap map) {
    return new Board(map, Map.of(), List.of());
  }

  public GameMap map() {
    return map;
  }

  /** Tiles laid so far, by hex, without printed ones. */
  public Map<HexId, TilePlacement> laid() {
    return tiles.laid();
  }

  /** How many tiles with a number lie on the map. */
  public int laid(String number) {
    return tiles.count(number);
  }

  public List<Marker> markers() {
    return markers;
  }

  /**
   * The tile on a hex, rotated as it lies: the last one laid, with the {@linkplain Hex#under
   * groups} that its stops keep of the printed ones, or the printed one.
   */
  public Tile tile(HexId hex) {
    return tiles.tile(hex);
  }

  /** The track as a graph; boards that differ only in markers share one object. */
  public TrackGraph track() {
    return tiles.track();
  }

  public List<Marker> markersAt(HexId hex) {
    return where(marker -> marker.hex().equals(hex));
  }

  public List<Marker> markersAt(HexId hex, int city) {
    return where(marker -> marker.city() == city && marker.hex().equals(hex));
  }

  public List<Marker> markersOf(String company) {
    return where(marker -> marker.company().equals(company));
  }

  private List<Marker> where(Predicate<Marker> wanted) {
    var found = new ArrayList<Marker>();
    for (Marker marker : markers) if (wanted.test(marker)) found.add(marker);
    return found;
  }

  /**
   * The current stop on a hex that corresponds to a printed one: it keeps the printed stop's track.
   */
  public int stopNow(HexId hex, int printed) {
    return map.hex(hex).stopOn(tile(hex), printed);
  }

  /** The current stop on a hex that is its printed city of this number, from 0. */
  public Optional<Integer> cityNow(HexId hex, int printed) {
    return map.hex(hex).cityOn(tile(hex), printed);
  }

  /** The first free space of a city. */
  public Optional<Integer> freeSlot(HexId hex, int city) {
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
    return new Board(map, tiles, more);
  }

  public Board withMarkers(List<Marker> all) {
    return new Board(map, tiles, all);
  }

  /** The board with another tile on a hex; its markers move to the city that keeps their track. */
  public Board with(HexId hex, TilePlacement placement) {
    BoardTiles with = tiles.with(hex, placement);
    if (markersAt(hex).isEmpty()) return new Board(map, with, markers);
    return new Board(
        map, with, StopMatch.between(tile(hex), placement.turned()).moved(markers, hex));
  }

  /**
   * Whether each marker on a hex would have a space of its own in the cities of another tile.
   *
   * @param turned the tile as it would lie
   */
  public boolean holdsMarkers(HexId hex, Tile turned) {
    List<Marker> here = markersAt(hex);
    if (here.isEmpty()) return true;
    if (turned.stops().isEmpty()) return false;
    for (Marker marker : StopMatch.between(tile(hex), turned).moved(here, hex))
      if (marker.takesSpace() && marker.slot() >= turned.stops().get(marker.city()).slots())
        return false;
    return true;
  }

  /** The board with a hex as printed; its markers move to the city that keeps their track. */
  public Board without(HexId hex) {
    BoardTiles with = tiles.without(hex);
    if (markersAt(hex).isEmpty()) return new Board(map, with, markers);
    return new Board(
        map, with, StopMatch.between(tile(hex), map.hex(hex).printed()).moved(markers, hex));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && tiles.laid().equals(board.tiles.laid())
        && markers.equals(board.markers)
        && map.equals(board.map);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tiles.laid(), markers);
  }

  /**
   * The tile on each hex of a map. Boards that differ only in markers share it, with its track.
   * Many boards are hypothetical, to test a tile, so derived values are computed lazily.
   */
  private static final class BoardTiles {
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
}
