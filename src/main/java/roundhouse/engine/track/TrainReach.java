package roundhouse.engine.track;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;

/**
 * The track and stops that any of a company's trains can reach from one of its bases, not past a
 * full city, counting the stops on the way.
 */
final class TrainReach {
  private final TrackGraph track;
  private final RouteRules rules;
  private final BitSet blocked;
  private final BitSet stops = new BitSet();
  private final BitSet hexsides = new BitSet();

  TrainReach(TrackGraph track, RouteRules rules, BitSet blocked) {
    this.track = track;
    this.rules = rules;
    this.blocked = blocked;
  }

  /** Adds what the trains can reach from these bases. */
  TrainReach from(BitSet bases, List<Allowance> trains) {
    trains.stream().distinct().forEach(train -> follow(bases, train));
    return this;
  }

  boolean reaches(int stop) {
    return stops.get(stop);
  }

  /** Whether a train can reach a hexside or stop of a hex. */
  boolean comesTo(HexId hex) {
    for (int edge = 0; edge < 6; edge++) if (touches(hex, edge)) return true;
    int from = track.firstStop(hex);
    int reached = stops.nextSetBit(from);
    return reached >= 0 && reached < from + track.stopsOn(hex);
  }

  /** Whether a train can reach the hexside, from either side. */
  boolean touches(HexId hex, int edge) {
    return hexsides.get(track.hexside(hex, edge));
  }

  private void follow(BitSet bases, Allowance train) {
    var ways = new PathQueue(track.segments());
    bases.stream().filter(base -> fits(train, 1, 0)).forEach(base -> ways.add(base, -1, 1, 0));
    while (ways.next()) {
      int node = ways.node();
      if (track.isStop(node)) stops.set(node);
      else hexsides.set(node);
      if (blocked.get(node) && ways.from() >= 0) continue;
      for (int segment : track.segmentsAt(node)) {
        if (ways.from() < 0 || track.joins(node, ways.from(), segment)) step(ways, segment, train);
      }
    }
  }

  private void step(PathQueue ways, int segment, Allowance train) {
    int to = track.otherEnd(segment, ways.node());
    int cities = ways.cities();
    int towns = ways.towns();
    if (track.isStop(to)) {
      Stop stop = track.stop(to).stop();
      if (!stop.isSmall()) cities += stop.visitCost();
      else if (!skipped(stop, train)) towns += stop.visitCost();
    }
    boolean forwards = track.nodeB(segment) == to;
    if (fits(train, cities, towns) && ways.isNew(segment, forwards, cities, towns))
      ways.add(to, segment, cities, towns);
  }

  private boolean skipped(Stop stop, Allowance train) {
    return stop.kind() == Stop.Kind.TOWN && (rules.skipTowns() || train.skipsTowns())
        || stop.kind() == Stop.Kind.HALT;
  }

  private static boolean fits(Allowance train, int cities, int towns) {
    if (cities > train.cities()) return false;
    return towns <= train.towns() + (train.spare() ? train.cities() - cities : 0);
  }

  /**
   * A queue of paths for trains: the node that each path leads to, its last segment, and the stops
   * counted on it. Stored in arrays for speed: every candidate tile follows them.
   */
  private static final class PathQueue {
    private static final int FIELDS = 4;
    private static final int NODE = 0;
    private static final int FROM = 1;
    private static final int CITIES = 2;
    private static final int TOWNS = 3;

    /**
     * For each segment and direction, the last path over it; {@link #before} chains the earlier
     * ones.
     */
    private final int[] last;

    private int[] all = new int[64 * FIELDS];
    private int[] before = new int[64];
    private int count;
    private int at = -1;

    PathQueue(int segments) {
      last = new int[2 * segments];
      Arrays.fill(last, -1);
    }

    /** Moves to the next path; false when all have been followed. */
    boolean next() {
      return ++at < count;
    }

    int node() {
      return all[at * FIELDS + NODE];
    }

    /** The last segment of the path, -1 at its start. */
    int from() {
      return all[at * FIELDS + FROM];
    }

    /** Large stations on the path. */
    int cities() {
      return all[at * FIELDS + CITIES];
    }

    /** Small stations on the path. */
    int towns() {
      return all[at * FIELDS + TOWNS];
    }

    void add(int node, int from, int cities, int towns) {
      if (count == before.length) grow();
      int start = count * FIELDS;
      all[start + NODE] = node;
      all[start + FROM] = from;
      all[start + CITIES] = cities;
      all[start + TOWNS] = towns;
      count++;
    }

    private void grow() {
      all = Arrays.copyOf(all, 2 * all.length);
      before = Arrays.copyOf(before, 2 * before.length);
    }

    /**
     * Whether no known path over the segment has as few stops; registers the next path added as
     * one.
     */
    boolean isNew(int segment, boolean forwards, int cities, int towns) {
      int direction = 2 * segment + (forwards ? 0 : 1);
      for (int way = last[direction]; way >= 0; way = before[way])
        if (all[way * FIELDS + CITIES] <= cities && all[way * FIELDS + TOWNS] <= towns)
          return false;
      if (count == before.length) grow();
      before[count] = last[direction];
      last[direction] = count;
      return true;
    }
  }
}
