package roundhouse.engine.trainpurchases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/**
 * The bank exports trains, of which it has three 2-trains, two 3-trains, and any number of
 * 4-trains.
 */
class TrainExportTest {
  @ParameterizedTest
  @CsvSource({
    "0, 2 2 2 3 3 4, 1",
    "1, 2 2 3 3 4, 1",
    "2, 2 3 3 4, 1",
    "3, 3 3 4, 1",
    "4, 3 4, 2",
    "5, 4, 2",
    "6, 4, 2"
  })
  void aTrainOfTheNamedTypesLeavesAfterEachSetAndTheFirstOfItsTypeBringsItsPhase(
      int sets, String left, String phase) {
    GameState state = after(sets, Tiny.plain("tiny-exports"));
    assertThat(left(state)).isEqualTo(left);
    assertThat(state.phase()).isEqualTo(phase);
  }

  @ParameterizedTest
  @CsvSource({"1, 2 3 3 4", "2, 3 4"})
  void yesMeansEachRound(int sets, String left) {
    assertThat(left(after(sets, Tiny.plain("tiny-exports", "each-round")))).isEqualTo(left);
  }

  /** Nobody starts a company, so that sets consist of passes. */
  private static GameState after(int sets, Title title) {
    return Stream.iterate(Tiny.start(title), state -> nextSet(title, state))
        .skip(sets)
        .findFirst()
        .orElseThrow();
  }

  private static GameState nextSet(Title title, GameState state) {
    return Tiny.passing(title, Tiny.passing(title, state, "Bob"), "Ann");
  }

  private static String left(GameState state) {
    return String.join(" ", state.depot().upcoming().stream().map(train -> train.type()).toList());
  }
}
