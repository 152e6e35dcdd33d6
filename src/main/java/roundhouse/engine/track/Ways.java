package roundhouse.engine.track;

import java.util.Arrays;

/**
 * Ways that trains could go, in the order in which they are found: the node to which each leads,
 * the segment over which it comes there, and the stops that it had to count. In numbers, because
 * they are followed for every tile that might be laid.
 */
final class Ways {
  private static final int FIELDS = 4;
  private static final int NODE = 0;
  private static final int FROM = 1;
  private static final int CITIES = 2;
  private static final int TOWNS = 3;

  /** The ways that came over each segment in each direction, as a chain of their places. */
  private final int[] last;

  private int[] all = new int[64 * FIELDS];
  private int[] before = new int[64];
  private int count;
  private int at = -1;

  Ways(int segments) {
    last = new int[2 * segments];
    Arrays.fill(last, -1);
  }

  /** Goes on to the next way; false when all were followed. */
  boolean next() {
    return ++at < count;
  }

  int node() {
    return all[at * FIELDS + NODE];
  }

  /** The segment over which the way comes, -1 where it begins. */
  int from() {
    return all[at * FIELDS + FROM];
  }

  /** Large stations on the way. */
  int cities() {
    return all[at * FIELDS + CITIES];
  }

  /** Small stations on the way. */
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
   * Whether no way over the segment is known that has as few stops; notes that the next one added
   * is such a way.
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
