package roundhouse.board;

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
}
