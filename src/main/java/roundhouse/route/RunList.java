package roundhouse.route;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The possible runs of a train, sorted by descending worth, and which of them use some track. */
final class RunList {
  private final List<RunCandidate> runs;
  private final long[] worths;

  /** For each key that a run uses, the runs that use it; the most wanted key first. */
  private final KeyUse[] uses;

  /** A run and its worth. */
  private record Counted(RunCandidate run, long worth) {}

  /** The runs that use a key of track, as a set of their indexes. */
  record KeyUse(int key, long[] runs) {
    private int size() {
      int size = 0;
      for (long word : runs) size += Long.bitCount(word);
      return size;
    }
  }

  private RunList(List<RunCandidate> runs, long[] worths, KeyUse[] uses) {
    this.runs = runs;
    this.worths = worths;
    this.uses = uses;
  }

  /** A list where each run's worth is the most of its score. */
  static RunList of(List<RunCandidate> found) {
    return sorted(found.stream().map(run -> new Counted(run, run.most())).toList());
  }

  private static RunList sorted(List<Counted> counted) {
    List<Counted> sorted =
        counted.stream().sorted(Comparator.comparingLong(Counted::worth).reversed()).toList();
    List<RunCandidate> runs = sorted.stream().map(Counted::run).toList();
    return new RunList(runs, sorted.stream().mapToLong(Counted::worth).toArray(), uses(runs));
  }

  private static KeyUse[] uses(List<RunCandidate> runs) {
    long[][] users = new long[runs.isEmpty() ? 0 : runs.getFirst().keys().length * Long.SIZE][];
    for (int at = 0; at < runs.size(); at++) {
      long[] keys = runs.get(at).keys();
      for (int key = BitWords.next(keys, 0); key >= 0; key = BitWords.next(keys, key + 1)) {
        if (users[key] == null) users[key] = BitWords.room(runs.size());
        BitWords.add(users[key], at);
      }
    }
    return IntStream.range(0, users.length)
        .filter(key -> users[key] != null)
        .mapToObj(key -> new KeyUse(key, users[key]))
        .sorted(Comparator.comparingInt(KeyUse::size).reversed())
        .toArray(KeyUse[]::new);
  }

  /** The same runs, each worth the most of its score less the price of its track. */
  RunList paying(long[] prices) {
    return sorted(
        runs.stream()
            .map(run -> new Counted(run, run.most() - price(run.keys(), prices)))
            .toList());
  }

  private static long price(long[] keys, long[] prices) {
    long price = 0;
    for (int key = BitWords.next(keys, 0); key >= 0; key = BitWords.next(keys, key + 1))
      price += prices[key];
    return price;
  }

  /** The runs with more than this worth: the first ones. */
  RunList above(long worth) {
    int size = size();
    while (size > 0 && worths[size - 1] <= worth) size--;
    return new RunList(runs.subList(0, size), worths, uses);
  }

  /** The runs that use none of this track. */
  FreeRuns without(long[] track) {
    long[][] barred = new long[uses.length][];
    int found = 0;
    for (KeyUse use : uses) if (BitWords.has(track, use.key)) barred[found++] = use.runs;
    return new FreeRuns(this, Arrays.copyOf(barred, found), uses.length);
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
}
