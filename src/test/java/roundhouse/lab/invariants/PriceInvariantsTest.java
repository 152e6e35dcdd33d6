package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Laws of prices paid and set, each broken on purpose. */
class PriceInvariantsTest {

  private static void assertBroken(
      String law, Position before, Action action, UnaryOperator<GameState> change) {
    GameState after = before.play(action).state();
    assertThat(Invariants.broken(moment(before, action, after))).isEmpty();
    assertThat(Invariants.broken(moment(before, action, change.apply(after))))
        .get()
        .isInstanceOfSatisfying(
            SimulationOutcome.InvariantBroken.class,
            found -> assertThat(found.invariant()).isEqualTo(law));
  }

  private static StateTransition moment(Position before, Action action, GameState after) {
    return new StateTransition(before.title(), before.state(), action, after, List.of());
  }

  @Test
  void aShareRedeemedForAnotherPriceIsFound() {
    Position before =
        Setting.of("1870")
            .set(2)
            .bank(12000 - 3 * 700 - 500)
            .company("IC", it -> it.held("A", 60).held("pool", 20).operated(76).cash(500))
            .stock("A");
    assertBroken(
        "shares are redeemed at the market price",
        before,
        new Action.RedeemShare("A", "IC", "pool"),
        state ->
            state
                .with(state.company("IC").withCash(state.company("IC").cash() - 6))
                .withBank(state.bank() + 6));
  }

  /** 100 and 70 make 165 in the outlined spaces, whatever was closed before. */
  @Test
  void aMergedCompanyThatBeginsElsewhereIsFound() {
    Position before =
        Setting.of("1861")
            .set(2)
            .phase("3")
            .bank(15000 - 3 * 420)
            .company("N", it -> it.held("A", 100).operated(100).cash(0))
            .company("SPW", it -> it.held("A", 100).operated(70).cash(0))
            .company("KB", it -> it.held("A", 100).operated(50).cash(0).closed())
            .companyTurn("merger", "N", "merge")
            .play(new Action.Merge("N", "SPW"));
    for (int price : new int[] {150, 180})
      assertBroken(
          "a merged company begins at the price of its parts",
          before,
          new Action.Form("N", "NW"),
          state -> state.with(state.tokens().placed("NW", space(before, price))));
  }

  private static MarketCell space(Position position, int price) {
    return position.title().market().spaces().stream()
        .filter(space -> space.price() == price)
        .findFirst()
        .orElseThrow()
        .cell();
  }
}
