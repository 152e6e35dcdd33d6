package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariedValueTest {

  @Test
  void aRangeGoesInStepsOfOneUnlessItSaysOtherwise() {
    assertThat(VariedValue.parse("a", "2..5").values()).containsExactly("2", "3", "4", "5");
    assertThat(VariedValue.parse("a", "5000..6000 by 400").values())
        .containsExactly("5000", "5400", "5800");
  }

  @Test
  void multiplesHaveStepsBelowOne() {
    assertThat(VariedValue.parse("a", "x0.8..x1.2 by 0.2").values())
        .containsExactly("x0.8", "x1.0", "x1.2");
  }

  @Test
  void numbersLieWhereTheyAreAndWordsAtTheEnds() {
    VariedValue numbers = VariedValue.parse("a", "400, 450, 600");

    assertThat(numbers.coded("400")).isEqualTo(-1);
    assertThat(numbers.coded("450")).isEqualTo(-0.5);
    assertThat(numbers.coded("600")).isEqualTo(1);
    assertThat(VariedValue.parse("a", "no, yes").coded("yes")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5..2 | from the least to the greatest",
        "5..5 | from the least to the greatest",
        "1..9999 | more than 200 values",
        "2..5 by 0 | from the least to the greatest",
        "400 | no values to choose from",
        "400, 400 | a value twice",
        "yes, no, some | more than two words",
        "400, , 500 | no values to choose from"
      })
  void otherValuesAreRefused(String text, String why) {
    assertThatThrownBy(() -> VariedValue.parse("a", text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }
}
