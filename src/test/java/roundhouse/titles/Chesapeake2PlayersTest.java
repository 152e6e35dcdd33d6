package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 18Chesapeake for two players: before others than the president buy, a share leaves the pool. */
class Chesapeake2PlayersTest {
  private static final BuyShare OF_THE_POOL = new BuyShare("B", "LV", "pool", 10);

  private static Position turn(int ofPresident, int inPool, String... players) {
    return Setting.of(TestTitle.of("18Chesapeake"), players)
        .set(3)
        .phase("3")
        .cash("B", 300)
        .company(
            "LV", it -> it.held("A", ofPresident).held("B", 20).held("pool", inPool).operated(80))
        .stock("B");
  }

  private static String words(Position position) {
    return Engine.choices(position.title(), position.state()).stream()
        .filter(choice -> choice.action().equals(OF_THE_POOL))
        .map(choice -> choice.says())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theChoiceSaysThatTheLastShareIsNotBought() {
    Position last = turn(60, 10, "A", "B");
    assertThat(words(last))
        .isEqualTo("use up the purchase on LV: its last 10 % leave the pool unsold");
    assertThat(last.play(OF_THE_POOL).cash("B")).isEqualTo(300);
  }

  @Test
  void whereOneIsLeftTheChoiceSaysWhatItCosts() {
    Position lastButOne = turn(60, 20, "A", "B");
    assertThat(words(lastButOne)).isEqualTo("buy 10 % of LV from the pool for $80");
    assertThat(lastButOne.play(OF_THE_POOL).cash("B")).isEqualTo(220);
    assertThat(words(turn(60, 10, "A", "B", "C")))
        .isEqualTo("buy 10 % of LV from the pool for $80");
  }
}
