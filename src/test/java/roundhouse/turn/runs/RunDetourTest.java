package roundhouse.turn.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.route.problem.TrackRef;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** Legs of late runs in 1889 are taken through every hex of the map. */
class RunDetourTest {
  private static final int LAST = 20;

  private final GameLog log;
  private final Title title = Repository.titles().load("1889", Set.of()).title().orElseThrow();

  RunDetourTest() throws Exception {
    log = GoldenGame.named("1889/2-players").log();
  }

  /** The plans of the last companies that ran trains. */
  private List<RunPlan> plans() {
    var plans = new ArrayDeque<RunPlan>();
    GameState state = title.start(log.players(), log.seed());
    for (Action action : log.actions()) {
      if (action instanceof Action.RunTrains runs && !runs.runs().isEmpty())
        plans.addLast(RunPlan.of(title, state, runs));
      if (plans.size() > LAST) plans.removeFirst();
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
    }
    return List.copyOf(plans);
  }

  @Test
  void anotherWayKeepsTheStopsAndUsesNoTrackTwice() {
    int other = 0;
    for (RunPlan plan : plans())
      for (String train : plan.drawnRuns().keySet()) {
        RunPlan drawn = plan.edit(train);
        for (RunLeg leg : drawn.drawnRuns().get(train).legs())
          for (HexId hex : title.map().hexes().keySet())
            if (isOther(drawn, train, leg.track().getFirst().hex(), hex)) other++;
      }
    assertThat(other).as("other ways").isPositive();
  }

  private static boolean isOther(RunPlan plan, String train, HexId held, HexId through) {
    DrawnRun drawn = plan.drawnRuns().get(train);
    DrawnRun detour = plan.rerouted(held, through).drawnRuns().get(train);
    if (detour.equals(drawn)) return false;
    List<TrackRef> track = detour.track();
    assertThat(track).as("through %s", through).doesNotHaveDuplicates();
    assertThat(track).extracting(TrackRef::hex).contains(through);
    assertThat(detour.points()).isEqualTo(drawn.points());
    return true;
  }
}
