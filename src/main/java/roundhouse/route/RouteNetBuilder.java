package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.board.TrackGraph;

/** Builds the arcs of a net by following the track from each stop and junction to the next ones. */
final class RouteNetBuilder {
  private static final int NONE = -1;

  private final TrackGraph track;
  private final int nodes;

  /**
   * The numbers of keys, assigned in the order of discovery, or {@link #NONE}: for hexsides, and
   * for pieces within a hex.
   */
  private final int[] ofHexside;

  private final int[] ofPiece;
  private int keys;

  RouteNetBuilder(TrackGraph track, int nodes) {
    this.track = track;
    this.nodes = nodes;
    this.ofHexside = new int[track.nodes()];
    this.ofPiece = new int[track.segments()];
    Arrays.fill(ofHexside, NONE);
    Arrays.fill(ofPiece, NONE);
  }

  RouteNet.Arcs build() {
    List<List<int[]>> ways = IntStream.range(0, nodes).mapToObj(this::waysFrom).toList();
    for (List<int[]> from : ways)
      for (int[] way : from)
        for (int segment : way) for (int key : keysOf(track, segment)) number(key);
    RouteArc[][] arcs = new RouteArc[nodes][];
    for (int node = 0; node < nodes; node++) {
      int from = node;
      arcs[node] = ways.get(node).stream().map(way -> arc(from, way)).toArray(RouteArc[]::new);
    }
    return new RouteNet.Arcs(arcs, keys);
  }

  private int number(int key) {
    int[] numbers = key < 0 ? ofPiece : ofHexside;
    int at = key < 0 ? -1 - key : key;
    if (numbers[at] == NONE) numbers[at] = keys++;
    return numbers[at];
  }

  private List<int[]> waysFrom(int node) {
    var found = new ArrayList<int[]>();
    for (int segment : track.segmentsAt(node))
      follow(new int[] {segment}, track.otherEnd(segment, node), node, found);
    return found;
  }

  /** Extends a way over plain track until it reaches a node, crossing no hexside twice. */
  private void follow(int[] way, int end, int start, List<int[]> found) {
    if (!track.isHexside(end)) {
      if (end != start || !track.isStop(end)) found.add(way);
      return;
    }
    int last = way[way.length - 1];
    for (int next : track.segmentsAt(end)) {
      int beyond = track.otherEnd(next, end);
      if (!track.joins(end, last, next) || track.isHexside(beyond) && touches(way, beyond))
        continue;
      int[] longer = Arrays.copyOf(way, way.length + 1);
      longer[way.length] = next;
      follow(longer, beyond, start, found);
    }
  }

  private boolean touches(int[] way, int hexside) {
    for (int segment : way)
      if (track.nodeA(segment) == hexside || track.nodeB(segment) == hexside) return true;
    return false;
  }

  private RouteArc arc(int from, int[] way) {
    long[] used = BitWords.room(keys);
    long[] hexes = BitWords.room(track.hexes());
    long[] entered = BitWords.room(track.hexes());
    boolean simple = true;
    for (int at = 0; at < way.length; at++) {
      for (int key : keysOf(track, way[at])) BitWords.add(used, number(key));
      int hex = track.hexOf(way[at]);
      simple &= !BitWords.has(hexes, hex);
      BitWords.add(hexes, hex);
      if (at > 0) BitWords.add(entered, hex);
    }
    return new RouteArc(from, end(from, way), way, used, entered, simple);
  }

  private int end(int from, int[] way) {
    int at = from;
    for (int segment : way) at = track.otherEnd(segment, at);
    return at;
  }

  /**
   * The hexsides that a piece touches; a piece that touches none is its own key, a negative number.
   */
  static int[] keysOf(TrackGraph track, int segment) {
    int a = track.nodeA(segment);
    int b = track.nodeB(segment);
    if (track.isHexside(a)) return track.isHexside(b) ? new int[] {a, b} : new int[] {a};
    return track.isHexside(b) ? new int[] {b} : new int[] {-1 - segment};
  }
}
