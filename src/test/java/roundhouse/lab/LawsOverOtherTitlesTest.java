package roundhouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.testkit.TestTitle;

/** The invariants that hold in games of 1860 hold in games of the other titles too. */
class LawsOverOtherTitlesTest {

  @ParameterizedTest
  @CsvSource({"1889, 2", "1889, 5", "1830, 3"})
  void gamesOfSensibleBotsEndAndKeepTheInvariants(String design, int players) {
    GameRecord game =
        Simulation.of(TestTitle.of(design), players, new SensibleBot())
            .checking()
            .play(80 + players);

    assertThat(game.outcome()).as(() -> told(game)).isInstanceOf(Outcome.Ended.class);
  }

  @ParameterizedTest
  @CsvSource({"1889, 1", "1889, 2", "1830, 1", "1830, 2"})
  void gamesOfRandomBotsKeepTheInvariants(String design, long seed) {
    GameRecord game =
        Simulation.of(TestTitle.of(design), 3, new RandomBot())
            .checking()
            .within(new Limits(300))
            .play(seed);

    assertThat(game.outcome())
        .as(() -> told(game))
        .isNotInstanceOfAny(
            Outcome.LawBroken.class,
            Outcome.OfferRefused.class,
            Outcome.Crashed.class,
            Outcome.Stuck.class);
  }

  private static String told(GameRecord game) {
    return "seed %d, after %d actions: %s"
        .formatted(game.log().seed(), game.log().actions().size(), game.outcome().says());
  }
}
