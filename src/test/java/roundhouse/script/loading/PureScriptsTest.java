package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.interop.StateJson;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** Neither what scripts keep in variables nor answers that are cached change a recorded game. */
@Tag("slow")
class PureScriptsTest {
  /** What scripts kept for longer would be seen as well. */
  private static final int ACTIONS_KEPT = 4;

  @ParameterizedTest
  @ValueSource(strings = {"1860/destinations", "1860/free-order", "1846/4-players"})
  void aGameIsTheSameWhenScriptsForgetEverythingEveryFewActions(String name) throws IOException {
    GoldenGame game = game(name);
    Title title = title(game);
    var scripts = (ScriptExecutor) title.executor();
    var state = title.start(game.log().players(), game.log().seed());

    for (int at = 0; at < game.log().actions().size(); at++) {
      Action action = game.log().actions().get(at);
      if (at % ACTIONS_KEPT == 0) scripts.forget();
      state = ((Result.Applied) Engine.apply(title, state, action)).state();
      assertThat(StateJson.fingerprint(state))
          .as("after %s", action)
          .isEqualTo(game.states().get(at + 1));
    }
  }

  @Test
  void answersThatAreKnownFromOneGameAreRightInAnother() throws IOException {
    Title title = title(game("1860/2-players"));

    for (String players : List.of("2-players", "3-players", "4-players"))
      assertThat(game("1860/" + players).difference(title)).isEmpty();
  }

  private static GoldenGame game(String name) throws IOException {
    return GoldenGame.named(name);
  }

  private static Title title(GoldenGame game) {
    return Repository.titles().load(game.log().title(), game.options()).title().orElseThrow();
  }
}
