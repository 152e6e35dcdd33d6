package roundhouse.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
}
