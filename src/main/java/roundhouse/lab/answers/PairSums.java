package roundhouse.lab.answers;

/** Sums over pairs of games, one of each side; all that a comparison of means needs. */
final class PairSums {
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
    double difference = two - one;
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

  int pairs() {
    return pairs;
  }

  /** Pairs in which the second side has less. */
  int lower() {
    return lower;
  }

  int higher() {
    return higher;
  }

  double base() {
    return base / pairs;
  }

  double other() {
    return other / pairs;
  }

  double difference() {
    return sum / pairs;
  }

  double standardError() {
    if (pairs < 2) return Double.POSITIVE_INFINITY;
    double variance = (squares - sum * sum / pairs) / (pairs - 1);
    return Math.sqrt(Math.max(0, variance) / pairs);
  }

  /**
   * The correlation of the sides: 1 always together, 0 not at all; 0 if one of them never changes.
   */
  double correlation() {
    double together = products - base * other / pairs;
    double one = baseSquares - base * base / pairs;
    double two = otherSquares - other * other / pairs;
    return one <= 1e-9 || two <= 1e-9 ? 0 : Math.clamp(together / Math.sqrt(one * two), -1, 1);
  }
}
