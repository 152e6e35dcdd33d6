package roundhouse.route;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The possible runs of a train, sorted by descending worth, and which of them use some track. */
final class RunList {
  private final List<RunCandidate> runs;
  private final long[] worths;

  /** For each key of track, the runs that use it, as a set of their indexes; null for none. */
  private final long[][] users;

  /** A run and its worth. */
  private record Counted(RunCandidate run, long worth) {}

  private RunList(List<RunCandidate> runs, long[] worths, long[][] users) {
    this.runs = runs;
    this.worths = worths;
    this.users = users;
  }

  /** A list where each run's worth is its score. */
  static RunList of(List<RunCandidate> found) {
    return sorted(found.stream().map(run -> new Counted(run, run.score())).toList());
  }

  private static RunList sorted(List<Counted> counted) {
    List<Counted> sorted =
        counted.stream().sorted(Comparator.comparingLong(Counted::worth).reversed()).toList();
    List<RunCandidate> runs = sorted.stream().map(Counted::run).toList();
    return new RunList(runs, sorted.stream().mapToLong(Counted::worth).toArray(), users(runs));
  }

  private static long[][] users(List<RunCandidate> runs) {
    long[][] users = new long[runs.isEmpty() ? 0 : runs.getFirst().keys().length * Long.SIZE][];
    for (int at = 0; at < runs.size(); at++) {
      long[] keys = runs.get(at).keys();
      for (int key = BitWords.next(keys, 0); key >= 0; key = BitWords.next(keys, key + 1)) {
        if (users[key] == null) users[key] = BitWords.room(runs.size());
        BitWords.add(users[key], at);
      }
    }
    return users;
  }

  /** The same runs, each worth its score less the price of its track. */
  RunList paying(long[] prices) {
    return sorted(
        runs.stream().map(run -> new Counted(run, run.score() - price(run, prices))).toList());
  }

  private static long price(RunCandidate run, long[] prices) {
    long price = 0;
    for (int key : BitWords.all(run.keys())) price += prices[key];
    return price;
  }

  /** The runs with more than this worth: the first ones. */
  RunList above(long worth) {
    int size = size();
    while (size > 0 && worths[size - 1] <= worth) size--;
    return new RunList(runs.subList(0, size), worths, users);
  }

  int size() {
    return runs.size();
  }

  List<RunCandidate> runs() {
    return runs;
  }

  RunCandidate get(int at) {
    return runs.get(at);
  }

  /** The worth of a run. */
  long worth(int at) {
    return worths[at];
  }

  /** The worth of the first run, at least 0. */
  long most() {
    return size() == 0 ? 0 : Math.max(0, worths[0]);
  }

  /** The runs that use some of this track: for each key a set of their indexes. */
  long[][] using(long[] track) {
    long[][] using = new long[users.length][];
    int found = 0;
    for (int key = 0; key < users.length; key++)
      if (users[key] != null && BitWords.has(track, key)) using[found++] = users[key];
    return Arrays.copyOf(using, found);
  }

  /**
   * The index of the next run from {@code from} on with more than this worth and in none of these
   * sets; if there is none, -1 minus the index where the search ended. It looks at as many runs at
   * once as a word of a set has bits.
   */
  int next(int from, long above, long[][] barred) {
    int size = size();
    int at = from;
    while (at < size && worths[at] > above) {
      long free = -1L << at;
      for (long[] set : barred) free &= ~set[at >>> 6];
      int next = (at & -Long.SIZE) + Long.numberOfTrailingZeros(free);
      if (free != 0) return next < size && worths[next] > above ? next : -1 - at;
      at = next;
    }
    return -1 - Math.min(at, size);
  }
}
