package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.HookFailure;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.workshop.history.GameHistory;

class AutoplayTest {
  @TempDir private Path root;

  private GameHistory game(String script) throws Exception {
    SmallTitle small = SmallTitle.in(root);
    Files.writeString(small.script("rules.js"), script);
    return GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);
  }

  @Test
  void aBotAnswersWhatItDoes() throws Exception {
    assertThat(Autoplay.asked(game(""), BotRegistry.BUILT_IN, "planning").orElseThrow().join().by())
        .isEqualTo("Ann");
  }

  @Test
  void aScriptThatFailsWhileABotDecidesIsItsAnswer() throws Exception {
    GameHistory game = game("export const greedyBot = () => { throw new Error('no idea'); };");

    assertThat(Autoplay.asked(game, BotRegistry.BUILT_IN, "greedy").orElseThrow())
        .failsWithin(Duration.ofSeconds(10))
        .withThrowableThat()
        .withCauseInstanceOf(HookFailure.class)
        .withMessageContaining("no idea");
  }
}
