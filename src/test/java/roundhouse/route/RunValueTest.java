package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleLine.refused;
import static roundhouse.route.SampleTrack.CITY_20;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.RouteRules.Meeting;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** What the runs of a turn earn together, and the rules for several runs. */
class RunValueTest {
  /** Two lines that cross at a town where neither train calls. */
  private static RunCheckResult crossing(boolean meetInPassing) {
    var map =
        new SmallMap()
            .hex("C1", "city=revenue:40;path=a:0,b:_0")
            .hex("C3", "town=revenue:10;path=a:3,b:_0;path=a:0,b:_0;path=a:4,b:_0;path=a:5,b:_0")
            .hex("C5", "city=revenue:30;path=a:3,b:_0")
            .hex("D2", "city=revenue:50;path=a:1,b:_0")
            .hex("D4", "city=revenue:50;path=a:2,b:_0");
    return SampleTurn.on(map)
        .train("2")
        .train("2 b")
        .marker("C1.0")
        .marker("D2.0")
        .rules(
            new RouteRules(
                true,
                true,
                10,
                true,
                false,
                meetInPassing ? Meeting.IN_PASSING : Meeting.AT_CALLS,
                true,
                0,
                List.of(),
                List.of()))
        .check(
            "2: C1:0-_0 C3:3-_0 C3:0-_0 C5:3-_0 = C1.0 C5.0",
            "2 b: D2:1-_0 C3:4-_0 C3:5-_0 D4:2-_0 = D2.0 D4.0");
  }

  @Test
  void runsMeetWhereBothCallUnlessTheRulesLetThemMeetInPassing() {
    refused(
        crossing(false),
        RunFault.Rule.MEETING,
        "the run of the 2 b-train has no call in common with the other runs");
    assertThat(crossing(true)).isInstanceOfSatisfying(RunTotals.class, RunValueTest::isWorth170);
  }

  private static void isWorth170(RunTotals value) {
    assertThat(value.revenue()).isEqualTo(170);
  }

  @Test
  void runsAreValuedOneByOneAndTogether() {
    RunCheckResult check =
        SampleLine.turn()
            .check(
                "2: A1:0-_0 A3:3-_0 = A1.0 A3.0",
                "3+2: A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 A7:0-_0 A9:3-_0 = A3.0 A5.0 A7.0 A9.0");

    assertThat(check)
        .isEqualTo(
            new RunTotals(List.of(new RunValue("2", 40, 0), new RunValue("3+2", 50, 10)), 90, 10));
  }

  @Test
  void anUnknownTrainDoesNotRunAndNoTrainRunsTwice() {
    refused(
        SampleLine.turn().check("5: A1:0-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.TRAIN,
        "there is no 5-train to run, only these: 2-train, 3+2-train, 3-train");
    refused(
        SampleLine.turn().check("2-7: A1:0-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.TRAIN,
        "there is no train 2-7 to run: write 2");
    refused(
        SampleLine.turn().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "2: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
        RunFault.Rule.TRAIN,
        "the 2-train runs twice");
  }

  @Test
  void aRunCallsAtAMarkerAndOneOfTheRunsAtHome() {
    refused(
        SampleLine.turn().check("3+2: A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 = A3.0 A7.0"),
        RunFault.Rule.MARKER,
        "the run of the 3+2-train calls at none of the company's markers [A1.0, A9.0]");
    refused(
        SampleLine.turn().check("2: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
        RunFault.Rule.HOME,
        "none of the runs calls at the company's home [A1.0]");
  }

  @Test
  void twoRunsShareNoTrackButACall() {
    refused(
        SampleLine.turn().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "3: A1:0-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.OWN_TRACK,
        "the runs of the 2-train and the 3-train both use the track at A1");
    refused(
        SampleLine.turn().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "3: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
        RunFault.Rule.MEETING,
        "the run of the 3-train has no call in common with the other runs");
  }

  @Test
  void onlyOneTrainPassesFullCities() {
    var map = new SmallMap();
    for (String hex : List.of("A1", "A3", "A5", "A7", "A9")) map.hex(hex, CITY_20);
    SampleTurn turn =
        SampleTurn.on(map)
            .train("3")
            .train("3 b")
            .train("5")
            .home("A5.0")
            .full("A3.0")
            .full("A7.0")
            .rules(SampleLine.STRICT);
    String north = "A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0";
    String south = "A5:0-_0 A7:3-_0 A7:0-_0 A9:3-_0";

    assertThat(turn.check("3: " + north + " = A1.0 A3.0 A5.0")).isInstanceOf(RunTotals.class);
    refused(
        turn.check("5: " + north + " " + south + " = A1.0 A3.0 A5.0 A7.0 A9.0"),
        RunFault.Rule.FULL_CITY,
        "the run of the 5-train passes [A3.0, A7.0], full of other companies' markers; it may pass"
            + " 1 such cities");
    refused(
        turn.check("3: " + north + " = A1.0 A3.0 A5.0", "3 b: " + south + " = A5.0 A7.0 A9.0"),
        RunFault.Rule.FULL_CITY,
        "only one train may pass a city full of other companies' markers, but the 3-train passes"
            + " [A3.0] and the 3 b-train passes [A7.0]");
  }

  /** A run of two cities of 20, which costs this much. */
  private static RunCheckResult costing(int amount) {
    StopRef one = StopRef.parse("A1.0");
    StopRef other = StopRef.parse("A3.0");
    var cost = SampleTurn.both(Set.of(one), Set.of(other), -amount);
    return SampleTurn.on(new SmallMap().hex("A1", CITY_20).hex("A3", CITY_20))
        .train("2", new StopValues(Map.of(one, 20, other, 20), Map.of(), Map.of(), List.of(cost)))
        .marker("A1.0")
        .check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0");
  }

  @Test
  void noRunEarnsLessThanNothing() {
    assertThat(costing(40)).isEqualTo(new RunTotals(List.of(new RunValue("2", 0, 0)), 0, 0));
    refused(
        costing(50),
        RunFault.Rule.LOSS,
        "the run of the 2-train would earn -10, and no run earns less than nothing");
  }
}
