package roundhouse.engine.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Rules of runs in a simple title that states them in its design alone. */
class StatedRunRulesTest {
  private static final Title TITLE = Tiny.plain("tiny-ports");
  private static final String TO_BARROW = "A1:0-_0 A3:3-_0 = A1.0 A3.0";
  private static final String TO_CORBY = "A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 = A1.0 A3.0 A5.0";
  private static final String TO_DERBY =
      "A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 A5:0-_0 A7:3-_0 = A1.0 A3.0 A5.0 A7.0";

  private static Position turn(String company, String train) {
    return turn(Setting.of(TITLE, "Ann", "Bob"), company, train);
  }

  private static Position turn(Setting setting, String company, String train) {
    return setting
        .company(company, it -> it.held("Ann", 60).operated(100).trains(train))
        .operating(company, "run-trains");
  }

  private static RunTrains run(Position turn, String way) {
    String company = turn.decision().orElseThrow().entity();
    return Runs.of(company, turn.company(company).trains().getFirst().id() + ": " + way);
  }

  private static String best(Position turn) {
    return turn.play(turn.choices(RunTrains.class).getFirst()).told().getFirst();
  }

  /** 20, 10 and 30, with 20 for each stop in the middle, though at most 30. */
  @Test
  void whatCallsAddIsCountedForEachStopUpToTheMost() {
    assertThat(best(turn("RED", "3"))).isEqualTo("RED runs for £90");
  }

  @Test
  void aRuleCountsOnlyInItsPhases() {
    assertThat(best(turn(Setting.of(TITLE, "Ann", "Bob").phase("2"), "RED", "3")))
        .isEqualTo("RED runs for £120");
  }

  @Test
  void aRunThatNeedsMoreStopsIsRefusedWithItsRule() {
    Position turn = turn("RED", "3");
    turn.refused(
        run(turn, TO_BARROW),
        "the run of the 3-train is not allowed: a run that calls at ports must call at 2"
            + " others");
  }

  @Test
  void aTrainThatCanMakeNoSuchRunHasNone() {
    assertThat(turn("RED", "2").waitsFor("RED", "run-trains")).isFalse();
  }

  @Test
  void aRunThatIsNotAllowedIsRefusedInTheWordsOfTheDesign() {
    Position turn = turn("RED", "4");
    turn.refused(run(turn, TO_DERBY), "a run comes to one port only");
  }

  @Test
  void aRuleForOneCompanyLeavesOthersAlone() {
    assertThat(turn("BLU", "4").waitsFor("BLU", "run-trains")).isFalse();
    Position red = turn("RED", "3");
    assertThat(red.choices(RunTrains.class)).isEqualTo(List.of(run(red, TO_CORBY)));
  }

  /** 60 and 30 more, less 50 for the 4-train, which comes through Barrow. */
  @Test
  void aRunMayLoseByARule() {
    assertThat(best(turn("RED", "4"))).isEqualTo("RED runs for £40");
  }
}
