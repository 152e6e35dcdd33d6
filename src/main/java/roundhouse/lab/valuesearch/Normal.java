package roundhouse.lab.valuesearch;

import roundhouse.engine.SeededRandom;

/** The normal distribution, the same to the last digit on every machine. */
final class Normal {
  private static final double[] TERMS = {
    0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429
  };

  private Normal() {}

  /** How likely a value below this one is (Abramowitz and Stegun, 26.2.17; off by 1e-7). */
  static double below(double value) {
    double away = Math.abs(value);
    double part = 1 / (1 + 0.2316419 * away);
    double sum = 0;
    for (int term = TERMS.length - 1; term >= 0; term--) sum = (sum + TERMS[term]) * part;
    double tail = StrictMath.exp(-away * away / 2) / StrictMath.sqrt(2 * StrictMath.PI) * sum;
    return value < 0 ? tail : 1 - tail;
  }

  /** How likely a value between two is. */
  static double between(double low, double high) {
    return Math.max(0, below(high) - below(low));
  }

  /** A value at random: the sum of twelve even ones. */
  static double drawn(SeededRandom random) {
    double sum = -6;
    for (int each = 0; each < 12; each++) sum += random.below(1 << 20) / (double) (1 << 20);
    return sum;
  }
}
