package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleTrack.CITY_20;
import static roundhouse.route.SampleTrack.HALT;
import static roundhouse.route.SampleTrack.TOWN;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;
import roundhouse.design.spec.RouteRules;

class RunValueTest {
  private static final RouteRules STRICT =
      new RouteRules(false, true, false, true, 10, true, true, true, false, 1);

  private static SampleTurn line() {
    var map = new SmallMap();
    for (String hex : List.of("A1", "A3", "A5", "A7", "A9"))
      map.hex(hex, hex.equals("A5") ? HALT : hex.equals("A7") ? TOWN : CITY_20);
    return SampleTurn.on(map)
        .train("2")
        .train("3+2")
        .train("3")
        .home("A1.0")
        .marker("A9.0")
        .rules(STRICT);
  }

  private static void refused(RunCheckResult check, RunFault.Rule rule, String reason) {
    assertThat(check).isEqualTo(new RunFault(rule, reason));
  }

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
                false,
                true,
                10,
                true,
                true,
                false,
                true,
                meetInPassing,
                true,
                0,
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
        line()
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
        line().check("5: A1:0-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.TRAIN,
        "there is no train 5 to run; the trains are [2, 3, 3+2]");
    refused(
        line().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "2: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
        RunFault.Rule.TRAIN,
        "the 2-train runs twice");
  }

  @Test
  void trackExistsAndIsContinuous() {
    refused(
        line().check("2: A1:1-_0 = A1.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train uses A1:1-_0, but there is no such track: A1 has 3-_0, 0-_0");
    refused(
        line().check("2: A1:0-_0 A7:3-_0 = A1.0 A7.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train cannot continue from A1:0-_0 to A7:3-_0: they do not meet");
    refused(
        line().check("2: A1:0-_0 = A1.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train does not end at a stop, but in A1");
    refused(
        line().check("2: A1:0-_0 A3:3-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train turns back on A3:3-_0");
  }

  @Test
  void aRunMayBeWrittenFromEitherEnd() {
    assertThat(line().check("2: A3:3-_0 A1:0-_0 = A1.0 A3.0")).isInstanceOf(RunTotals.class);
  }

  @Test
  void noRunVisitsAStopTwice() {
    String ring = "city=revenue:20;path=a:0,b:_0;path=a:5,b:_0";
    SmallMap map =
        new SmallMap()
            .hex("A1", ring)
            .hex("A3", "path=a:3,b:4")
            .hex("B2", "path=a:1,b:2;path=a:2,b:1");
    RunCheckResult check =
        SampleTurn.on(map)
            .train("9")
            .marker("A1.0")
            .check("9: A1:0-_0 A3:3-4 B2:1-2 A1:5-_0 = A1.0");

    refused(check, RunFault.Rule.STOP_ONCE, "the run of the 9-train visits stop A1.0 twice");
  }

  @Test
  void aRunThatCrossesAHexsideTwiceUsesItsTrackTwice() {
    String fork = "junction;path=a:3,b:_0;path=a:5,b:_0;path=a:0,b:_0";
    SmallMap map =
        new SmallMap()
            .hex("A1", CITY_20)
            .hex("A3", fork)
            .hex("A5", "city=revenue:20;path=a:3,b:_0;path=a:4,b:_0")
            .hex("B4", "path=a:2,b:1;path=a:1,b:2");
    RunCheckResult check =
        SampleTurn.on(map)
            .train("9")
            .marker("A1.0")
            .check(
                "9: A1:0-_0 A3:3-j A3:5-j B4:1-2 A5:4-_0 A5:3-_0 A3:0-j A3:5-j B4:1-2 A5:4-_0 ="
                    + " A1.0 A5.0");

    refused(check, RunFault.Rule.OWN_TRACK, "the run of the 9-train uses track at A3 twice");
  }

  @Test
  void aRunDoesNotReturnToAHex() {
    SmallMap map =
        new SmallMap()
            .hex("A3", "city=revenue:40;city=revenue:30;path=a:4,b:_0;path=a:5,b:_1")
            .hex("B2", "path=a:1,b:0")
            .hex("B4", "path=a:3,b:2");
    RunCheckResult check =
        SampleTurn.on(map)
            .train("2")
            .home("A3.0")
            .rules(STRICT)
            .check("2: A3:4-_0 B2:0-1 B4:2-3 A3:5-_1 = A3.0 A3.1");

    refused(
        check, RunFault.Rule.HEX_ONCE, "the run of the 2-train returns to hex A3 after leaving it");
  }

  @Test
  void aRunEndsWhereItCallsAndNotAtAHalt() {
    refused(
        line().check("3: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 = A1.0 A3.0 A5.0"),
        RunFault.Rule.ENDS,
        "the run of the 3-train may not end at the halt A5.0");
    refused(
        line().check("2: A1:0-_0 A3:3-_0 = A1.0"),
        RunFault.Rule.ENDS,
        "the run of the 2-train ends at A3.0 without calling there");
  }

  @Test
  void aRunCallsWhereItMustAndOnlyOnItsWay() {
    String whole = "3+2: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 A7:0-_0 A9:3-_0 = ";

    refused(
        line().check(whole + "A1.0 A7.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train passes city A3.0 without calling there");
    refused(
        line().check(whole + "A1.0 A3.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train passes town A7.0 without calling there");
    refused(
        line().check(whole + "A1.0 A9.0 B2.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train does not visit stop B2.0, where it calls");
    refused(
        line().check(whole + "A1.0 A1.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train calls at A1.0 twice");
    refused(
        line().withoutHalts().check(whole + "A1.0 A3.0 A5.0 A7.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train calls at A5.0, but halts no longer count");
    assertThat(line().check(whole + "A1.0 A3.0 A7.0 A9.0"))
        .as("the halt is skipped")
        .isInstanceOf(RunTotals.class);
  }

  @Test
  void aTrainCallsWithinItsAllowance() {
    refused(
        line().check("2: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 = A1.0 A3.0 A7.0"),
        RunFault.Rule.ALLOWANCE,
        "the 2-train may call at 2 large and 0 small stations (or small ones instead of large"
            + " ones), but its run calls at 2 large and 1 small ones");
  }

  @Test
  void aRunCallsAtAMarkerAndOneOfTheRunsAtHome() {
    refused(
        line().check("3+2: A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 = A3.0 A7.0"),
        RunFault.Rule.MARKER,
        "the run of the 3+2-train calls at none of the company's markers [A1.0, A9.0]");
    refused(
        line().check("2: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
        RunFault.Rule.HOME,
        "none of the runs calls at the company's home [A1.0]");
  }

  @Test
  void twoRunsShareNoTrackButACall() {
    refused(
        line().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "3: A1:0-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.OWN_TRACK,
        "the runs of the 2-train and the 3-train both use the track at A1");
    refused(
        line().check("2: A1:0-_0 A3:3-_0 = A1.0 A3.0", "3: A7:0-_0 A9:3-_0 = A7.0 A9.0"),
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
            .rules(STRICT);
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
}
