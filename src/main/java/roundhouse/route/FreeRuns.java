package roundhouse.route;

/**
 * Finds the runs of a list that use none of some track. It tests 64 runs at once, one for each bit
 * of a word.
 */
final class FreeRuns {
  private final RunList list;

  /** For each key of the track that some run uses, the runs that use it. */
  private final long[][] barred;

  private final int began;
  private int words;

  /**
   * @param words looked at so far
   */
  FreeRuns(RunList list, long[][] barred, int words) {
    this.list = list;
    this.barred = barred;
    this.began = words;
    this.words = words;
  }

  /** The same runs, for an equal train. */
  FreeRuns forTwin() {
    return new FreeRuns(list, barred, began);
  }

  /** The index of the next run from {@code from} on with more than this worth, or -1. */
  int next(int from, long above) {
    for (int at = from; at < list.size() && list.worth(at) > above; at = (at | 63) + 1) {
      int word = at >>> 6;
      long free = -1L << at;
      for (int key = 0; key < barred.length && free != 0; key++, words++)
        free &= ~barred[key][word];
      if (free == 0) continue;
      int next = (word << 6) + Long.numberOfTrailingZeros(free);
      return next < list.size() && list.worth(next) > above ? next : -1;
    }
    return -1;
  }

  /** The words looked at since the last call: what the search costs. */
  int words() {
    int looked = words;
    words = 0;
    return looked;
  }
}
