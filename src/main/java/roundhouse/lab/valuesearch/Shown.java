package roundhouse.lab.valuesearch;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.Intervals;

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
    Estimate found =
        goal.isShare()
            ? Intervals.share((int) Math.round(mean * values.length), values.length, ERROR)
            : Intervals.mean(values, ERROR);
    double low = found.low();
    double high = found.high();
    boolean met = low >= goal.low() && high <= goal.high();
    boolean missed = low > goal.high() || high < goal.low();
    return new Shown(mean, low, high, met ? Verdict.MET : missed ? Verdict.MISSED : Verdict.OPEN);
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
