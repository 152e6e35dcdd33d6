package roundhouse.turn.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

class StepLineTest {
  /** Player D has sold; Player B may protect the price, then it is the turn of Player A. */
  private static final int PROTECTION = 83;

  @Test
  void theProtectionOfAPriceIsNoTurnOfTheRound() throws Exception {
    var golden = GoldenGame.named("1870/4-players");
    Title title = Repository.titles().load("1870", Set.of()).title().orElseThrow();
    GameState now = title.start(golden.log().players(), golden.log().seed());
    List<Action> before = golden.log().actions().subList(0, PROTECTION);
    for (Action action : before) {
      assertThat(now.top().name().equals("stock") && StepLine.isInterrupt(title, now)).isFalse();
      now = ((Result.Applied) Engine.apply(title, now, action)).state();
    }

    assertThat(StepLine.isInterrupt(title, now)).isTrue();
  }
}
