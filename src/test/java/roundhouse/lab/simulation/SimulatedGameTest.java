package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.testkit.Tiny;

class SimulatedGameTest {
  private static final List<String> SEATS = List.of("Ann", "Ben", "Cleo");

  /** Passes always. */
  private static final Bot IDLE =
      (title, state, decision, choices, chance) ->
          choices.stream()
              .map(Choice::action)
              .filter(Action.Pass.class::isInstance)
              .findFirst()
              .orElseThrow();

  private static SimulatedGame game(SimulationOutcome outcome, int... worths) {
    Map<String, Integer> all = new LinkedHashMap<>();
    for (int seat = 0; seat < worths.length; seat++) all.put(SEATS.get(seat), worths[seat]);
    var log = new GameLog("small", "", SEATS, List.of(), 1, List.of(new Action.Pass("Ann")));
    return new SimulatedGame(
        log, outcome, PlayableTitles.title().start(SEATS, 1), all, Tally.NOTHING, Duration.ZERO);
  }

  @Test
  void everyPlayerWithTheHighestWorthHasWon() {
    SimulatedGame game = game(new SimulationOutcome.Ended("bank-broken"), 900, 400, 900);

    assertThat(List.of(game.won(0), game.won(1), game.won(2))).containsExactly(true, false, true);
    assertThat(game.lead()).isEqualTo(500);
  }

  @Test
  void nobodyWinsAGameThatFails() {
    assertThat(game(new SimulationOutcome.TooLong(1), 900, 400, 300).won(0)).isFalse();
  }

  @Test
  void theRefusedActionComesLastSoThatAReplayStopsThere() {
    var refused = new Action.Pass("Ben");

    assertThat(
            game(new SimulationOutcome.OfferRefused(refused, "pass", "no"), 1, 1, 1)
                .logToFailure()
                .actions())
        .containsExactly(new Action.Pass("Ann"), refused);
    assertThat(game(new SimulationOutcome.TooLong(1), 1, 1, 1).logToFailure().actions())
        .containsExactly(new Action.Pass("Ann"));
  }

  @Test
  void aGameInWhichNothingChangesAnyMoreIsBrokenOffAndTheStepNamed() {
    SimulatedGame game = Simulation.of(Tiny.plain(), 2, IDLE).play(1);

    assertThat(game.outcome().says())
        .isEqualTo(
            "stuck: nothing has changed in 1000 actions: most were taken at the step 'stock-turn'"
                + " of the round 'stock'");
    assertThat(game.log().actions()).hasSize(1_000);
  }

  @Test
  void aGameInWhichAScriptOnlyCountsIsBrokenOffToo(@TempDir Path scripts) {
    Title counts =
        new Tiny(scripts)
            .script(
                "tiny/rules.js",
                "export const turnStarted = ({ state, effects }) =>"
                    + " [effects.setFlag('turns', state.flag('turns') + 1)];")
            .title("tiny");

    SimulatedGame game = Simulation.of(counts, 2, IDLE).play(1);

    assertThat(game.outcome().says())
        .isEqualTo(
            "stuck: nothing but flags has changed in 5000 actions: most were taken at the step"
                + " 'stock-turn' of the round 'stock'");
    assertThat(game.log().actions()).hasSize(5_000);
  }
}
