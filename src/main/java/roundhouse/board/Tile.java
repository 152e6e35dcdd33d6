package roundhouse.board;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A tile, or what is printed on a hex: stops and the track between them and the edges.
 *
 * @param number as printed ("57"), or "" for what is printed on the map
 * @param labels letters that tile and hex must share
 * @param terrain cost printed on the tile that the next one has to pay, 0 for none
 */
public record Tile(
    String number, TileColor color, List<Stop> stops, List<Track> tracks, Set<String> labels, int terrain) {

  public Tile {
    stops = List.copyOf(stops);
    tracks = List.copyOf(tracks);
    labels = java.util.Collections.unmodifiableSet(new TreeSet<>(labels));
  }

  /** The same tile turned clockwise by {@code rotation} steps of 60 degrees. */
  public Tile rotated(int rotation) {
    if (rotation == 0) return this;
    return new Tile(number, color, stops, tracks.stream().map(track -> track.rotated(rotation)).toList(), labels, terrain);
  }

  /** The edges that track runs to. */
  public Set<Integer> exits() {
    var exits = new TreeSet<Integer>();
    for (Track track : tracks) {
      if (track.a() instanceof Track.Edge edge) exits.add(edge.number());
      if (track.b() instanceof Track.Edge edge) exits.add(edge.number());
    }
    return exits;
  }

  public boolean hasCity() {
    return stops.stream().anyMatch(Stop::isCity);
  }
}
