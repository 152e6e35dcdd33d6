package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Designs that play no games, so that what is true of them is known. */
class ValueSearchTest {
  private static final SearchTrials TRIALS = SearchTrials.of(16, 1500, 6);

  @Test
  void moreThanHalfOfTheSearchesFindWhatMeetsAllGoals() {
    assertThat(TRIALS.feasible()).isGreaterThan(TRIALS.searches() / 2);
  }

  @Test
  void whatIsCalledMetIsMet() {
    assertThat(TRIALS.met()).isPositive();
    assertThat(TRIALS.falselyMet()).isZero();
  }

  /** A standard error of so few searches is 0.06; the benchmark takes 500. */
  @Test
  void freshGamesTellHowFarTheWinnerIsOff() {
    assertThat(TRIALS.lossError()).isCloseTo(0, within(0.15));
  }

  @Test
  void noSearchPlaysMoreThanItsBudget() {
    assertThat(TRIALS.mostGames()).isLessThanOrEqualTo(1500);
  }
}
