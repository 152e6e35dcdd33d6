package roundhouse.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What an arbitrarily long train can reach over track from some stops. A walk leaves from one of
 * the starts, never reverses over a switch, stops where it may not pass, and passes no stop,
 * junction or hexside twice.
 *
 * <p>The shortest path to a segment is nearly always such a walk. Only if it is not, because it
 * loops onto its own track, a search decides.
 */
public final class Reach {
  private final TrackGraph graph;
  private final BitSet starts;
  private final BitSet blocked;
  private final BitSet stops = new BitSet();
  private final BitSet segments = new BitSet();
  private final BitSet hexsides = new BitSet();

  private Reach(TrackGraph graph, BitSet starts, BitSet blocked) {
    this.graph = graph;
    this.starts = (BitSet) starts.clone();
    this.blocked = (BitSet) blocked.clone();
  }

  /**
   * What a single train could reach.
   *
   * @param starts stops where walks begin, blocked or not
   * @param blocked stops that may be reached but not passed
   */
  public static Reach of(TrackGraph graph, BitSet starts, BitSet blocked) {
    return new Reach(graph, starts, blocked).follow(true);
  }

  /** The same for walks that may use track again, as long as they never reverse. */
  public static Reach reusingTrack(TrackGraph graph, BitSet starts, BitSet blocked) {
    return new Reach(graph, starts, blocked).follow(false);
  }

  /** The nodes of the stops reached, including the starts. */
  public BitSet stops() {
    return (BitSet) stops.clone();
  }

  /** The segments reached. */
  public BitSet segments() {
    return (BitSet) segments.clone();
  }

  /** The nodes of the hexsides that reached track touches. */
  public BitSet hexsides() {
    return (BitSet) hexsides.clone();
  }

  public boolean reaches(int stop) {
    return stops.get(stop);
  }

  /**
   * Whether reached track touches this hexside from either hex, so that track to it would connect.
   */
  public boolean touches(HexId hex, int edge) {
    return hexsides.get(graph.hexside(hex, edge));
  }

  /** Whether reached track touches any hexside of a hex. */
  public boolean touches(HexId hex) {
    int number = graph.hexNumber(hex);
    for (int edge = 0; edge < HexIndex.EDGES; edge++)
      if (hexsides.get(graph.hexside(number, edge))) return true;
    return false;
  }

  private Reach follow(boolean oneTrain) {
    var ways = new ShortestPaths(graph, starts, blocked);
    var looping = new LinkedHashSet<Integer>();
    for (int at = 0; at < ways.count(); at++) {
      int segment = ways.segment(at);
      if (segments.get(segment)) continue;
      if (!oneTrain || ways.isSimple(segment)) add(segment);
      else looping.add(segment);
    }
    if (!looping.isEmpty()) search(looping);
    stops.or(starts);
    return this;
  }

  private void search(Set<Integer> looping) {
    var search = new SimplePathSearch(graph, starts, blocked);
    for (int segment : looping)
      if (!segments.get(segment)) search.walkTo(segment).stream().forEach(this::add);
  }

  private void add(int segment) {
    segments.set(segment);
    addNode(graph.nodeA(segment));
    addNode(graph.nodeB(segment));
  }

  private void addNode(int node) {
    if (graph.isStop(node)) stops.set(node);
    if (graph.isHexside(node)) hexsides.set(node);
  }

  /**
   * The shortest paths from some starts along each segment in each direction; they may use track
   * again. A step is a segment and the node it leads to.
   */
  private static final class ShortestPaths {
    private static final int NONE = -1;
    private static final int START = -2;

    private final TrackGraph graph;
    private final BitSet blocked;
    private final int[] before;
    private final int[] queue;
    private int queued;

    /** The check of a way that last passed a node. */
    private final int[] passedBy;

    private int checks;

    ShortestPaths(TrackGraph graph, BitSet starts, BitSet blocked) {
      this.graph = graph;
      this.blocked = blocked;
      before = new int[2 * graph.segments()];
      queue = new int[before.length];
      passedBy = new int[graph.nodes()];
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
      checks++;
      for (int step = last; ; step = before[step]) {
        int node = target(step);
        if (passedBy[node] == checks) return false;
        passedBy[node] = checks;
        if (before[step] == START) return passedBy[graph.otherEnd(step / 2, node)] != checks;
      }
    }
  }

  /**
   * Searches for a walk to a segment that passes no node twice. Each step first tries the shortest
   * path over the remaining nodes, and gives up if there is none.
   */
  private static final class SimplePathSearch {
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
     * The next segment on the shortest path to the target over nodes not passed yet; the path may
     * use some nodes twice, but none of the target's: a walk that passes one cannot end with the
     * target.
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
          if (seen[step] == searches
              || passed.get(end)
              || !graph.joins(at, queue[next] / 2, beyond)) continue;
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
}
