package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Tiny;

/** A golden game is kept as it was played, and says where a replay differs from it. */
class GoldenGameTest {
  @TempDir private Path folder;

  @Test
  void aGameIsReadAsWritten() throws IOException {
    GoldenGame game = tiny();
    game.write(folder, "tiny");

    GoldenGame read = GoldenGame.read(GoldenGame.files(folder).getFirst());

    assertThat(read.states()).isEqualTo(game.states());
    assertThat(read.log().actions()).isEqualTo(game.log().actions());
    assertThat(read.difference(Tiny.plain())).isEmpty();
  }

  @Test
  void aDifferentStateIsReported() {
    GoldenGame game = tiny();
    var states = new ArrayList<>(game.states());
    states.set(3, "0000000000000000");

    assertThat(new GoldenGame(game.log(), states).difference(Tiny.plain()))
        .hasValueSatisfying(
            told -> assertThat(told).startsWith("action 3, ").endsWith("leads to another state"));
  }

  @Test
  void aRefusedActionIsReported() {
    GoldenGame game = tiny();
    GameLog log = game.log();
    var actions = new ArrayList<>(log.actions());
    actions.set(0, new Action.DiscardTrain("nobody", "2-0"));
    var other =
        new GameLog(
            log.title(), log.fingerprint(), log.players(), log.options(), log.seed(), actions);

    assertThat(new GoldenGame(other, game.states()).difference(Tiny.plain()))
        .hasValueSatisfying(
            told -> assertThat(told).startsWith("action 1 (").contains("is refused"));
  }

  private static GoldenGame tiny() {
    Title title = Tiny.plain();
    return GoldenGame.of(
        title,
        Simulation.of(title, 2, new SensibleBot())
            .withLimits(new SimulationLimits(20))
            .play(1)
            .log());
  }
}
