package roundhouse.board;

import java.util.BitSet;

/**
 * Looks for a walk to one segment that passes no node twice. A step is given up as soon as the
 * segment cannot be reached any more over the nodes that are left, so that hardly a step is wasted.
 */
final class LoopSearch {
  /** Far beyond what the densest boards need; a way that is harder to find counts as none. */
  private static final int MOST_STEPS = 20_000;

  private final TrackGraph graph;
  private final BitSet starts;
  private final BitSet blocked;
  private final BitSet passed = new BitSet();
  private int target;
  private int steps;

  LoopSearch(TrackGraph graph, BitSet starts, BitSet blocked) {
    this.graph = graph;
    this.starts = starts;
    this.blocked = blocked;
  }

  boolean finds(int segment) {
    target = segment;
    return starts.stream().anyMatch(this::findsFrom);
  }

  private boolean findsFrom(int start) {
    passed.set(start);
    for (int segment : graph.segmentsAt(start)) {
      if (run(segment, start)) return true;
    }
    passed.clear(start);
    return false;
  }

  private boolean run(int segment, int from) {
    int node = graph.otherEnd(segment, from);
    if (passed.get(node)) return false;
    if (segment == target) return true;
    if (++steps > MOST_STEPS || isEnd(node) || !isWithinReach(segment, node)) return false;
    passed.set(node);
    for (int next : graph.segmentsAt(node)) {
      if (graph.joins(node, segment, next) && run(next, node)) return true;
    }
    passed.clear(node);
    return false;
  }

  private boolean isEnd(int node) {
    return graph.isStop(node) && blocked.get(node);
  }

  /** Whether the target lies beyond this step when only nodes not passed yet are used, some of them twice. */
  private boolean isWithinReach(int segment, int node) {
    var seen = new BitSet();
    int[] queue = new int[2 * graph.segments()];
    int queued = 0;
    queue[queued++] = step(segment, node);
    for (int next = 0; next < queued; next++) {
      int at = queue[next] % 2 == 1 ? graph.nodeB(queue[next] / 2) : graph.nodeA(queue[next] / 2);
      if (isEnd(at)) continue;
      for (int beyond : graph.segmentsAt(at)) {
        int end = graph.otherEnd(beyond, at);
        int step = step(beyond, end);
        if (seen.get(step) || passed.get(end) || !graph.joins(at, queue[next] / 2, beyond)) continue;
        if (beyond == target) return true;
        seen.set(step);
        queue[queued++] = step;
      }
    }
    return false;
  }

  private int step(int segment, int to) {
    return 2 * segment + (graph.nodeB(segment) == to ? 1 : 0);
  }
}
