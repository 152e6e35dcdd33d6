package roundhouse.engine.shares;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Tiny;

/** The rules by which shares are valued and sold. */
class StockTurnRulesTest {

  @Test
  void theyAreThoseOfTheDesign() {
    StockTurn rules = rules(Tiny.plain("tiny-merging", "full-pool"));
    assertThat(rules.poolLimit()).isEqualTo(100);
  }

  @Test
  void theyAreTheUsualOnesWhereADesignHasNoStockTurn() {
    StockTurn rules = rules(Tiny.plain("tiny-merging", "no-trade"));
    assertThat(rules.poolLimit()).isEqualTo(50);
  }

  private static StockTurn rules(Title title) {
    return StockTurnRules.of(new Game(title, Position.start(title, "Ann", "Bob").state()));
  }
}
