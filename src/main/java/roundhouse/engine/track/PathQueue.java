package roundhouse.engine.track;

import java.util.Arrays;

/**
 * A queue of paths for trains: the node that each path leads to, its last segment, and the stops
 * counted on it. Stored in arrays for speed: every candidate tile follows them.
 */
final class PathQueue {
  private static final int FIELDS = 4;
  private static final int NODE = 0;
  private static final int FROM = 1;
  private static final int CITIES = 2;
  private static final int TOWNS = 3;

  /**
   * For each segment and direction, the last path over it; {@link #before} chains the earlier ones.
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
   * Whether no known path over the segment has as few stops; registers the next path added as one.
   */
  boolean isNew(int segment, boolean forwards, int cities, int towns) {
    int direction = 2 * segment + (forwards ? 0 : 1);
    for (int way = last[direction]; way >= 0; way = before[way])
      if (all[way * FIELDS + CITIES] <= cities && all[way * FIELDS + TOWNS] <= towns) return false;
    if (count == before.length) grow();
    before[count] = last[direction];
    last[direction] = count;
    return true;
  }
}
