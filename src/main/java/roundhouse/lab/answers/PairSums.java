package roundhouse.lab.answers;

/** Sums over pairs of games, one of each side; all that a comparison of means needs. */
final class PairSums {
  /** Below this a difference is that of rounding. */
  private static final double NOTHING = 1e-9;

  private int pairs;
  private int lower;
  private int higher;
  private double sum;
  private double squares;
  private double base;
  private double other;
  private double baseSquares;
  private double otherSquares;
  private double products;

  void add(double one, double two, int times) {
    double difference = Math.abs(two - one) < NOTHING ? 0 : two - one;
    pairs += times;
    if (difference < 0) lower += times;
    if (difference > 0) higher += times;
    sum += difference * times;
    squares += difference * difference * times;
    base += one * times;
    other += two * times;
    baseSquares += one * one * times;
    otherSquares += two * two * times;
    products += one * two * times;
  }

  /**
   * The change in all pairs.
   *
   * @param share whether the values say if something is true
   * @param all pairs, with those not added, in which both values are 0
   */
  PairedChange change(boolean share, int all) {
    double mean = Math.abs(sum) < NOTHING ? 0 : sum / all;
    return new PairedChange(
        share,
        all,
        lower,
        higher,
        base / all,
        other / all,
        mean,
        standardError(all),
        correlation(all));
  }

  /** The change in the pairs that were added. */
  PairedChange change(boolean share) {
    return change(share, pairs);
  }

  private double standardError(int all) {
    if (all < 2) return Double.POSITIVE_INFINITY;
    double variance = (squares - sum * sum / all) / (all - 1);
    return variance < NOTHING * squares / all ? 0 : Math.sqrt(variance / all);
  }

  /** 0 if one of the sides never changes. */
  private double correlation(int all) {
    double together = products - base * other / all;
    double one = baseSquares - base * base / all;
    double two = otherSquares - other * other / all;
    return all == 0 || one <= NOTHING || two <= NOTHING
        ? 0
        : Math.clamp(together / Math.sqrt(one * two), -1, 1);
  }
}
