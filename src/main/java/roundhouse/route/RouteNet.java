package roundhouse.route;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;

/**
 * The track graph with the plain track between stops and junctions drawn together into arcs.
 * Immutable; the nodes are those of the graph, without the hexsides.
 */
final class RouteNet {
  private final TrackGraph track;
  private final Arc[][] arcs;
  private final int[] places;
  private final int keys;
  private final StopRef[] refs;
  private final Map<StopRef, Integer> nodes = new HashMap<>();

  /** Numbered when first asked for: only runs that people draw name pieces. */
  private volatile Map<TrackRef, Integer> segments = Map.of();

  RouteNet(TrackGraph track, Arc[][] arcs, int[] places, int keys) {
    this.track = track;
    this.arcs = arcs;
    this.places = places;
    this.keys = keys;
    this.refs = new StopRef[track.stops()];
    for (int node = 0; node < refs.length; node++) {
      refs[node] = new StopRef(track.stop(node).hex(), track.stop(node).index());
      nodes.put(refs[node], node);
    }
  }

  static RouteNet of(TrackGraph track) {
    return new RouteNetBuilder(track).build();
  }

  TrackGraph track() {
    return track;
  }

  /** Stops and junctions; the stops come first. */
  int nodes() {
    return arcs.length;
  }

  boolean isStop(int node) {
    return track.isStop(node);
  }

  Stop stop(int node) {
    return track.stop(node).stop();
  }

  StopRef ref(int node) {
    return refs[node];
  }

  int hexOf(int stop) {
    return track.hexNumber(track.stop(stop).hex());
  }

  /** The node of a stop, if there is such a stop on the board. */
  Optional<Integer> node(StopRef ref) {
    return Optional.ofNullable(nodes.get(ref));
  }

  /** The segment of a piece of track, if there is such a piece on the board. */
  Optional<Integer> segment(TrackRef piece) {
    if (segments.isEmpty()) segments = numbered();
    return Optional.ofNullable(segments.get(piece));
  }

  private Map<TrackRef, Integer> numbered() {
    var numbered = new HashMap<TrackRef, Integer>();
    for (int segment = 0; segment < track.segments(); segment++)
      numbered.putIfAbsent(
          TrackRef.of(track.hexId(track.hexOf(segment)), track.track(segment)), segment);
    return numbered;
  }

  /** A number that the stops of one group share. */
  int place(int node) {
    return places[node];
  }

  Arc[] arcsFrom(int node) {
    return arcs[node];
  }

  /**
   * Whether a run may go from one arc on to another at the node where they meet, as far as the
   * track says.
   */
  boolean joins(Arc in, Arc out) {
    return track.joins(out.from(), in.last(), out.first());
  }

  long[] roomForKeys() {
    return Bits.room(keys);
  }

  long[] roomForHexes() {
    return Bits.room(track.hexes());
  }

  long[] roomForPlaces() {
    return Bits.room(track.stops());
  }
}
