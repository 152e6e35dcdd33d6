package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.CITY_30;
import static roundhouse.route.SampleTrack.CITY_40;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.Run;

/** Several trains of a company run together. */
class RunsTogetherTest {
  @Test
  void onlyOneOfTheRunsPassesAFullCity() {
    SmallMap map =
        new SmallMap()
            .hex("A1", CITY_40)
            .hex("A3", CITY_20)
            .hex("A5", CITY_30)
            .hex("A7", CITY_20)
            .hex("A9", CITY_40);
    RouteRules passing = new RouteRules(false, true, 10, false, false, true, 1);
    RouteSolution best =
        SampleTurn.on(map)
            .train("3")
            .train("3 b")
            .marker("A5.0")
            .full("A3.0")
            .full("A7.0")
            .rules(passing)
            .best();

    assertThat(best.revenue()).as("40 + 20 + 30 and 30 + 20").isEqualTo(140);
  }

  @Test
  void twoTrainsDoNotUseTheSameTrack() {
    RouteSolution best =
        SampleTurn.on(new SmallMap().hex("A1", CITY_40).hex("A3", CITY_20).hex("A5", CITY_30))
            .train("2")
            .train("2 b")
            .marker("A3.0")
            .best();

    assertThat(best.revenue()).as("40 + 20 and 20 + 30").isEqualTo(110);
    assertThat(best.runs()).extracting(Run::train).containsExactly("2", "2 b");
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', 70",
    "',lanes:2', ',lanes:2', 140",
    "',lanes:2', '', 0",
    "',lanes:2', ',a_lane:2.0', 70"
  })
  void twoTrainsRunSideBySideOnTwoLanes(String here, String there, int revenue) {
    SmallMap map =
        new SmallMap()
            .hex("A1", "city=revenue:40;path=a:0,b:_0" + here)
            .hex("A3", "city=revenue:30;path=a:3,b:_0" + there);
    RouteSolution best = SampleTurn.on(map).train("2").train("2 b").marker("A1.0").best();

    assertThat(best.revenue()).isEqualTo(revenue);
  }

  @Test
  void aLaneLeadsToTheTrackThatMeetsItAndToNoOther() {
    SmallMap map =
        new SmallMap()
            .hex(
                "A1",
                "city=revenue:40;town=revenue:10;path=a:0,b:_0,a_lane:2.0;path=a:0,b:_1,a_lane:2.1")
            .hex(
                "A3",
                "city=revenue:30;city=revenue:90;path=a:3,b:_0,a_lane:2.1;path=a:3,b:_1,a_lane:2.0");

    assertThat(SampleTurn.on(map).train("2").marker("A1.0").best().revenue())
        .as("the first lane of one hex is the last of the other")
        .isEqualTo(70);
  }

  @Test
  void theTwoBestRunsTogetherMayDoWithoutTheBestSingleOne() {
    SmallMap map =
        new SmallMap().hex("A1", CITY_40).hex("A3", CITY_30).hex("A5", CITY_30).hex("A7", CITY_40);
    RouteSolution best =
        SampleTurn.on(map).train("2").train("2 b").marker("A3.0").marker("A5.0").best();

    assertThat(best.revenue()).as("40 + 30 at both ends").isEqualTo(140);
  }

  @Test
  void oneOfTheRunsCallsAtHomeWhereTheRulesRequireIt() {
    SmallMap map =
        new SmallMap().hex("A1", CITY_20).hex("A3", CITY_20).hex("A5", CITY_30).hex("A7", CITY_40);
    SampleTurn turn = SampleTurn.on(map).train("2").home("A1.0").marker("A7.0");

    assertThat(turn.best().revenue()).isEqualTo(70);
    assertThat(turn.rules(new RouteRules(false, true, 10, true, false, true, 0)).best().revenue())
        .isEqualTo(40);
  }

  @Test
  void runsMeetAtACommonCallWhereTheRulesRequireIt() {
    SmallMap map =
        new SmallMap().hex("A1", CITY_40).hex("A3", CITY_30).hex("A5", CITY_20).hex("A7", CITY_40);
    SampleTurn turn =
        SampleTurn.on(map).train("2").train("2 b").marker("A1.0").marker("A7.0").marker("A3.0");

    assertThat(turn.best().revenue()).isEqualTo(130);
    RouteSolution best = turn.rules(new RouteRules(false, true, 10, false, true, true, 0)).best();
    assertThat(best.revenue()).as("A1 to A3 and A3 to A5").isEqualTo(120);
  }

  @Test
  void aTrainGivesUpABetterCallToMeetAnother() {
    RouteRules meeting = new RouteRules(true, true, 10, false, true, true, 0);
    String branch = "town=revenue:10;path=a:3,b:_0;path=a:0,b:_0;path=a:4,b:_0;path=a:5,b:_0";
    SmallMap map =
        new SmallMap()
            .hex("C1", CITY_40)
            .hex("C3", branch)
            .hex("C5", "town=revenue:20;path=a:3,b:_0;path=a:0,b:_0")
            .hex("C7", CITY_40)
            .hex("D2", "city=revenue:50;path=a:1,b:_0")
            .hex("D4", "city=revenue:50;path=a:2,b:_0");
    RouteSolution best =
        SampleTurn.on(map)
            .train("2+1")
            .train("2+1 b")
            .marker("C1.0")
            .marker("D2.0")
            .rules(meeting)
            .best();

    assertThat(best.revenue())
        .as("both call at the poorer town")
        .isEqualTo(40 + 10 + 40 + 50 + 10 + 50);
  }

  @Test
  void aSearchThatIsCutShortStillEndsWithRuns() {
    SmallMap map =
        new SmallMap().hex("A1", CITY_20).hex("A3", CITY_20).hex("A5", CITY_30).hex("A7", CITY_40);
    RouteRules strict = new RouteRules(false, true, 10, true, true, true, 0);
    SampleTurn turn = SampleTurn.on(map).train("2").home("A1.0").marker("A3.0").rules(strict);

    assertThat(LongStream.range(1, 500).mapToObj(steps -> RouteSolver.best(turn.problem(), steps)))
        .as("some number of steps ends a search that has found runs")
        .anyMatch(found -> !found.exact() && !found.runs().isEmpty());
  }
}
