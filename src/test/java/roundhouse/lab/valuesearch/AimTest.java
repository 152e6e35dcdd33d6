package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.lab.answers.KnownFigures;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.simulation.PlayableTitles;

class AimTest {
  private static final KnownFigures KNOWN =
      KnownFigures.of(List.of(Variant.of(PlayableTitles.title())));

  private static Goal goal(String name, String written) {
    return new Aim(name, written).measured(KNOWN, 3).getFirst().goal();
  }

  @Test
  void anAverageOnTheBorderOfItsToleranceIsOffByOne() {
    Goal goal = goal("sets", "6.5 ± 0.3");

    assertThat(goal.loss(6.5)).isLessThan(1e-9);
    assertThat(goal.loss(6.75)).isBetween(0.83, 0.84);
    assertThat(goal.loss(5.9)).isBetween(1.99, 2.01);
    assertThat(goal("sets", "6.5 +- 0.3")).isEqualTo(goal);
    assertThat(goal("sets", "6.2..6.8").loss(6.5)).isLessThan(1e-9);
  }

  @Test
  void anAimWithOneBorderCountsOnlyItsSide() {
    Goal goal = goal("share-of-games phase-began 5", "at least 75 %");

    assertThat(goal.loss(0.75)).isEqualTo(1);
    assertThat(goal.loss(0.9)).isZero();
    assertThat(goal.loss(0.6)).isBetween(2.49, 2.51);
    assertThat(goal("actions", "at most 700").loss(100)).isZero();
  }

  @Test
  void evenSeatsAreAGoalForEachSeat() {
    assertThat(new Aim("seat-wins", "even ± 5 %").measured(KNOWN, 3))
        .extracting(each -> each.goal().what())
        .containsExactly("seat 1 wins", "seat 2 wins", "seat 3 wins");
  }

  private static Shown shown(String written, int with, int of) {
    Goal goal = goal("share-of-games phase-began 5", written);
    return Shown.of(
        goal, IntStream.range(0, of).mapToDouble(game -> game < with ? 1 : 0).toArray());
  }

  /** The share is 80 %; its interval reaches 2.4 points with 800 games, and 7 with 100. */
  @Test
  void onlyAnIntervalWithinTheToleranceShowsThatAnAimIsMet() {
    assertThat(shown("at least 75 %", 640, 800).verdict()).isEqualTo(Shown.Verdict.MET);
    assertThat(shown("at least 75 %", 80, 100).verdict()).isEqualTo(Shown.Verdict.OPEN);
    assertThat(shown("at least 90 %", 640, 800).verdict()).isEqualTo(Shown.Verdict.MISSED);
    assertThat(shown("81 ± 2 %", 640, 800).verdict()).isEqualTo(Shown.Verdict.OPEN);
  }

  /**
   * 760 games for one seat of three (1,076 for all together), and those with one border as many as
   * they like.
   */
  @Test
  void whatTheGamesCannotShowIsToldWithTheToleranceThatTheyCould() {
    List<Goal> seats =
        new Aim("seat-wins", "even ± 5 %")
            .measured(KNOWN, 3).stream().map(Aim.Measured::goal).toList();
    List<Showing> showing = Showing.of(seats, List.of(0.4714, 0.4714, 0.4714), 800);

    assertThat(Showing.of(seats.subList(0, 1), List.of(0.4714), 800).getFirst().games())
        .isBetween(755, 765);
    assertThat(showing.getFirst().games()).isBetween(1050, 1100);
    assertThat(Showing.says(showing, 800))
        .singleElement()
        .asString()
        .contains("seats are even within ± 5 %", "the budget leaves 800", "to ± 5.8 %");
    assertThat(Showing.says(showing, 1100)).isEmpty();
  }
}
