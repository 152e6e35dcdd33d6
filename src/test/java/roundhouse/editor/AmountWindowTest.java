package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;

/** Digits typed in the list of choices are an amount. */
@NeedsDisplay
class AmountWindowTest {

  @Test
  void everyDigitCountsHoweverSlowlyItIsTyped() throws Exception {
    GameLog log = PicturedWindow.game("1870", "3-players");
    Action bid = log.actions().getFirst();
    try (PicturedWindow opened = PicturedWindow.inPlay()) {
      opened.open(
          new GameLog(
              log.title(), log.fingerprint(), log.players(), log.options(), log.seed(), List.of()));
      opened.hand().await(now -> now.situation().flatMap(all -> all.decision()).isPresent());
      assertThat(bid).isEqualTo(new Action.Bid("Player A", "MKT", 168));
      assertThat(new CardKeys(opened.window(), opened.hand()).play(bid)).isTrue();
      opened.hand().await(now -> now.play().orElseThrow().at() == 1);

      assertThat(opened.window().shown().play().orElseThrow().last().orElseThrow().action())
          .isEqualTo(bid);
    }
  }
}
