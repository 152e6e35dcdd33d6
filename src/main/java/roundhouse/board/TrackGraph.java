package roundhouse.board;

/**
 * The track on a board as a graph of nodes and segments, stored in arrays.
 *
 * <p>Nodes are numbered: first stops, then junctions, then hexsides. A hexside that track may cross
 * is one node for both hexes; one that is impassable or has no hex beyond it is a node of its own.
 * Lanes side by side are nodes of their own, after the hexsides. Segments are the pieces of track.
 * Two segments of one hex that meet at a hexside share its node, but no train may run from one to
 * the other there ({@link #joins}).
 *
 * <p>Hexes are numbered in the order of their ids. Callers must not change the arrays that this
 * class returns.
 */
public final class TrackGraph {

  /**
   * A stop on the board.
   *
   * @param index of the stop on the hex's current tile
   */
  public record StopAt(HexId hex, int index, Stop stop) {}

  private final HexIndex hexes;
  private final StopAt[] stops;
  private final int[] firstStop;
  private final int firstHexside;
  private final int[][] segmentsAt;
  private final Track[] tracks;
  private final int[] hexOf;
  private final int[] nodeA;
  private final int[] nodeB;
  private final DerivedFacts facts = new DerivedFacts();

  TrackGraph(TrackGraphBuilder built) {
    hexes = built.hexes;
    stops = built.stops;
    firstStop = built.firstStop;
    firstHexside = built.firstHexside;
    tracks = built.tracks;
    hexOf = built.hexOf;
    nodeA = built.nodeA;
    nodeB = built.nodeB;
    segmentsAt = built.segmentsAt();
  }

  /** What follows from this track. */
  public DerivedFacts facts() {
    return facts;
  }

  public int stops() {
    return stops.length;
  }

  public StopAt stop(int node) {
    return stops[node];
  }

  /** The node of a stop, by its hex and index. */
  public int stopIndex(HexId hex, int index) {
    int number = hexNumber(hex);
    int node = firstStop[number] + index;
    if (index < 0 || node >= firstStop[number + 1]) {
      throw new IllegalArgumentException("hex " + hex + " has no stop " + index);
    }
    return node;
  }

  /** The node of a hex's first stop; its other stops follow. */
  public int firstStop(HexId hex) {
    return firstStop[hexNumber(hex)];
  }

  /** How many stops a hex has. */
  public int stopsOn(HexId hex) {
    int number = hexNumber(hex);
    return firstStop[number + 1] - firstStop[number];
  }

  public int nodes() {
    return segmentsAt.length;
  }

  public boolean isStop(int node) {
    return node < stops.length;
  }

  public boolean isHexside(int node) {
    return node >= firstHexside;
  }

  /** The node of a hexside with one lane; both hexes share it unless it is impassable. */
  public int hexside(int hex, int edge) {
    return firstHexside + hexes.hexside(hex, edge);
  }

  public int hexside(HexId hex, int edge) {
    return hexside(hexNumber(hex), edge);
  }

  public int segments() {
    return hexOf.length;
  }

  /** The segments that end at a node, in ascending order. */
  public int[] segmentsAt(int node) {
    return segmentsAt[node];
  }

  /** One end of a segment: the node of its track's {@code a}. */
  public int nodeA(int segment) {
    return nodeA[segment];
  }

  /** The other end of a segment: the node of its track's {@code b}. */
  public int nodeB(int segment) {
    return nodeB[segment];
  }

  public int otherEnd(int segment, int node) {
    return nodeA[segment] == node ? nodeB[segment] : nodeA[segment];
  }

  /** The piece of track, rotated as it lies. */
  public Track track(int segment) {
    return tracks[segment];
  }

  public int hexOf(int segment) {
    return hexOf[segment];
  }

  public int hexes() {
    return hexes.hexes();
  }

  public HexId hexId(int hex) {
    return hexes.id(hex);
  }

  public int hexNumber(HexId hex) {
    return hexes.number(hex);
  }

  /**
   * Whether the track allows a train that arrives at {@code node} along {@code from} to continue
   * along {@code to}: not back the same way, not over a hexside into the same hex, not to another
   * gauge outside a stop, not beyond terminal track, and not through an off-board area.
   */
  public boolean joins(int node, int from, int to) {
    if (from == to) return false;
    if (isStop(node)) return isPassable(node) && !track(from).terminal() && !track(to).terminal();
    return sameGauge(track(from).gauge(), track(to).gauge())
        && (!isHexside(node) || hexOf[from] != hexOf[to]);
  }

  private boolean isPassable(int stop) {
    return stop(stop).stop().kind() != Stop.Kind.OFFBOARD;
  }

  private static boolean sameGauge(String one, String other) {
    return one.equals(other) || one.equals("dual") || other.equals("dual");
  }
}
