package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.GameState;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

class StateJsonTest {
  private static Title title;

  @BeforeAll
  static void load() throws IOException {
    title = TestTitles.all().load("1860", Set.of());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 4})
  void everyStateIsReadAsWrittenAndPlaysOnEqually(long seed) throws IOException {
    GameLog log =
        Simulation.of(title, 3, new RandomBot())
            .withLimits(new SimulationLimits(250))
            .play(seed)
            .log();
    List<GameState> states = SavedGameReplay.of(title, log).states();
    assertThat(states).hasSizeGreaterThan(200);
    GameState next = states.getFirst();
    for (int at = 0; at < states.size(); at++) {
      String text = StateJson.text(states.get(at));
      GameState read = StateJson.read(title, text);
      assertThat(read).as("after %d actions", at).isEqualTo(states.get(at));
      assertThat(StateJson.text(read)).isEqualTo(text);
      if (at > 0)
        assertThat(next)
            .as("after action %d from the state that was read", at)
            .isEqualTo(states.get(at));
      next = at < log.actions().size() ? after(read, log.actions().get(at)) : read;
    }
  }

  private static GameState after(GameState state, Action action) {
    return Engine.apply(title, state, action) instanceof Result.Applied applied
        ? applied.state()
        : state;
  }

  @Test
  void differentStatesHaveDifferentFingerprints() {
    GameState start = title.start(List.of("Ann", "Bob"), 1);

    assertThat(StateJson.fingerprint(start))
        .matches("[0-9a-f]{16}")
        .isEqualTo(StateJson.fingerprint(title.start(List.of("Ann", "Bob"), 1)));
    assertThat(StateJson.fingerprint(start.withBank(start.bank() + 1)))
        .isNotEqualTo(StateJson.fingerprint(start));
  }

  @Test
  void aTileThatTheTitleDoesNotHaveIsReported() {
    String text =
        StateJson.text(title.start(List.of("Ann", "Bob"), 1))
            .replace("\"laid\":{}", "\"laid\":{\"A5\":\"99#1\"}");

    assertThatThrownBy(() -> StateJson.read(title, text))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("'99#1' is not a tile of 1860");
  }

  @Test
  void aTextThatIsNotAStateIsReported() {
    assertThatThrownBy(() -> StateJson.read(title, "[]"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("this is not a game state");
  }
}
