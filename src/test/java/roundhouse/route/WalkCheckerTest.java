package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.route.SampleLine.refused;
import static roundhouse.route.SampleTrack.CITY_20;

import org.junit.jupiter.api.Test;
import roundhouse.board.SmallMap;

/** The rules for a single run: its track, its ends and its calls. */
class WalkCheckerTest {

  @Test
  void trackExistsAndIsContinuous() {
    refused(
        SampleLine.turn().check("2: A1:1-_0 = A1.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train uses A1:1-_0, but there is no such track: A1 has 3-_0, 0-_0");
    refused(
        SampleLine.turn().check("2: A1:0-_0 A7:3-_0 = A1.0 A7.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train cannot continue from A1:0-_0 to A7:3-_0: they do not meet");
    refused(
        SampleLine.turn().check("2: A1:0-_0 = A1.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train does not end at a stop, but in A1");
    refused(
        SampleLine.turn().check("2: A1:0-_0 A3:3-_0 A3:3-_0 = A1.0 A3.0"),
        RunFault.Rule.CONTINUOUS_TRACK,
        "the run of the 2-train turns back on A3:3-_0");
  }

  @Test
  void aRunMayBeWrittenFromEitherEnd() {
    assertThat(SampleLine.turn().check("2: A3:3-_0 A1:0-_0 = A1.0 A3.0"))
        .isInstanceOf(RunTotals.class);
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
            .rules(SampleLine.STRICT)
            .check("2: A3:4-_0 B2:0-1 B4:2-3 A3:5-_1 = A3.0 A3.1");

    refused(
        check, RunFault.Rule.HEX_ONCE, "the run of the 2-train returns to hex A3 after leaving it");
  }

  @Test
  void aRunEndsWhereItCallsAndNotAtAHalt() {
    refused(
        SampleLine.turn().check("3: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 = A1.0 A3.0 A5.0"),
        RunFault.Rule.ENDS,
        "the run of the 3-train may not end at the halt A5.0");
    refused(
        SampleLine.turn().check("2: A1:0-_0 A3:3-_0 = A1.0"),
        RunFault.Rule.ENDS,
        "the run of the 2-train ends at A3.0 without calling there");
  }

  @Test
  void aRunCallsWhereItMustAndOnlyOnItsWay() {
    String whole = "3+2: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 A7:0-_0 A9:3-_0 = ";

    refused(
        SampleLine.turn().check(whole + "A1.0 A7.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train passes city A3.0 without calling there");
    refused(
        SampleLine.turn().check(whole + "A1.0 A3.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train passes town A7.0 without calling there");
    refused(
        SampleLine.turn().check(whole + "A1.0 A9.0 B2.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train does not visit stop B2.0, where it calls");
    refused(
        SampleLine.turn().check(whole + "A1.0 A1.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train calls at A1.0 twice");
    refused(
        SampleLine.turn().withoutHalts().check(whole + "A1.0 A3.0 A5.0 A7.0 A9.0"),
        RunFault.Rule.CALLS,
        "the run of the 3+2-train calls at A5.0, but halts no longer count");
    assertThat(SampleLine.turn().check(whole + "A1.0 A3.0 A7.0 A9.0"))
        .as("the halt is skipped")
        .isInstanceOf(RunTotals.class);
  }

  @Test
  void aTrainCallsWithinItsAllowance() {
    refused(
        SampleLine.turn()
            .check("2: A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 = A1.0 A3.0 A7.0"),
        RunFault.Rule.ALLOWANCE,
        "the 2-train may call at 2 cities and 0 towns (or at towns instead of cities), but its run"
            + " calls at 2 and 1");
  }
}
