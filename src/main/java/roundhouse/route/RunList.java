package roundhouse.route;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The possible runs of a train, sorted by descending worth and stored for fast scans. */
final class RunList {
  private final List<RunCandidate> runs;
  private final long[] worths;
  private final long[] keys;
  private final int words;

  /** A run and its worth. */
  private record Counted(RunCandidate run, long worth) {}

  private RunList(List<Counted> sorted) {
    runs = sorted.stream().map(Counted::run).toList();
    worths = sorted.stream().mapToLong(Counted::worth).toArray();
    words = runs.isEmpty() ? 0 : runs.getFirst().keys().length;
    keys = new long[runs.size() * words];
    for (int at = 0; at < runs.size(); at++)
      System.arraycopy(runs.get(at).keys(), 0, keys, at * words, words);
  }

  /** A list where each run's worth is its score. */
  static RunList of(List<RunCandidate> found) {
    return sorted(found.stream().map(run -> new Counted(run, run.score())).toList());
  }

  private static RunList sorted(List<Counted> runs) {
    return new RunList(
        runs.stream().sorted(Comparator.comparingLong(Counted::worth).reversed()).toList());
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

  /** The runs with more than this worth. */
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

  /**
   * The index of the next run from {@code from} on with more than this worth and without any used
   * track; if there is none, -1 minus the index where the search ended.
   */
  int next(int from, long above, long[] used) {
    int at = from;
    while (at < worths.length && worths[at] > above) {
      if (!sharesTrack(at * words, used)) return at;
      at++;
    }
    return -1 - at;
  }

  private boolean sharesTrack(int start, long[] used) {
    for (int word = 0; word < words; word++) {
      if ((keys[start + word] & used[word]) != 0) return true;
    }
    return false;
  }
}
