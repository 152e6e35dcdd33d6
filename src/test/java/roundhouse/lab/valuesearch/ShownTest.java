package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** How sure averages of few games are. */
class ShownTest {
  private static final double ERROR = 0.05;

  @Test
  void aSingleGameShowsNothing() {
    assertThat(Shown.reach(new double[] {7}, 7, ERROR)).isInfinite();
  }

  @Test
  void theIntervalOfTwoGamesIsMuchWiderThanThatOfMany() {
    assertThat(Shown.reach(new double[] {1, 3}, 2, ERROR)).isEqualTo(12.7, within(0.01));

    double[] many = new double[200];
    for (int at = 0; at < many.length; at++) many[at] = at % 2 == 0 ? 1 : 3;
    assertThat(Shown.reach(many, 2, ERROR)).isEqualTo(0.14, within(0.001));
  }
}
