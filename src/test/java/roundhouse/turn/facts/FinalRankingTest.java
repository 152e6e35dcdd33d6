package roundhouse.turn.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

class FinalRankingTest {
  private final Title title = Tiny.plain();
  private final GameState state = Tiny.start(title);

  @Test
  void theRichestIsFirstAndSharesAreWhatIsNeitherCashNorAPrivate() {
    int cash = state.player("Bob").cash();
    var places = FinalRanking.of(title, state, Map.of("Ann", cash, "Bob", cash + 70)).places();

    assertThat(places.getFirst())
        .isEqualTo(new FinalRanking.Place(1, "Bob", cash + 70, cash, 70, 0));
    assertThat(places.getLast().place()).isEqualTo(2);
  }

  @Test
  void playersOfEqualWorthShareAPlace() {
    var places = FinalRanking.of(title, state, Map.of("Ann", 300, "Bob", 300)).places();

    assertThat(places).extracting(FinalRanking.Place::place).containsExactly(1, 1);
  }
}
