package roundhouse.turn.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** RED stands in A1 of the line A1 - A3 (a town) - A5 - A7 and has bought a train. */
class RunPlanTest {
  private static final StopRef ASTON = new StopRef(HexId.of("A1"), 0);
  private static final StopRef BARROW = new StopRef(HexId.of("A3"), 0);
  private static final StopRef CORBY = new StopRef(HexId.of("A5"), 0);
  private static final StopRef DERBY = new StopRef(HexId.of("A7"), 0);

  private final RunOfRed red = RunOfRed.begun();
  private final Title title = red.title();
  private final GameState state = red.state();
  private final RunPlan plan = red.plan();
  private final String train = plan.drawnRuns().keySet().iterator().next();

  private RunPlan drawn(StopRef... stops) {
    RunPlan drawn = plan.idle(train).edit(train);
    for (StopRef stop : stops) drawn = drawn.click(stop);
    return drawn;
  }

  @Test
  void aPlanBeginsWithTheBestRuns() {
    assertThat(plan.action()).isSameAs(plan.best());
    assertThat(RunVerdict.of(title, state, plan).legal()).isTrue();
  }

  @Test
  void anIdleTrainRunsNothingUntilItIsGivenTheBestRunAgain() {
    assertThat(plan.idle(train).action().runs()).isEmpty();
    assertThat(plan.idle(train).words(train)).isEqualTo("idle");
    assertThat(plan.idle(train).best(train).action()).isEqualTo(plan.best());
  }

  @Test
  void theTrackBetweenClickedStopsIsFound() {
    RunPlan drawn = drawn(ASTON, BARROW);

    assertThat(drawn.action().runs().getFirst().calls()).containsExactly(ASTON, BARROW);
    assertThat(drawn.action().runs().getFirst().track())
        .extracting(Object::toString)
        .containsExactly("A1:0-_0", "A3:3-_0");
    RunVerdict verdict = RunVerdict.of(title, state, drawn);
    assertThat(verdict.says()).contains("£30");
    assertThat(verdict.earned()).containsOnlyKeys(drawn.drawnRuns().keySet()).containsValue("£30");
  }

  @Test
  void aTownOnTheWayIsPassedUntilItIsClicked() {
    RunPlan passing = drawn(ASTON, CORBY);

    assertThat(passing.action().runs().getFirst().calls()).containsExactly(ASTON, CORBY);
    assertThat(passing.click(BARROW).action().runs().getFirst().calls())
        .containsExactly(ASTON, BARROW, CORBY);
    assertThat(passing.click(BARROW).click(BARROW)).isEqualTo(passing);
  }

  @Test
  void aChosenTownIsPassedAndCalledAtInTurn() {
    RunPlan calling = drawn(ASTON, BARROW, CORBY);
    RunPlan passing = calling.click(BARROW);

    assertThat(passing.action().runs().getFirst().calls()).containsExactly(ASTON, CORBY);
    assertThat(passing.action().runs().getFirst().track())
        .isEqualTo(calling.action().runs().getFirst().track());
    assertThat(passing.click(BARROW)).isEqualTo(calling);
  }

  @Test
  void aCityIsPassedByTrainsThatMayDoSo() {
    RunPlan whole = drawn(ASTON, CORBY, DERBY);
    var express =
        new RunPlan(
            whole.track(), Set.of(train), whole.best(), whole.drawnRuns(), whole.edited(), "");

    assertThat(whole.click(CORBY).says()).isEqualTo("A train calls at every city on its way");
    assertThat(express.click(CORBY).action().runs().getFirst().calls())
        .containsExactly(ASTON, DERBY);
  }

  /** Such are the best runs of trains that come to more stops than they count. */
  @Test
  void aRunMayBeginAndEndWhereItDoesNotCall() {
    Run whole = drawn(ASTON, CORBY, DERBY).action().runs().getFirst();
    for (List<StopRef> calls :
        List.of(List.of(ASTON, CORBY), List.of(CORBY, DERBY), List.of(CORBY))) {
      var run = new Run(train, whole.track(), calls);
      RunPlan plan = RunPlan.of(title, state, new Action.RunTrains("RED", List.of(run)));

      assertThat(plan.drawnRuns().get(train).run()).isEqualTo(run);
    }
  }

  @Test
  void aClickOnTheLastStopTakesItAway() {
    assertThat(drawn(ASTON, BARROW, CORBY).click(CORBY)).isEqualTo(drawn(ASTON, BARROW));
    assertThat(drawn(ASTON).click(ASTON).drawnRuns().get(train).isIdle()).isTrue();
  }

  @Test
  void aRunThatIsTooLongIsRefusedInTheWordsOfTheRules() {
    RunVerdict verdict = RunVerdict.of(title, state, drawn(ASTON, BARROW, CORBY, DERBY));

    assertThat(verdict.legal()).isFalse();
    assertThat(verdict.says()).isNotBlank();
    assertThat(verdict.earned()).isEmpty();
  }

  @Test
  void whereNoTrackLeadsTheClickIsExplained() {
    RunPlan drawn = drawn(ASTON).click(new StopRef(HexId.of("B8"), 0));

    assertThat(drawn.says()).isEqualTo("No free track leads from A1 to B8");
    assertThat(drawn.drawnRuns()).isEqualTo(drawn(ASTON).drawnRuns());
  }

  @Test
  void clicksMeanNothingWhileNoRunIsDrawn() {
    assertThat(plan.click(CORBY)).isSameAs(plan);
  }

  @Test
  void lettersMeanTheStopsThatComeNext() {
    assertThat(drawn().onwards()).as("a run begins at a marker").containsExactly(ASTON);
    assertThat(drawn(ASTON).onwards()).containsExactly(BARROW);
    assertThat(RunLetters.of(drawn(ASTON, BARROW).onwards()).stop('A')).contains(CORBY);
    assertThat(plan.onwards()).as("no run is drawn").isEmpty();
  }

  @Test
  void theLastStopIsTakenBack() {
    assertThat(drawn(ASTON, BARROW, CORBY).back()).isEqualTo(drawn(ASTON, BARROW));
    assertThat(drawn(ASTON).back()).isEqualTo(drawn());
    assertThat(plan.back()).isSameAs(plan);
  }

  @Test
  void theTrainsTakeTurnsAtBeingDrawn() {
    assertThat(plan.next().edited()).contains(train);
    assertThat(plan.next().next().edited()).contains(train);
  }

  @Test
  void aTownIsCalledAtOrPassedThoughNoRunIsDrawn() {
    RunPlan passing = drawn(ASTON, CORBY);

    assertThat(passing.mayToggle(BARROW)).isTrue();
    assertThat(passing.mayToggle(CORBY)).as("the end of the run").isFalse();
    assertThat(passing.toggled(BARROW)).isEqualTo(passing.click(BARROW));
  }

  @Test
  void whereNoOtherWayLeadsALegStaysWhereItIs() {
    RunPlan drawn = drawn(ASTON, CORBY);
    RunPlan same = drawn.rerouted(HexId.of("A3"), HexId.of("A7"));

    assertThat(same.drawnRuns()).isEqualTo(drawn.drawnRuns());
    assertThat(same.says()).isEqualTo("No other way leads through A7");
  }
}
