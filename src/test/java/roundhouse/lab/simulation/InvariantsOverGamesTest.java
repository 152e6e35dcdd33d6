package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;

/**
 * In whole games the invariants hold after every action, sampled choices are accepted, and a replay
 * reaches equal states.
 */
@Tag("slow")
class InvariantsOverGamesTest {

  static Stream<String> options() {
    return PlayableTitles.title().design().options().keySet().stream();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void gamesOfSensibleBotsEndAndKeepTheInvariants(int players) {
    SimulatedGame game =
        Simulation.of(PlayableTitles.title(), players, new SensibleBot())
            .checking()
            .play(70 + players);

    CheckedGames.assertEnded(game);
  }

  @ParameterizedTest
  @MethodSource("options")
  void gamesWithAnOptionEndAndKeepTheInvariants(String option) {
    var title = PlayableTitles.title(option);
    SimulatedGame game =
        Simulation.of(title, title.design().players().min(), new SensibleBot()).checking().play(5);

    CheckedGames.assertEnded(game);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void gamesOfRandomBotsKeepTheInvariants(long seed) {
    SimulatedGame game =
        Simulation.of(PlayableTitles.title(), 3, new RandomBot())
            .checking()
            .withLimits(new SimulationLimits(400))
            .play(seed);

    CheckedGames.assertLawful(game);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    var simulation =
        Simulation.of(PlayableTitles.title(), 3, new SensibleBot())
            .withLimits(new SimulationLimits(300));

    SimulatedGame once = simulation.play(9);
    SimulatedGame again = simulation.play(9);

    assertThat(once.log()).isEqualTo(again.log());
    assertThat(once.last()).isEqualTo(again.last());
    assertThat(once.log()).isNotEqualTo(simulation.play(10).log());
  }

  @Test
  void aShorterLogReplaysTheStartOfTheGame() {
    var title = PlayableTitles.title();
    var simulation = Simulation.of(title, 2, new SensibleBot());
    SimulatedGame shorter = simulation.withLimits(new SimulationLimits(150)).play(4);
    SimulatedGame longer = simulation.withLimits(new SimulationLimits(200)).play(4);

    assertThat(longer.log().actions().subList(0, 150)).isEqualTo(shorter.log().actions());
    assertThat(SavedGameReplay.of(title, shorter.log()).last()).isEqualTo(shorter.last());
    assertThat(SavedGameReplay.of(title, longer.log()).last())
        .isEqualTo(longer.last())
        .isNotEqualTo(shorter.last());
  }
}
