package roundhouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In whole games the invariants hold after every action, sampled choices are accepted, and a replay
 * reaches equal states.
 */
class LawsOverGamesTest {

  static Stream<String> options() {
    return Playable.title().design().options().keySet().stream();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void gamesOfSensibleBotsEndAndKeepTheInvariants(int players) {
    GameRecord game =
        Simulation.of(Playable.title(), players, new SensibleBot()).checking().play(70 + players);

    assertThat(game.outcome()).as(() -> told(game)).isInstanceOf(Outcome.Ended.class);
  }

  @ParameterizedTest
  @MethodSource("options")
  void gamesWithAnOptionEndAndKeepTheInvariants(String option) {
    var title = Playable.title(option);
    GameRecord game =
        Simulation.of(title, title.design().players().min(), new SensibleBot()).checking().play(5);

    assertThat(game.outcome()).as(() -> told(game)).isInstanceOf(Outcome.Ended.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void gamesOfRandomBotsKeepTheInvariants(long seed) {
    GameRecord game =
        Simulation.of(Playable.title(), 3, new RandomBot())
            .checking()
            .within(new Limits(400))
            .play(seed);

    assertThat(game.outcome())
        .as(() -> told(game))
        .isNotInstanceOfAny(
            Outcome.LawBroken.class,
            Outcome.OfferRefused.class,
            Outcome.Crashed.class,
            Outcome.Stuck.class);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    var simulation = Simulation.of(Playable.title(), 3, new SensibleBot()).within(new Limits(300));

    GameRecord once = simulation.play(9);
    GameRecord again = simulation.play(9);

    assertThat(once.log()).isEqualTo(again.log());
    assertThat(once.last()).isEqualTo(again.last());
    assertThat(once.log()).isNotEqualTo(simulation.play(10).log());
  }

  @Test
  void aShorterLogReplaysTheStartOfTheGame() {
    var title = Playable.title();
    var simulation = Simulation.of(title, 2, new SensibleBot());
    GameRecord shorter = simulation.within(new Limits(150)).play(4);
    GameRecord longer = simulation.within(new Limits(200)).play(4);

    assertThat(longer.log().actions().subList(0, 150)).isEqualTo(shorter.log().actions());
    assertThat(Replays.replay(title, shorter.log())).isEqualTo(shorter.last());
    assertThat(Replays.replay(title, longer.log()))
        .isEqualTo(longer.last())
        .isNotEqualTo(shorter.last());
  }

  private static String told(GameRecord game) {
    return "seed %d with %s, after %d actions: %s"
        .formatted(
            game.log().seed(),
            game.log().options(),
            game.log().actions().size(),
            game.outcome().says());
  }
}
