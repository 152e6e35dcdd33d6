package roundhouse.route;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
  private final int nodeCount;
  private final int[] places;
  private final StopRef[] refs;
  private final Map<StopRef, Integer> nodes = new HashMap<>();

  /** Computed on first use: only runs drawn by people name pieces. */
  private volatile Map<TrackRef, Integer> segments = Map.of();

  /** Computed on first use: only searches follow them. */
  private volatile Arcs arcs;

  /**
   * All track between neighbouring nodes.
   *
   * @param from the arcs from each node
   * @param keys how many hexsides and pieces within a hex they use
   */
  record Arcs(RouteArc[][] from, int keys) {}

  private RouteNet(TrackGraph track) {
    this.track = track;
    this.nodeCount =
        (int) IntStream.range(0, track.nodes()).filter(node -> !track.isHexside(node)).count();
    this.places = places(track, nodeCount);
    this.refs = new StopRef[track.stops()];
    for (int node = 0; node < refs.length; node++) {
      refs[node] = new StopRef(track.stop(node).hex(), track.stop(node).index());
      nodes.put(refs[node], node);
    }
  }

  /** The net of the track, which the track keeps. */
  static RouteNet of(TrackGraph track) {
    return track.facts().get(new Net(), () -> new RouteNet(track));
  }

  private record Net() {}

  private static int[] places(TrackGraph track, int nodes) {
    int[] places = IntStream.range(0, nodes).toArray();
    var groups = new HashMap<String, Integer>();
    for (int node = 0; node < track.stops(); node++) {
      String group = track.stop(node).stop().group();
      if (!group.isEmpty()) places[node] = groups.merge(group, node, Math::min);
    }
    return places;
  }

  private Arcs arcs() {
    Arcs known = arcs;
    if (known == null) arcs = known = new RouteNetBuilder(track, nodeCount).build();
    return known;
  }

  TrackGraph track() {
    return track;
  }

  /** The number of stops and junctions; stops come first. */
  int nodes() {
    return nodeCount;
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
    return arcs().from()[node];
  }

  /** Whether the track lets a run continue from one arc to another at their common node. */
  boolean joins(RouteArc in, RouteArc out) {
    return track.joins(out.from(), in.last(), out.first());
  }

  long[] roomForKeys() {
    return BitWords.room(arcs().keys());
  }

  long[] roomForHexes() {
    return BitWords.room(track.hexes());
  }

  long[] roomForPlaces() {
    return BitWords.room(track.stops());
  }
}
