package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.CITY_30;
import static roundhouse.route.SampleTrack.CITY_40;
import static roundhouse.route.SampleTrack.CROSS;
import static roundhouse.route.SampleTrack.PLAIN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.RouteRules.Meeting;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;
import roundhouse.route.problem.TrackRef;

class RouteSolverTest {
  @Test
  void aTrainRunsToTheBestCitiesWithinItsAllowance() {
    RouteSolution best =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20).hex("A5", CITY_30))
            .train("2")
            .marker("A3.0")
            .best();

    assertThat(best)
        .isEqualTo(
            new RouteSolution(
                List.of(SampleTurn.run("2: A1:0-_0 A3:3-_0 = A1.0 A3.0")), 60, 0, true));
  }

  @Test
  void plainTrackIsPartOfTheRun() {
    RouteSolution best =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", PLAIN).hex("A5", CITY_30))
            .train("2")
            .marker("A5.0")
            .best();

    assertThat(best.runs().getFirst().track())
        .extracting(TrackRef::toString)
        .containsExactlyInAnyOrder("A1:0-_0", "A3:0-3", "A5:3-_0");
    assertThat(best.revenue()).isEqualTo(70);
  }

  @Test
  void withoutAMarkerThereIsNoRun() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20)).train("2");

    assertThat(turn.best()).isEqualTo(new RouteSolution(List.of(), 0, 0, true));
    assertThat(RouteSolver.anyRun(turn.problem())).isFalse();
  }

  /** Of three cities it counts two; the marker is in the poorest of them. */
  @Test
  void aTrainThatSkipsCitiesSkipsItsMarkerWhereTheRulesAllowIt() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20).hex("A5", CITY_30))
            .train("2/3")
            .marker("A3.0");

    assertThat(turn.best().revenue()).isEqualTo(70);
    assertThat(turn.rules(skipping(false)).best().revenue()).isEqualTo(60);
  }

  @Test
  void callsThatSkipTheMarkerAreRefusedWhereTheyMustBeThere() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20).hex("A5", CITY_30))
            .train("2/3")
            .marker("A3.0");
    String past = "2/3: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 = A1.0 A5.0";

    assertThat(turn.check(past)).isNotInstanceOf(RunFault.class);
    assertThat(turn.rules(skipping(false)).check(past))
        .isInstanceOfSatisfying(
            RunFault.class, fault -> assertThat(fault.rule()).isEqualTo(RunFault.Rule.MARKER));
  }

  @Test
  void ofRunsThatEarnTheSameTheOneWithMoreStopsIsBest() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_40).hex("A5", CITY_20))
            .train("2/3")
            .marker("A1.0");

    assertThat(turn.best().revenue()).isEqualTo(80);
    assertThat(turn.best().runs().getFirst().track()).hasSize(4);
  }

  private static RouteRules skipping(boolean markers) {
    return new RouteRules(
        false, true, 10, markers, false, Meeting.NEVER, true, 0, List.of(), List.of());
  }

  @Test
  void aFullCityIsAnEndUnlessOneMayBePassed() {
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20).hex("A5", CITY_30))
            .train("3")
            .marker("A1.0")
            .full("A3.0");

    assertThat(turn.best().revenue()).isEqualTo(60);
    RouteRules passing = new RouteRules(false, true, 10, false, false, true, 1);
    assertThat(turn.rules(passing).best().revenue()).isEqualTo(90);
  }

  @Test
  void aRunReturnsToAHexOnlyWhereTheRulesAllowIt() {
    SmallMap map =
        new SmallMap()
            .hex("A3", "city=revenue:40;city=revenue:30;path=a:4,b:_0;path=a:5,b:_1")
            .hex("B2", "path=a:1,b:0")
            .hex("B4", "city=revenue:20;path=a:3,b:_0;path=a:2,b:_0");
    SampleTurn turn = SampleTurn.on(map).train("3").marker("A3.0");

    assertThat(turn.best().revenue()).isEqualTo(90);
    assertThat(turn.rules(new RouteRules(false, true, 10, false, false, false, 0)).best().revenue())
        .isEqualTo(60);
  }

  @Test
  void eachTrainHasItsOwnValues() {
    var flat =
        new StopValues(Map.of(StopRef.parse("A1.0"), 20, StopRef.parse("A3.0"), 20), Map.of());
    RouteSolution best =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_30))
            .train("2", flat)
            .marker("A1.0")
            .best();

    assertThat(best.revenue()).isEqualTo(40);
  }

  @Test
  void aRunWithoutRevenueStillProvesThatATrainCanRun() {
    String nothing = "city=revenue:0;path=a:3,b:_0;path=a:0,b:_0";
    SampleTurn turn =
        SampleTurn.on(new SmallMap().hex("A1", nothing).hex("A3", nothing))
            .train("2")
            .marker("A1.0");

    assertThat(RouteSolver.anyRun(turn.problem())).isTrue();
    assertThat(turn.best().runs()).isEmpty();
  }

  @Test
  void aSearchCutShortIsMarkedAndStillLegal() {
    var map = new SmallMap();
    for (String hex : List.of("A1", "A3", "A5", "B2", "B4", "B6", "C1", "C3", "C5"))
      map.hex(hex, CROSS);
    SampleTurn turn = SampleTurn.on(map).train("4").train("4 b").marker("B4.0");
    RouteSolution quick = RouteSolver.best(turn.problem(), 50);
    RouteSolution best = turn.best();

    assertThat(quick.exact()).isFalse();
    assertThat(RunValue.check(turn.problem(), quick.runs())).isInstanceOf(RunTotals.class);
    assertThat(quick.revenue()).isBetween(1, best.revenue());
    assertThat(best)
        .extracting(RouteSolution::revenue, RouteSolution::exact)
        .containsExactly(160, true);
    assertThat(turn.best()).as("the same answer again").isEqualTo(best);
  }

  @Test
  void aProblemWithTwoTrainsOfOneIdOrALossIsRefused() {
    SampleTurn turn = SampleTurn.on(new SmallMap().hex("A1", CITY_40)).train("2").train("2");

    assertThatThrownBy(turn::problem).hasMessageContaining("two trains have the same id: [2, 2]");
    assertThatThrownBy(() -> new StopValues(Map.of(StopRef.parse("A1.0"), -10), Map.of()))
        .hasMessage("the revenue of stop A1.0 is -10: it must be 0 or more");
  }
}
