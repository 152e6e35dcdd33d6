package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Repository;

@Tag("slow")
class RememberedAnswersTest {

  /** The first title caches answers from game to game; the second runs its scripts each time. */
  @ParameterizedTest
  @ValueSource(strings = {"", "destinations variable-privates free-order", "original-insolvency"})
  void aGameWithCachedAnswersEqualsTheGameWithoutThem(String options) {
    Title remembering = title(options);
    Title fresh = title(options);
    Simulation.of(remembering, 4, new SensibleBot()).play(3);
    GameLog log = Simulation.of(remembering, 2, new RandomBot()).play(4).log();
    var remembered = remembering.start(log.players(), log.seed());
    var asked = fresh.start(log.players(), log.seed());
    var scope = (ScriptExecutor) fresh.executor();

    for (Action action : log.actions().subList(0, Math.min(500, log.actions().size()))) {
      remembered = ((Result.Applied) Engine.apply(remembering, remembered, action)).state();
      scope.forget();
      asked = ((Result.Applied) Engine.apply(fresh, asked, action)).state();
      assertThat(remembered).as("after %s", action).isEqualTo(asked);
    }
  }

  private static Title title(String options) {
    Set<String> on = options.isEmpty() ? Set.of() : Set.copyOf(List.of(options.split(" ")));
    return Repository.titles().load("1860", on).title().orElseThrow();
  }
}
