package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class WeightSearchTest {
  private static final int POPULATION = 10;
  private static final double[] BEST = {0.5, -0.7, 0.2};

  @Test
  void itComesNearTheBestPoint() {
    assertThat(search(1).after(told(1, 40)).mean()).containsExactly(BEST, Offset.offset(0.05));
  }

  @Test
  void itBeginsAroundTheNumbersOfTheFile() {
    WeightSearch.Generation first = search(1).after(List.of());

    assertThat(first.mean()).containsOnly(0);
    assertThat(first.points()).hasSize(POPULATION).doesNotHaveDuplicates();
  }

  @Test
  void itGoesOnAfterAStopAsIfItHadNotStopped() {
    List<double[]> told = told(2, 5);

    assertThat(search(2).after(told.subList(0, 4)).points())
        .usingRecursiveComparison()
        .isEqualTo(search(2).after(told(2, 4)).points());
    assertThat(told.get(4)).isEqualTo(told(2, 5).get(4)).isNotEqualTo(told(3, 5).get(4));
  }

  private static WeightSearch search(long seed) {
    return new WeightSearch(BEST.length, POPULATION, seed);
  }

  private static List<double[]> told(long seed, int generations) {
    var told = new ArrayList<double[]>();
    while (told.size() < generations)
      told.add(
          search(seed).after(told).points().stream()
              .mapToDouble(WeightSearchTest::distance)
              .toArray());
    return told;
  }

  private static double distance(double[] point) {
    double sum = 0;
    for (int at = 0; at < BEST.length; at++) sum += (point[at] - BEST[at]) * (point[at] - BEST[at]);
    return sum;
  }
}
