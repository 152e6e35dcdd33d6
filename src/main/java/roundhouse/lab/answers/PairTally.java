package roundhouse.lab.answers;

import java.util.HashMap;
import java.util.Map;
import roundhouse.lab.rows.FigureKind;

/**
 * The values of one figure in pairs of games. Pairs in which neither game has it are not reported;
 * they are added at the end.
 */
sealed interface PairTally {
  /** The value of a time that never came. */
  double NEVER = Double.POSITIVE_INFINITY;

  static PairTally of(FigureKind kind) {
    return kind == FigureKind.TIME ? new Times() : new Sums();
  }

  /** The value that stands for none. */
  static double absent(FigureKind kind) {
    return kind == FigureKind.TIME ? NEVER : 0;
  }

  void add(double base, double other);

  /**
   * The sums over all pairs.
   *
   * @param pairs of games, with those that have no value
   * @param horizon the time that stands for never
   */
  PairSums sums(int pairs, double horizon);

  /** Numbers, and shares as 0 and 1. */
  final class Sums implements PairTally {
    private final PairSums sums = new PairSums();

    @Override
    public void add(double base, double other) {
      sums.add(base, other, 1);
    }

    @Override
    public PairSums sums(int pairs, double horizon) {
      sums.add(0, 0, pairs - sums.pairs());
      return sums;
    }
  }

  /** Times: there are so few different ones that each pair of them can be counted. */
  final class Times implements PairTally {
    private record Pair(double base, double other) {}

    private final Map<Pair, Integer> counts = new HashMap<>();

    @Override
    public void add(double base, double other) {
      counts.merge(new Pair(base, other), 1, Integer::sum);
    }

    /** A time that never came is later than all others: it counts as the horizon. */
    @Override
    public PairSums sums(int pairs, double horizon) {
      var sums = new PairSums();
      counts.forEach(
          (pair, times) ->
              sums.add(Math.min(pair.base(), horizon), Math.min(pair.other(), horizon), times));
      sums.add(horizon, horizon, pairs - sums.pairs());
      return sums;
    }
  }
}
