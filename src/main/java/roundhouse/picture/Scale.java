package roundhouse.picture;

import java.util.Arrays;

/** Even numbers from the least to the most. */
record Scale(int from, int to, int step) {
  /**
   * @param steps about as many as there is room for
   * @param values among which 0 is always counted
   */
  static Scale of(int steps, int[] values) {
    int least = Math.min(0, Arrays.stream(values).min().orElse(0));
    int most = Math.max(1, Arrays.stream(values).max().orElse(1));
    int step = step((most - least) / (double) steps);
    return new Scale(Math.floorDiv(least, step) * step, -Math.floorDiv(-most, step) * step, step);
  }

  /** 1, 2 or 5 with noughts after it. */
  private static int step(double wished) {
    int power = 1;
    while (power * 10.0 <= wished) power *= 10;
    for (int times : new int[] {1, 2, 5}) if (power * times >= wished) return power * times;
    return power * 10;
  }
}
