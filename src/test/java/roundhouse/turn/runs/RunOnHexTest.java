package roundhouse.turn.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** F2 on hexes of the line A1 - A3 (a town) - A5 - A7 draws a run of RED, which stands in A1. */
class RunOnHexTest {
  private static final StopRef ASTON = new StopRef(HexId.of("A1"), 0);
  private static final StopRef BARROW = new StopRef(HexId.of("A3"), 0);
  private static final StopRef CORBY = new StopRef(HexId.of("A5"), 0);
  private static final StopRef FAR = new StopRef(HexId.of("B8"), 0);

  private final RunPlan best = RunOfRed.begun().plan();
  private final String train = best.drawnRuns().keySet().iterator().next();
  private final RunPlan begun = best.idle(train).edit(train).click(ASTON);

  private static RunPlan on(RunPlan plan, StopRef... stops) {
    return new RunOnHex(stops[0].hex(), List.of(stops)).entered(plan);
  }

  private static List<StopRef> calls(RunPlan plan) {
    return plan.action().runs().stream().map(Run::calls).flatMap(List::stream).toList();
  }

  @Test
  void aRunBeginsAndGoesOnInTheHex() {
    RunPlan idle = best.idle(train).edit(train);

    assertThat(on(idle, ASTON)).isEqualTo(begun);
    assertThat(calls(on(begun, BARROW))).containsExactly(ASTON, BARROW);
  }

  @Test
  void theStopsOfAHexTakeTurnsAndThenNoneIsTheEnd() {
    RunPlan first = on(begun, BARROW, CORBY);
    RunPlan second = on(first, BARROW, CORBY);

    assertThat(calls(first)).containsExactly(ASTON, BARROW);
    assertThat(calls(second)).containsExactly(ASTON, CORBY);
    assertThat(on(second, BARROW, CORBY)).isEqualTo(begun);
  }

  @Test
  void aStopThatNoTrackReachesIsPassedOver() {
    assertThat(calls(on(begun, FAR, BARROW))).containsExactly(ASTON, BARROW);
    assertThat(on(begun, FAR).says()).isEqualTo("No free track leads from A1 to B8");
  }

  @Test
  void aTownOnTheWayIsCalledAt() {
    assertThat(calls(on(on(begun, CORBY), BARROW))).containsExactly(ASTON, BARROW, CORBY);
  }

  @Test
  void aHexWithoutStopsLeadsTheLastLegThroughIt() {
    RunPlan through = new RunOnHex(HexId.of("B8"), List.of()).entered(on(begun, BARROW));

    assertThat(through.says()).isEqualTo("No other way leads through B8");
    assertThat(new RunOnHex(HexId.of("B8"), List.of()).entered(begun))
        .as("no leg")
        .isEqualTo(begun);
  }

  @Test
  void nothingHappensWhileNoRunIsDrawn() {
    assertThat(on(best, BARROW)).isSameAs(best);
  }
}
