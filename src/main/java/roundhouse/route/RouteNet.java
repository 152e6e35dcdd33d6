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
  private final int placeCount;
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
    var groups = new HashMap<String, Integer>();
    this.places = places(track, nodeCount, groups);
    this.placeCount = track.stops() + groups.size();
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

  /** Stops are their own places; groups are numbered after all stops. */
  private static int[] places(TrackGraph track, int nodes, Map<String, Integer> groups) {
    int[] places = IntStream.range(0, nodes).toArray();
    for (int node = 0; node < track.stops(); node++) {
      String group = track.stop(node).stop().group();
      if (!group.isEmpty())
        places[node] = groups.computeIfAbsent(group, _ -> track.stops() + groups.size());
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

  /** A number that all stops of a group share, and no other stop. */
  int place(int node) {
    return places[node];
  }

  /** Adds a stop to a set of stops, and the group that it is in. */
  void add(long[] stops, int stop) {
    BitWords.add(stops, stop);
    BitWords.add(stops, places[stop]);
  }

  /** Whether a set has a stop or the group that it is in. */
  boolean has(long[] stops, int stop) {
    return BitWords.has(stops, stop) || BitWords.has(stops, places[stop]);
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
    return BitWords.room(placeCount);
  }
}
