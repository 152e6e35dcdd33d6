package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScreeningDesignTest {

  /** Each with values from 1 to 5, of which the design has 2. */
  private static ValueSpace space(int varied, String values) {
    return new ValueSpace(
        IntStream.range(0, varied)
            .mapToObj(index -> VariedValue.parse("value-" + index, values))
            .toList(),
        Collections.nCopies(varied, "other"));
  }

  @ParameterizedTest
  @CsvSource({"1,5", "2,9", "3,9", "4,9", "5,13", "6,13", "7,17", "8,17", "12,25"})
  void itHasTwoPointsForEachValueAndOneInTheMiddle(int varied, int points) {
    assertThat(ScreeningDesign.of(space(varied, "1..5"))).hasSize(points).doesNotHaveDuplicates();
  }

  /** The columns of two values, and a column and the square of another, are at right angles. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 11, 12})
  void linearEffectsAreNotConfoundedWithEachOtherNorWithSquares(int varied) {
    ValueSpace space = space(varied, "1..5");
    List<double[]> points = ScreeningDesign.of(space).stream().map(space::position).toList();
    for (int one = 0; one < varied; one++)
      for (int other = 0; other < varied; other++) {
        double linear = 0;
        double square = 0;
        for (double[] point : points) {
          if (one != other) linear += point[one] * point[other];
          square += point[one] * point[other] * point[other];
        }
        assertThat(linear).as("%s and %s", one, other).isCloseTo(0, within(1e-9));
        assertThat(square).as("%s and %s squared", one, other).isCloseTo(0, within(1e-9));
      }
  }

  @Test
  void aValueOfTwoWordsTakesBothEquallyOften() {
    ValueSpace space = space(6, "no, yes");
    List<double[]> points = ScreeningDesign.of(space).stream().map(space::position).toList();

    for (int index = 0; index < 6; index++) {
      int column = index;
      assertThat(points.stream().mapToDouble(point -> point[column]).sum()).isZero();
    }
  }
}
