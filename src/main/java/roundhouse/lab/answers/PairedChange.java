package roundhouse.lab.answers;

/**
 * How one value changes in pairs of games with the same seeds.
 *
 * @param share whether the value says if something is true: 1 or 0
 * @param lower pairs in which the other side has less
 * @param higher pairs in which the other side has more
 * @param base its mean on the first side
 * @param other its mean on the other side
 * @param value the mean of the other side minus that of the first
 * @param correlation of games with the same seed: 1 always together, 0 not at all
 */
record PairedChange(
    boolean share,
    int pairs,
    int lower,
    int higher,
    double base,
    double other,
    double value,
    double standardError,
    double correlation) {

  /** How many pairs must differ before anything can be said. */
  static final int ENOUGH = 6;

  /**
   * How many pairs it probably takes to tell a change of this size from chance in 4 of 5
   * experiments.
   *
   * @param least if the change is larger than it seems by a standard error
   * @param most if it is smaller by as much; infinite if there may be no change
   */
  record Needed(double least, double most) {}

  /** Whether enough pairs differ to say anything. */
  boolean tells() {
    return differ() >= ENOUGH;
  }

  private int differ() {
    return lower + higher;
  }

  /** How often chance alone shows as much, from 0 to 1. */
  double chance() {
    if (differ() < 2) return 1;
    if (share) return Intervals.chanceOfShare(lower, higher);
    // Never rarer than a coin that always falls on the same side.
    double coin = Intervals.coin(0, differ());
    return standardError == 0
        ? coin
        : Math.max(coin, Intervals.chance(value / standardError, freedom()));
  }

  /** Only pairs that differ say anything of a mean, however many games were played. */
  private double freedom() {
    return Math.max(1, differ() - 1);
  }

  /** The interval that misses the true change so often; without 0 only if chance is rarer. */
  Estimate interval(double error) {
    Estimate found = share ? Intervals.pairedShare(lower, higher, pairs, error) : ofMean(error);
    return chance() <= error
        ? found
        : new Estimate(value, Math.min(0, found.low()), Math.max(0, found.high()));
  }

  private Estimate ofMean(double error) {
    double reach = standardError == 0 ? 0 : Intervals.reach(freedom(), error) * standardError;
    return new Estimate(value, value - reach, value + reach);
  }

  /** What it takes to call it clear if chance must be as rare as an error. */
  Needed needed(double error) {
    double size = Math.abs(value);
    double least = pairs(error, size + standardError);
    double most =
        size > standardError ? pairs(error, size - standardError) : Double.POSITIVE_INFINITY;
    double onlyOneWay = pairs * Intervals.fallsOfCoin(error) / Math.max(1, differ());
    return new Needed(
        Math.max(pairs + 1, Math.max(least, onlyOneWay)),
        Math.max(pairs + 1, Math.max(most, onlyOneWay)));
  }

  private double pairs(double error, double size) {
    return pairs * Math.pow(Intervals.foundInMost(error) * standardError / size, 2);
  }
}
