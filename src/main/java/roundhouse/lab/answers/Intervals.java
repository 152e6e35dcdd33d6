package roundhouse.lab.answers;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;

/** Intervals, each by the method that fits what is estimated. */
final class Intervals {
  /** How often an interval may miss. */
  static final double ERROR = 0.05;

  private Intervals() {}

  /** A share of games: the score interval of Wilson. */
  static Estimate share(int games, int of) {
    if (of == 0) return new Estimate(0, 0, 1);
    Interval found = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, games, ERROR);
    return new Estimate(games / (double) of, found.getLowerBound(), found.getUpperBound());
  }

  /** A share of few trials, never too narrow: the exact interval of Clopper and Pearson. */
  static Estimate exactShare(int times, int of, double error) {
    Interval found = BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(of, times, error);
    return new Estimate(times / (double) of, found.getLowerBound(), found.getUpperBound());
  }

  /**
   * A mean: Student's; not a number if there are no values. If no game had a value below 0, the
   * mean is not below 0 either.
   */
  static Estimate mean(ValueCounts values) {
    double mean = values.size() == 0 ? Double.NaN : values.mean();
    if (values.size() < 2)
      return new Estimate(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    Interval found =
        NormalConfidenceInterval.MEAN.fromErrorRate(
            mean, Math.pow(values.deviation(), 2), values.size(), ERROR);
    double least = values.atRank(0) < 0 ? Double.NEGATIVE_INFINITY : 0;
    return new Estimate(mean, Math.max(least, found.getLowerBound()), found.getUpperBound());
  }

  /**
   * The interval of the middle of some values is from the one at this rank, counted from 1, to the
   * one at this rank from above; 0 if there are too few for any.
   */
  static int rankOfMedian(int values) {
    return values == 0
        ? 0
        : BinomialDistribution.of(values, 0.5).inverseCumulativeProbability(ERROR / 2);
  }

  /** How often chance alone is at least as far from 0, by Student. */
  static double chance(double t, double freedom) {
    return 2 * TDistribution.of(freedom).cumulativeProbability(-Math.abs(t));
  }

  /** How far an interval reaches, in standard errors. */
  static double reach(double freedom, double error) {
    return TDistribution.of(freedom).inverseSurvivalProbability(error / 2);
  }

  /** How often a fair coin is at least this uneven. */
  static double coin(int one, int other) {
    if (one + other == 0) return 1;
    var coin = BinomialDistribution.of(one + other, 0.5);
    return Math.min(1, 2 * coin.cumulativeProbability(Math.min(one, other)));
  }

  /** How many standard errors an effect must have to be found in 8 of 10 experiments. */
  static double foundInMost(double error) {
    var normal = NormalDistribution.of(0, 1);
    return normal.inverseSurvivalProbability(error / 2) + normal.inverseCumulativeProbability(0.8);
  }
}
