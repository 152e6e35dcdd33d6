package roundhouse.board;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What track can be followed to from some stops by an arbitrarily long train. A walk goes out from
 * one of the starts, never turns back over a switch, stops where it may not pass, and passes no
 * stop, junction or hexside twice.
 *
 * <p>Found in two steps: the shortest way to each segment is nearly always such a walk, and proves
 * it; only where it is not, because it runs round a loop onto its own track, a search decides.
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
   * @param starts stops to set out from, whether or not they are blocked
   * @param blocked stops that may be reached but not passed
   */
  public static Reach of(TrackGraph graph, BitSet starts, BitSet blocked) {
    return new Reach(graph, starts, blocked).follow(true);
  }

  /** The same for walks that may come back over track that they used, as long as they never turn round. */
  public static Reach reusingTrack(TrackGraph graph, BitSet starts, BitSet blocked) {
    return new Reach(graph, starts, blocked).follow(false);
  }

  /** The stops reached, starts included, by their nodes. */
  public BitSet stops() {
    return (BitSet) stops.clone();
  }

  /** The segments reached. */
  public BitSet segments() {
    return (BitSet) segments.clone();
  }

  /** The nodes of the hexsides where reached track ends. */
  public BitSet hexsides() {
    return (BitSet) hexsides.clone();
  }

  public boolean reaches(int stop) {
    return stops.get(stop);
  }

  /** Whether reached track ends at this hexside, from either hex, so that track to it would connect. */
  public boolean touches(String hex, int edge) {
    return hexsides.get(graph.hexside(hex, edge));
  }

  private Reach follow(boolean oneTrain) {
    var ways = new Ways(graph, starts, blocked);
    for (int segment = 0; segment < graph.segments(); segment++) {
      if (ways.lead(segment) && (!oneTrain || ways.isLegal(segment) || new LoopSearch(graph, starts, blocked).finds(segment))) {
        add(segment);
      }
    }
    stops.or(starts);
    return this;
  }

  private void add(int segment) {
    segments.set(segment);
    for (int node : new int[] {graph.nodeA(segment), graph.nodeB(segment)}) {
      if (graph.isStop(node)) stops.set(node);
      if (graph.isHexside(node)) hexsides.set(node);
    }
  }

  /** The shortest ways to each segment in each direction; a step is a segment and the node it leads to. */
  private static final class Ways {
    private static final int NONE = -1;
    private static final int START = -2;

    private final TrackGraph graph;
    private final BitSet blocked;
    private final int[] before;
    private final int[] queue;
    private int queued;

    Ways(TrackGraph graph, BitSet starts, BitSet blocked) {
      this.graph = graph;
      this.blocked = blocked;
      before = new int[2 * graph.segments()];
      queue = new int[before.length];
      Arrays.fill(before, NONE);
      starts.stream().forEach(start -> {
        for (int segment : graph.segmentsAt(start)) reach(step(segment, start), START);
      });
      for (int next = 0; next < queued; next++) goOn(queue[next]);
    }

    boolean lead(int segment) {
      return before[2 * segment] != NONE || before[2 * segment + 1] != NONE;
    }

    boolean isLegal(int segment) {
      return isLegalWay(2 * segment) || isLegalWay(2 * segment + 1);
    }

    /** Twice the segment, plus one when it is run from its first end to its second. */
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
}
