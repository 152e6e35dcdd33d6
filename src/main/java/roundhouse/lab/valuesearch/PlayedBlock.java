package roundhouse.lab.valuesearch;

import java.util.Arrays;
import java.util.List;

/**
 * Points that were played with the same seeds.
 *
 * @param values by point, seed and goal; not a number where a game has no such value
 */
record PlayedBlock(List<ValuePoint> points, double[][][] values) {
  PlayedBlock {
    points = List.copyOf(points);
  }

  int seeds() {
    return values[0].length;
  }

  /** The values of a goal at a point that are numbers. */
  double[] of(int point, int goal) {
    return Arrays.stream(values[point])
        .mapToDouble(game -> game[goal])
        .filter(value -> !Double.isNaN(value))
        .toArray();
  }

  /** Their mean, not a number if there are none. */
  double mean(int point, int goal) {
    return Arrays.stream(of(point, goal)).average().orElse(Double.NaN);
  }
}
