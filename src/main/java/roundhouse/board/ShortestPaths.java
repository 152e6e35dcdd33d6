package roundhouse.board;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The shortest paths from some starts along each segment in each direction; they may use track
 * again. A step is a segment and the node it leads to.
 */
final class ShortestPaths {
  private static final int NONE = -1;
  private static final int START = -2;

  private final TrackGraph graph;
  private final BitSet blocked;
  private final int[] before;
  private final int[] queue;
  private int queued;

  ShortestPaths(TrackGraph graph, BitSet starts, BitSet blocked) {
    this.graph = graph;
    this.blocked = blocked;
    before = new int[2 * graph.segments()];
    queue = new int[before.length];
    Arrays.fill(before, NONE);
    starts.stream()
        .forEach(
            start -> {
              for (int segment : graph.segmentsAt(start)) reach(step(segment, start), START);
            });
    for (int next = 0; next < queued; next++) goOn(queue[next]);
  }

  /** The number of steps of all paths. */
  int count() {
    return queued;
  }

  /** The segment of a step, the nearest first; both directions of a segment are steps. */
  int segment(int at) {
    return queue[at] / 2;
  }

  /** Whether one of these paths passes no node twice. */
  boolean isSimple(int segment) {
    return isLegalWay(2 * segment) || isLegalWay(2 * segment + 1);
  }

  /** Twice the segment, plus one when it is followed from its first end to its second. */
  private int step(int segment, int from) {
    return 2 * segment + (graph.nodeA(segment) == from ? 1 : 0);
  }

  private int target(int step) {
    return step % 2 == 1 ? graph.nodeB(step / 2) : graph.nodeA(step / 2);
  }

  private void reach(int step, int from) {
    if (before[step] != NONE) return;
    before[step] = from;
    queue[queued++] = step;
  }

  private void goOn(int step) {
    int node = target(step);
    if (graph.isStop(node) && blocked.get(node)) return;
    for (int segment : graph.segmentsAt(node)) {
      if (graph.joins(node, step / 2, segment)) reach(step(segment, node), step);
    }
  }

  private boolean isLegalWay(int last) {
    if (before[last] == NONE) return false;
    var passed = new BitSet();
    for (int step = last; ; step = before[step]) {
      if (passed.get(target(step))) return false;
      passed.set(target(step));
      if (before[step] == START) return !passed.get(graph.otherEnd(step / 2, target(step)));
    }
  }
}
