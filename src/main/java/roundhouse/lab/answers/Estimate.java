package roundhouse.lab.answers;

/**
 * A value that games show, with the interval that contains the true one in 95 of 100 experiments,
 * if nothing else is said.
 */
public record Estimate(double value, double low, double high) {

  /** How far the interval reaches to the side where it reaches further. */
  public double reach() {
    if (Double.isInfinite(low) || Double.isInfinite(high)) return Double.POSITIVE_INFINITY;
    return Math.max(high - value, value - low);
  }
}
