package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.SellShares;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Laws of what players get are broken on purpose. */
class PurchaseInvariantsTest {

  private static Setting setting() {
    return Setting.of("1830")
        .set(2)
        .owned("MH", "A")
        .company(
            "NYC", it -> it.held("B", 20).held("A", 20).held("pool", 30).operated(67).price(20))
        .company("PRR", it -> it.held("B", 20).held("A", 60).operated(67));
  }

  @Test
  void aSecondPurchaseInATurnIsFoundUnlessAZoneAllowsIt() {
    Position bought = setting().stock("A").play(new BuyShare("A", "NYC", "pool", 10));
    assertThat(
            PurchaseInvariants.once(moment(bought, new BuyShare("A", "PRR", "ipo", 10), it -> it)))
        .get()
        .asString()
        .contains("second time");
    assertThat(
            PurchaseInvariants.once(moment(bought, new BuyShare("A", "NYC", "pool", 10), it -> it)))
        .isEmpty();
  }

  @Test
  void moreThanTheHoldingLimitIsFoundUnlessAZoneAllowsIt() {
    Position position = setting().stock("A");
    assertThat(gained(position, "PRR")).isPresent();
    assertThat(gained(position, "NYC")).isEmpty();
  }

  @Test
  void whoProtectsAPriceMayComeToMoreThanTheHoldingLimit() {
    Position protecting =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("C", 60).held("A", 20).operated(76))
            .stock("A")
            .play(new SellShares("A", "IC", 10))
            .pass("A");
    var buys = new BuyShare("C", "IC", "pool", 10);
    GameState kept = protecting.play(buys).state();
    assertThat(kept.company("IC").held(Holder.named("C"))).isEqualTo(70);
    assertThat(
            PurchaseInvariants.withinHolding(
                new StateTransition(protecting.title(), protecting.state(), buys, kept, List.of())))
        .isEmpty();
    Position usual =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("C", 60).held("A", 20).operated(76))
            .stock("C");
    assertThat(
            PurchaseInvariants.withinHolding(
                new StateTransition(usual.title(), usual.state(), buys, kept, List.of())))
        .contains("C holds 70 % of IC");
  }

  private static Optional<String> gained(Position position, String company) {
    return PurchaseInvariants.withinHolding(
        moment(
            position,
            new BuyShare("A", company, "ipo", 10),
            state -> {
              var all = new ArrayList<>(state.company(company).certificates());
              all.replaceAll(
                  each -> each.holder().equals(Holder.IPO) ? each.to(Holder.named("A")) : each);
              return state.with(state.company(company).withCertificates(all));
            }));
  }

  @Test
  void aPrivateThatIsExchangedAndStaysIsFound() {
    Position position = setting().stock("A");
    var exchange = new ExchangePrivate("A", "MH", "ipo");
    assertThat(EndInvariants.closedForGood(moment(position, exchange, it -> it))).isPresent();
    assertThat(
            EndInvariants.closedForGood(
                moment(position, exchange, PurchaseInvariantsTest::withoutMohawk)))
        .isEmpty();
  }

  @Test
  void aClosedPrivateThatComesBackIsFound() {
    Position open = setting().stock("A");
    GameState closed = withoutMohawk(open.state());
    var back =
        new StateTransition(open.title(), closed, new Action.Pass("A"), open.state(), List.of());
    assertThat(EndInvariants.closedForGood(back)).contains("MH was closed and no longer is");
  }

  @Test
  void aPresidentWithLessThanAnotherIsFound() {
    Position position = setting().stock("A");
    assertThat(ShareInvariants.presided(moment(position, new Action.Pass("A"), it -> it)))
        .isPresent();
    Position right =
        Setting.of("1830").company("PRR", it -> it.held("A", 60).operated(67)).stock("A");
    assertThat(ShareInvariants.presided(moment(right, new Action.Pass("A"), it -> it))).isEmpty();
  }

  private static GameState withoutMohawk(GameState state) {
    return state.with(state.privateCompany("MH").close());
  }

  private static StateTransition moment(
      Position position, Action action, UnaryOperator<GameState> change) {
    return new StateTransition(
        position.title(), position.state(), action, change.apply(position.state()), List.of());
  }
}
