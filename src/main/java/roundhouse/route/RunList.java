package roundhouse.route;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs that one train could make, those that count for most first, laid out for quick passes
 * through them.
 */
final class RunList {
  private final List<Candidate> runs;
  private final long[] worths;
  private final long[] keys;
  private final int words;

  /** A run and what it counts for. */
  private record Counted(Candidate run, long worth) {}

  private RunList(List<Counted> sorted) {
    runs = sorted.stream().map(Counted::run).toList();
    worths = sorted.stream().mapToLong(Counted::worth).toArray();
    words = runs.isEmpty() ? 0 : runs.getFirst().keys().length;
    keys = new long[runs.size() * words];
    for (int at = 0; at < runs.size(); at++)
      System.arraycopy(runs.get(at).keys(), 0, keys, at * words, words);
  }

  /** Runs that count for what their calls are worth. */
  static RunList of(List<Candidate> found) {
    return sorted(found.stream().map(run -> new Counted(run, run.score())).toList());
  }

  private static RunList sorted(List<Counted> runs) {
    return new RunList(
        runs.stream().sorted(Comparator.comparingLong(Counted::worth).reversed()).toList());
  }

  /** The same runs, counting for what is left of their worth when their track is paid for. */
  RunList paying(long[] prices) {
    return sorted(
        runs.stream().map(run -> new Counted(run, run.score() - price(run, prices))).toList());
  }

  private static long price(Candidate run, long[] prices) {
    long price = 0;
    for (int key : Bits.all(run.keys())) price += prices[key];
    return price;
  }

  /** Those that count for more than this. */
  RunList above(long worth) {
    return new RunList(
        IntStream.range(0, size())
            .filter(at -> worths[at] > worth)
            .mapToObj(at -> new Counted(runs.get(at), worths[at]))
            .toList());
  }

  int size() {
    return worths.length;
  }

  List<Candidate> runs() {
    return runs;
  }

  Candidate get(int at) {
    return runs.get(at);
  }

  /** What a run counts for. */
  long worth(int at) {
    return worths[at];
  }

  /** What the first run counts for, 0 where none is worth running. */
  long most() {
    return size() == 0 ? 0 : Math.max(0, worths[0]);
  }

  /**
   * The next run from {@code from} on that counts for more than this and uses no track of the
   * given; where there is none, -1 less the place where the search ended.
   */
  int next(int from, long above, long[] used) {
    int at = from;
    while (at < worths.length && worths[at] > above) {
      if (!meet(at * words, used)) return at;
      at++;
    }
    return -1 - at;
  }

  private boolean meet(int start, long[] used) {
    for (int word = 0; word < words; word++) {
      if ((keys[start + word] & used[word]) != 0) return true;
    }
    return false;
  }
}
