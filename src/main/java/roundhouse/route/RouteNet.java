package roundhouse.route;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * The track graph, with all track between neighbouring stops and junctions joined into arcs.
 * Immutable. Its nodes are those of the graph, without hexsides.
 */
final class RouteNet {
  private final TrackGraph track;
  private final RouteArc[][] arcs;
  private final int[] places;
  private final int keys;
  private final StopRef[] refs;
  private final Map<StopRef, Integer> nodes = new HashMap<>();

  /** Computed on first use: only runs drawn by people name pieces. */
  private volatile Map<TrackRef, Integer> segments = Map.of();

  RouteNet(TrackGraph track, RouteArc[][] arcs, int[] places, int keys) {
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

  /** The net of the track, which the track keeps. */
  static RouteNet of(TrackGraph track) {
    return track.facts().get(new Net(), () -> new RouteNetBuilder(track).build());
  }

  private record Net() {}

  TrackGraph track() {
    return track;
  }

  /** The number of stops and junctions; stops come first. */
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

  /** The node of a stop, if the board has it. */
  Optional<Integer> node(StopRef ref) {
    return Optional.ofNullable(nodes.get(ref));
  }

  /** The segment of a piece of track, if the board has it. */
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

  /** A number that all stops of a group share. */
  int place(int node) {
    return places[node];
  }

  RouteArc[] arcsFrom(int node) {
    return arcs[node];
  }

  /** Whether the track lets a run continue from one arc to another at their common node. */
  boolean joins(RouteArc in, RouteArc out) {
    return track.joins(out.from(), in.last(), out.first());
  }

  long[] roomForKeys() {
    return BitWords.room(keys);
  }

  long[] roomForHexes() {
    return BitWords.room(track.hexes());
  }

  long[] roomForPlaces() {
    return BitWords.room(track.stops());
  }
}
