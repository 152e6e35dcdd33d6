package roundhouse.lab.simulation;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.testkit.TestTitle;

/** The invariants that hold in games of 1860 hold in games of the other titles too. */
@Tag("slow")
class InvariantsOverOtherTitlesTest {

  @ParameterizedTest
  @CsvSource({"1889, 2", "1889, 5", "1830, 3", "18Chesapeake, 2", "1882, 4", "18TN, 3"})
  void gamesOfSensibleBotsEndAndKeepTheInvariants(String design, int players) {
    SimulatedGame game =
        Simulation.of(TestTitle.of(design), players, new SensibleBot())
            .checking()
            .play(80 + players);

    CheckedGames.assertEnded(game);
  }

  @ParameterizedTest
  @CsvSource({"1889, 1", "1889, 2", "1830, 1", "1830, 2"})
  void gamesOfRandomBotsKeepTheInvariants(String design, long seed) {
    SimulatedGame game =
        Simulation.of(TestTitle.of(design), 3, new RandomBot())
            .checking()
            .withLimits(new SimulationLimits(300))
            .play(seed);

    CheckedGames.assertLawful(game);
  }
}
