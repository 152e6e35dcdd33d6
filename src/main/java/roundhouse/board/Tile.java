package roundhouse.board;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A tile or a printed hex: stops, and track between them and the edges. Immutable. Rotations and
 * exits are computed once, because the search for legal tiles asks for them on every hex.
 */
public final class Tile {
  private final String number;
  private final TileColor color;
  private final List<Stop> stops;
  private final List<Track> tracks;
  private final Set<String> labels;
  private final int terrain;
  private final String terrainKind;
  private final Set<Integer> exits;
  private final List<Integer> cities;
  private final boolean grouped;
  private final int hash;
  private final Tile[] turned = new Tile[6];
  private final DerivedFacts facts = new DerivedFacts();

  /**
   * @param number as printed ("57"), or "" for a printed hex
   * @param labels letters that tile and hex must share
   * @param terrain printed cost of the next tile, 0 for none
   */
  public Tile(
      String number,
      TileColor color,
      List<Stop> stops,
      List<Track> tracks,
      Set<String> labels,
      int terrain) {
    this(number, color, stops, tracks, labels, terrain, "");
  }

  /**
   * @param terrainKind the reason for that cost ("water"), or ""
   */
  public Tile(
      String number,
      TileColor color,
      List<Stop> stops,
      List<Track> tracks,
      Set<String> labels,
      int terrain,
      String terrainKind) {
    this.number = number;
    this.color = color;
    this.stops = List.copyOf(stops);
    this.tracks = List.copyOf(tracks);
    this.labels = Collections.unmodifiableSet(new TreeSet<>(labels));
    this.terrain = terrain;
    this.terrainKind = terrainKind;
    this.exits = Collections.unmodifiableSet(exits(tracks));
    this.cities =
        IntStream.range(0, stops.size()).filter(stop -> stops.get(stop).isCity()).boxed().toList();
    this.grouped = stops.stream().anyMatch(stop -> !stop.group().isEmpty());
    this.hash = 31 * (31 * number.hashCode() + this.tracks.hashCode()) + color.ordinal();
  }

  private static Set<Integer> exits(List<Track> tracks) {
    var exits = new TreeSet<Integer>();
    for (Track track : tracks) {
      if (track.a() instanceof Track.Edge edge) exits.add(edge.number());
      if (track.b() instanceof Track.Edge edge) exits.add(edge.number());
    }
    return exits;
  }

  /** What follows from this tile, such as its picture. */
  public DerivedFacts facts() {
    return facts;
  }

  public String number() {
    return number;
  }

  public TileColor color() {
    return color;
  }

  public List<Stop> stops() {
    return stops;
  }

  public List<Track> tracks() {
    return tracks;
  }

  public Set<String> labels() {
    return labels;
  }

  public int terrain() {
    return terrain;
  }

  public String terrainKind() {
    return terrainKind;
  }

  /** The tile rotated clockwise by {@code rotation} steps of 60 degrees. */
  public Tile rotated(int rotation) {
    if (rotation == 0) return this;
    int turn = Math.floorMod(rotation, 6);
    Tile known = turned[turn];
    if (known != null) return known;
    Tile made =
        new Tile(
            number,
            color,
            stops,
            tracks.stream().map(track -> track.rotated(rotation)).toList(),
            labels,
            terrain,
            terrainKind);
    turned[turn] = made;
    return made;
  }

  /** The edges that track runs to. */
  public Set<Integer> exits() {
    return exits;
  }

  /** Indices of the cities among its stops. */
  public List<Integer> cities() {
    return cities;
  }

  public boolean hasCity() {
    return !cities.isEmpty();
  }

  /** Whether any of its stops is in a group. */
  boolean hasGroups() {
    return grouped;
  }

  /** The same tile with other stops. */
  Tile with(List<Stop> others) {
    return new Tile(number, color, others, tracks, labels, terrain, terrainKind);
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof Tile tile
        && hash == tile.hash
        && terrain == tile.terrain
        && terrainKind.equals(tile.terrainKind)
        && color == tile.color
        && number.equals(tile.number)
        && tracks.equals(tile.tracks)
        && stops.equals(tile.stops)
        && labels.equals(tile.labels);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return "Tile[number=%s, color=%s, stops=%s, tracks=%s, labels=%s, terrain=%s]"
        .formatted(number, color, stops, tracks, labels, terrain);
  }
}
