package roundhouse.picture.plot;

import java.util.Arrays;

/** A scale of round numbers from the lowest to the highest value. */
record PlotScale(int from, int to, int step) {
  /**
   * @param steps the approximate number of steps that fit
   * @param values on the scale
   */
  static PlotScale of(int steps, int[] values) {
    int least = Arrays.stream(values).min().orElse(0);
    int most = Math.max(least + 1, Arrays.stream(values).max().orElse(1));
    int step = step((most - least) / (double) steps);
    return new PlotScale(
        Math.floorDiv(least, step) * step, -Math.floorDiv(-most, step) * step, step);
  }

  /** 1, 2 or 5 times a power of ten. */
  private static int step(double wished) {
    int power = 1;
    while (power * 10.0 <= wished) power *= 10;
    for (int times : new int[] {1, 2, 5}) if (power * times >= wished) return power * times;
    return power * 10;
  }
}
