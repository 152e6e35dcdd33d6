package roundhouse.lab.answers;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;

/** Intervals, each by the method that fits what is estimated. */
public final class Intervals {
  /** How often an interval may miss, if nothing else is said. */
  public static final double ERROR = 0.05;

  /** Counts of pairs are whole. */
  private static final double CONTINUITY = 0.5;

  private Intervals() {}

  /** A share of games: the score interval of Wilson. */
  static Estimate share(int games, int of) {
    return share(games, of, ERROR);
  }

  /**
   * The same with another error.
   *
   * @param games in which it happens
   * @param of all of them
   * @param error how often the interval may miss
   */
  public static Estimate share(int games, int of, double error) {
    if (of == 0) return new Estimate(0, 0, 1);
    Interval found = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, games, error);
    return new Estimate(games / (double) of, found.getLowerBound(), found.getUpperBound());
  }

  /**
   * The change of a share in pairs: the score interval of Tango, corrected for continuity, so that
   * it holds near 0, too, and where all changes go one way.
   *
   * @param lower pairs in which only the first side has it
   * @param higher pairs in which only the other side has it
   */
  static Estimate pairedShare(int lower, int higher, int pairs, double error) {
    double change = (higher - lower) / (double) pairs;
    double reach = NormalDistribution.of(0, 1).inverseSurvivalProbability(error / 2);
    double low = change;
    double high = change;
    // Each end is the change that is just as far from the one that was seen as chance may reach.
    for (double step = 1; step > 1e-9; step /= 2) {
      if (low - step >= -1 && score(lower, higher, pairs, low - step) <= reach) low -= step;
      if (high + step <= 1 && score(higher, lower, pairs, -high - step) <= reach) high += step;
    }
    return new Estimate(change, low, high);
  }

  /** How many standard errors the change that was seen is above another, by the least. */
  private static double score(int lower, int higher, int pairs, double change) {
    double linear = (2 * pairs - higher + lower) * change - lower - higher;
    double constant = -lower * change * (1 - change);
    double down = (Math.sqrt(linear * linear - 8 * pairs * constant) - linear) / (4 * pairs);
    double variance = pairs * (2 * down + change * (1 - change));
    double away = higher - lower - pairs * change - CONTINUITY;
    return variance <= 0
        ? Math.signum(away) * Double.POSITIVE_INFINITY
        : away / Math.sqrt(variance);
  }

  /**
   * A mean: Student's; not a number if there are no values. If no game had a value below 0, the
   * mean is not below 0 either.
   */
  static Estimate mean(ValueCounts values) {
    double mean = values.size() == 0 ? Double.NaN : values.mean();
    if (values.size() < 2) return student(mean, 0, values.size(), ERROR);
    Estimate found = student(mean, Math.pow(values.deviation(), 2), values.size(), ERROR);
    double least = values.atRank(0) < 0 ? Double.NEGATIVE_INFINITY : 0;
    return new Estimate(mean, Math.max(least, found.low()), found.high());
  }

  /**
   * The mean of values that may be below 0: Student's; without ends for fewer than two.
   *
   * @param error how often the interval may miss
   */
  public static Estimate mean(double[] values, double error) {
    double mean = Arrays.stream(values).average().orElse(Double.NaN);
    double squares = Arrays.stream(values).map(each -> (each - mean) * (each - mean)).sum();
    return student(mean, squares / Math.max(1, values.length - 1), values.length, error);
  }

  private static Estimate student(double mean, double variance, int values, double error) {
    if (values < 2) return new Estimate(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    Interval found = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, values, error);
    return new Estimate(mean, found.getLowerBound(), found.getUpperBound());
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

  /**
   * How often chance alone changes a share in pairs as much: never rarer than its interval says.
   */
  static double chanceOfShare(int lower, int higher) {
    double away = Math.max(0, Math.abs(higher - lower) - CONTINUITY);
    double score = away / Math.sqrt(lower + higher);
    return Math.max(
        coin(lower, higher), 2 * NormalDistribution.of(0, 1).survivalProbability(score));
  }

  /** How often a fair coin is at least this uneven. */
  static double coin(int one, int other) {
    if (one + other == 0) return 1;
    var coin = BinomialDistribution.of(one + other, 0.5);
    return Math.min(1, 2 * coin.cumulativeProbability(Math.min(one, other)));
  }

  /** How often a fair coin must fall on one side until that is rarer than an error. */
  static double fallsOfCoin(double error) {
    return Math.log(2 / error) / Math.log(2);
  }

  /** How many standard errors an effect must have to be found in 8 of 10 experiments. */
  static double foundInMost(double error) {
    var normal = NormalDistribution.of(0, 1);
    return normal.inverseSurvivalProbability(error / 2) + normal.inverseCumulativeProbability(0.8);
  }
}
