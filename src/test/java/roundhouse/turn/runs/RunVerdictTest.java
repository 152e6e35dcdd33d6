package roundhouse.turn.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.route.problem.Run;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** In 1860 one run of a company calls at its home, and its other trains may run elsewhere. */
class RunVerdictTest {
  private final Title title = Repository.titles().load("1860", Set.of()).title().orElseThrow();

  @Test
  void eachTrainOfLegalRunsTellsWhatItEarns() throws Exception {
    GameLog log = GoldenGame.named("1860/3-players").log();
    int several = 0;
    GameState state = title.start(log.players(), log.seed());
    for (Action action : log.actions()) {
      if (action instanceof Action.RunTrains runs && runs.runs().size() > 1) {
        RunVerdict verdict = RunVerdict.of(title, state, RunPlan.of(title, state, runs));
        assertThat(verdict.earned().keySet())
            .isEqualTo(runs.runs().stream().map(Run::train).collect(Collectors.toSet()));
        several++;
      }
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
    }
    assertThat(several).isPositive();
  }
}
