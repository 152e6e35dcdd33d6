package roundhouse.board;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.OptionalInt;

/**
 * How many hexes away places are over track, by the shortest ways from some stops. A way never
 * reverses, ends at blocked stops, and may use track again.
 */
public final class TrackDistances {
  private static final int FAR = Integer.MAX_VALUE;

  private final TrackGraph graph;
  private final BitSet blocked;
  private final int[] toStop;
  private final int[] toHex;

  /** By step: twice the segment, plus one when it is followed from its first end to its second. */
  private final int[] toStep;

  private final Deque<Integer> waiting = new ArrayDeque<>();

  private TrackDistances(TrackGraph graph, BitSet starts, BitSet blocked) {
    this.graph = graph;
    this.blocked = blocked;
    toStop = far(graph.stops());
    toHex = far(graph.hexes());
    toStep = far(2 * graph.segments());
    starts.stream().forEach(this::leave);
    while (!waiting.isEmpty()) goOn(waiting.poll());
  }

  /**
   * @param starts stops where ways begin, blocked or not
   * @param blocked stops that may be reached but not passed
   */
  public static TrackDistances of(TrackGraph graph, BitSet starts, BitSet blocked) {
    return new TrackDistances(graph, starts, blocked);
  }

  private static int[] far(int count) {
    var all = new int[count];
    Arrays.fill(all, FAR);
    return all;
  }

  /** Hexsides on the way to a stop, 0 from a start to itself; empty if no way leads there. */
  public OptionalInt toStop(int stop) {
    return known(toStop[stop]);
  }

  /** Hexsides on the way to track or a stop in a hex; empty if no way leads there. */
  public OptionalInt toHex(HexId hex) {
    return known(toHex[graph.hexNumber(hex)]);
  }

  private static OptionalInt known(int distance) {
    return distance == FAR ? OptionalInt.empty() : OptionalInt.of(distance);
  }

  private void leave(int start) {
    toStop[start] = 0;
    toHex[graph.hexNumber(graph.stop(start).hex())] = 0;
    for (int segment : graph.segmentsAt(start)) reach(segment, start, 0, false);
  }

  /**
   * Follows a segment from one of its ends.
   *
   * @param crosses whether it lies beyond a hexside; what does not is nearer than all that waits
   */
  private void reach(int segment, int from, int distance, boolean crosses) {
    int step = 2 * segment + (graph.nodeA(segment) == from ? 1 : 0);
    if (distance >= toStep[step]) return;
    toStep[step] = distance;
    int hex = graph.hexOf(segment);
    toHex[hex] = Math.min(toHex[hex], distance);
    int node = graph.otherEnd(segment, from);
    if (graph.isStop(node)) toStop[node] = Math.min(toStop[node], distance);
    if (crosses) waiting.addLast(step);
    else waiting.addFirst(step);
  }

  private void goOn(int step) {
    int segment = step / 2;
    int node = step % 2 == 1 ? graph.nodeB(segment) : graph.nodeA(segment);
    if (graph.isStop(node) && blocked.get(node)) return;
    for (int next : graph.segmentsAt(node)) {
      if (!graph.joins(node, segment, next)) continue;
      boolean crosses = graph.hexOf(next) != graph.hexOf(segment);
      reach(next, node, toStep[step] + (crosses ? 1 : 0), crosses);
    }
  }
}
