package roundhouse.route;

import java.util.Comparator;
import java.util.List;

/** Runs that one train could make, the most valuable first, laid out for quick passes through them. */
final class RunList {
  private final List<Candidate> runs;
  private final long[] scores;
  private final long[] keys;
  private final int words;

  RunList(List<Candidate> found) {
    runs = found.stream().sorted(Comparator.comparingLong(Candidate::score).reversed()).toList();
    scores = runs.stream().mapToLong(Candidate::score).toArray();
    words = runs.isEmpty() ? 0 : runs.getFirst().keys().length;
    keys = new long[runs.size() * words];
    for (int at = 0; at < runs.size(); at++) System.arraycopy(runs.get(at).keys(), 0, keys, at * words, words);
  }

  int size() {
    return scores.length;
  }

  Candidate get(int at) {
    return runs.get(at);
  }

  /**
   * The next run from {@code from} on that is worth more than this and uses no track of the given;
   * where there is none, -1 less the place where the search ended.
   */
  int next(int from, long above, long[] used) {
    int at = from;
    while (at < scores.length && scores[at] > above) {
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
