package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_30;
import static roundhouse.route.SampleTrack.CITY_40;
import static roundhouse.route.SampleTrack.HALT;
import static roundhouse.route.SampleTrack.TOWN;

import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.RouteGoal;

/** Towns and halts on the best runs. */
class SmallStopsRunTest {
  @Test
  void aTownOnTheWayUsesUpAnAllowanceUnlessItMayBeSkipped() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", TOWN).hex("A5", CITY_30))
            .train("2")
            .marker("A1.0");

    assertThat(turn.best().revenue()).isEqualTo(50);
    RouteRules skipping = new RouteRules(true, true, 10, false, false, true, 0);
    assertThat(turn.rules(skipping).best().revenue()).isEqualTo(70);
  }

  @Test
  void theGoalDecidesBetweenATownAndAHalt() {
    var skipping = new RouteRules(true, true, 10, false, false, true, 0);
    String poorTown = "town=revenue:5;path=a:3,b:_0;path=a:0,b:_0";
    SampleTurn turn =
        SampleTurn.on(
                new SmallMap()
                    .hex("A1", CITY_40)
                    .hex("A3", poorTown)
                    .hex("A5", HALT)
                    .hex("A7", CITY_30))
            .train("2+1")
            .marker("A1.0")
            .rules(skipping);

    assertThat(turn.best())
        .extracting(RouteSolution::revenue, RouteSolution::subsidy)
        .containsExactly(75, 0);
    assertThat(turn.goal(RouteGoal.REVENUE_PLUS_SUBSIDY).best())
        .extracting(RouteSolution::revenue, RouteSolution::subsidy)
        .containsExactly(70, 10);
  }

  @Test
  void anUnusedLargeCallMayBeUsedForAHalt() {
    RouteSolution best =
        SampleTurn.on(
                new SmallMap()
                    .hex("A1", CITY_40)
                    .hex("A3", HALT)
                    .hex("A5", HALT)
                    .hex("A7", CITY_30))
            .train("3+1")
            .marker("A1.0")
            .best();

    assertThat(best)
        .extracting(RouteSolution::revenue, RouteSolution::subsidy)
        .containsExactly(70, 20);
  }

  @Test
  void ignoredHaltsNeitherPayNorEndARun() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", HALT).hex("A5", CITY_30))
            .train("2+1")
            .marker("A1.0")
            .withoutHalts();

    assertThat(turn.best())
        .extracting(RouteSolution::revenue, RouteSolution::subsidy)
        .containsExactly(70, 0);
  }

  @Test
  void noRunEndsAtAHalt() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", HALT))
            .train("2+1")
            .marker("A1.0");

    assertThat(RouteSolver.anyRun(turn.problem())).isFalse();
  }
}
