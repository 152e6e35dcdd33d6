package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;

@Tag("slow")
class PureScriptsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "destinations variable-privates free-order original-insolvency",
        "as-recorded"
      })
  void aGameIsTheSameWhenScriptsLoseTheirVariablesBeforeEachAction(String options) {
    Title title = title(options);
    GameLog log = Simulation.of(title, 3, new SensibleBot()).play(17).log();
    var scope = (ScriptExecutor) title.executor();
    var remembering = title.start(log.players(), log.seed());
    var forgetting = remembering;

    for (Action action : log.actions()) {
      remembering = ((Result.Applied) Engine.apply(title, remembering, action)).state();
      scope.forget();
      forgetting = ((Result.Applied) Engine.apply(title, forgetting, action)).state();
      assertThat(forgetting).as("after %s", action).isEqualTo(remembering);
    }
  }

  private static Title title(String options) {
    var loader = new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"));
    var loaded =
        loader.load("1860", options.isEmpty() ? Set.of() : Set.copyOf(List.of(options.split(" "))));
    return loaded.title().orElseThrow(() -> new AssertionError(loaded.problems()));
  }
}
