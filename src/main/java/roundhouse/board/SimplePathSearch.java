package roundhouse.board;

import java.util.BitSet;

/**
 * Searches for a walk to a segment that passes no node twice. Each step first tries the shortest
 * path over the remaining nodes, and gives up if there is none.
 */
final class SimplePathSearch {
  /**
   * Many times what the densest known boards need; a walk that is harder to find counts as none.
   */
  private static final int MOST_STEPS = 1_000;

  private static final int NONE = -1;

  private final TrackGraph graph;
  private final BitSet starts;
  private final BitSet blocked;
  private final BitSet passed = new BitSet();
  private final BitSet walk = new BitSet();

  /** Segments with which no walk ends: no walk to another segment uses them either. */
  private final BitSet hopeless = new BitSet();

  /** The search for a turn-off that last came to a step. */
  private final int[] seen;

  private final int[] queue;
  private final int[] turnOff;
  private int target;
  private int steps;
  private int searches;

  SimplePathSearch(TrackGraph graph, BitSet starts, BitSet blocked) {
    this.graph = graph;
    this.starts = starts;
    this.blocked = blocked;
    queue = new int[2 * graph.segments() + 1];
    turnOff = new int[queue.length];
    seen = new int[queue.length];
  }

  /** The segments of a walk that ends with this one, empty if there is none. */
  BitSet walkTo(int segment) {
    if (hopeless.get(segment)) return new BitSet();
    target = segment;
    steps = 0;
    passed.clear();
    walk.clear();
    boolean found = starts.stream().anyMatch(this::findsFrom);
    if (found) walk.set(segment);
    else if (steps <= MOST_STEPS) hopeless.set(segment);
    return found ? (BitSet) walk.clone() : new BitSet();
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
    if (passed.get(node) || hopeless.get(segment)) return false;
    if (segment == target) return true;
    if (++steps > MOST_STEPS || isEnd(node)) return false;
    passed.set(node);
    walk.set(segment);
    if (goesOn(segment, node)) return true;
    passed.clear(node);
    walk.clear(segment);
    return false;
  }

  private boolean goesOn(int segment, int node) {
    int towards = turnOffToTarget(segment, node);
    if (towards == NONE) return false;
    if (run(towards, node)) return true;
    for (int next : graph.segmentsAt(node)) {
      if (next != towards && graph.joins(node, segment, next) && run(next, node)) return true;
    }
    return false;
  }

  private boolean isEnd(int node) {
    return graph.isStop(node) && blocked.get(node);
  }

  /**
   * The next segment on the shortest path to the target over nodes not passed yet; the path may use
   * some nodes twice, but none of the target's: a walk that passes one cannot end with the target.
   */
  private int turnOffToTarget(int segment, int node) {
    searches++;
    queue[0] = step(segment, node);
    int queued = 1;
    for (int next = 0; next < queued; next++) {
      int at = queue[next] % 2 == 1 ? graph.nodeB(queue[next] / 2) : graph.nodeA(queue[next] / 2);
      if (isEnd(at)) continue;
      boolean atTarget = at == graph.nodeA(target) || at == graph.nodeB(target);
      for (int beyond : graph.segmentsAt(at)) {
        if (atTarget && beyond != target || hopeless.get(beyond)) continue;
        int end = graph.otherEnd(beyond, at);
        int step = step(beyond, end);
        if (seen[step] == searches || passed.get(end) || !graph.joins(at, queue[next] / 2, beyond))
          continue;
        int first = next == 0 ? beyond : turnOff[next];
        if (beyond == target) return first;
        seen[step] = searches;
        turnOff[queued] = first;
        queue[queued++] = step;
      }
    }
    return NONE;
  }

  private int step(int segment, int to) {
    return 2 * segment + (graph.nodeB(segment) == to ? 1 : 0);
  }
}
