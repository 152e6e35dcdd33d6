package roundhouse.lab.valuesearch;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * What fresh games show of a goal.
 *
 * @param mean of the games
 * @param low end of the interval that holds the true average in 90 of 100 searches
 * @param high the other end
 */
record Shown(double mean, double low, double high, Verdict verdict) {
  /** How often the interval misses. */
  private static final double ERROR = 0.1;

  /** How often games should show what is true. */
  private static final double POWER = 0.8;

  /** Whether the true average meets the goal. */
  enum Verdict {
    /** The whole interval does. */
    MET,
    /** A part of it does. */
    OPEN,
    /** None of it does. */
    MISSED
  }

  static Shown of(Goal goal, double[] values) {
    double mean = Arrays.stream(values).average().orElse(Double.NaN);
    if (values.length < 2)
      return new Shown(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Verdict.OPEN);
    double low;
    double high;
    if (goal.isShare()) {
      int true1 = (int) Math.round(mean * values.length);
      Interval found =
          BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(values.length, true1, ERROR);
      low = found.getLowerBound();
      high = found.getUpperBound();
    } else {
      double reach = reach(values, mean, ERROR);
      low = mean - reach;
      high = mean + reach;
    }
    boolean met = low >= goal.low() && high <= goal.high();
    boolean missed = low > goal.high() || high < goal.low();
    return new Shown(mean, low, high, met ? Verdict.MET : missed ? Verdict.MISSED : Verdict.OPEN);
  }

  /**
   * How far the interval of an average reaches to each side; without an end for a single value.
   *
   * @param error how often it may miss
   */
  static double reach(double[] values, double mean, double error) {
    if (values.length < 2) return Double.POSITIVE_INFINITY;
    return TDistribution.of(values.length - 1).inverseSurvivalProbability(error / 2)
        * deviation(values, mean)
        / Math.sqrt(values.length);
  }

  static double deviation(double[] values, double mean) {
    double sum = 0;
    for (double each : values) sum += (each - mean) * (each - mean);
    return values.length < 2 ? 0 : Math.sqrt(sum / (values.length - 1));
  }

  /**
   * How far from the middle of a goal its interval may begin to reach with one game: divided by the
   * root of their number it is what the tolerance must be for most searches to show it.
   *
   * @param deviation of single games
   * @param together goals that must all be shown
   */
  static double reach(Goal goal, double deviation, int together) {
    var normal = NormalDistribution.of(0, 1);
    double ends = goal.isTwoSided() ? 2.0 * together : together;
    return deviation
        * (normal.inverseSurvivalProbability(ERROR / 2)
            + normal.inverseSurvivalProbability((1 - POWER) / ends));
  }

  /** How far the interval reaches to one side. */
  static double margin(double deviation, int games) {
    return NormalDistribution.of(0, 1).inverseSurvivalProbability(ERROR / 2)
        * deviation
        / Math.sqrt(games);
  }
}
