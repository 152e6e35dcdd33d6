package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.SellPrivate;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The ferries: income, sale, exchange, and the Fishbourne Ferry. */
class PrivatesTest {

  @Test
  void fivePrivatesHaveTheirPricesAndIncomes() {
    var privates = Setting.of("1860").stock("A").title().design().privates().values();
    assertThat(privates.stream().map(it -> it.id() + " " + it.price() + " " + it.income()).toList())
        .containsExactly("BHC 30 5", "YHC 50 10", "CMH 90 20", "RPSC 130 30", "FFC 200 25");
  }

  @Test
  void everyOwnerIsPaidAtTheStartOfAnOperatingRoundAndTheBankIsNot() {
    Position paid =
        Setting.of("1860")
            .owned("CMH", "A")
            .owned("RPSC", "B")
            .owned("YHC", "bank")
            .stock("A")
            .pass("A", "B", "C");
    assertThat(paid.told()).contains("A receives £20 from CMH", "B receives £30 from RPSC");
    assertThat(paid.cash("A")).isEqualTo(690);
    assertThat(paid.cash("C")).isEqualTo(670);
  }

  @Test
  void fromTheSecondStockRoundOnAPrivateIsSoldToTheBankFor30LessThanItsFaceValue() {
    Setting owner =
        Setting.of("1860")
            .owned("CMH", "A")
            .owned("BHC", "A")
            .company("IOW", it -> it.held("B", 20).par(82));
    owner.stock("A").refused(new SellPrivate("A", "CMH"), "stock round 2");
    Position sold = owner.set(2).stock("A").play(new SellPrivate("A", "CMH"));
    assertThat(sold.cash("A")).isEqualTo(670 + 60);
    assertThat(sold.play(new SellPrivate("A", "BHC")).cash("A")).isEqualTo(670 + 60);
    sold.offers(new BuyShare("A", "IOW", "ipo", 10));
  }

  @Test
  void thePrivateOfTheBankIsBoughtForItsFaceValueAsThePurchaseOfATurn() {
    Position turn =
        Setting.of("1860")
            .set(2)
            .owned("CMH", "bank")
            .stock("A")
            .refused(new BuyPrivate("A", "CMH", 60), "for £90");
    Position bought = turn.play(new BuyPrivate("A", "CMH", 90));
    assertThat(bought.cash("A")).isEqualTo(580);
    bought.asks("B", "stock-turn");
  }

  @Test
  void aPrivateIsExchangedForAShareOnceTheDirectorsShareIsSoldEvenInTheFirstRound() {
    Setting owner = Setting.of("1860").owned("CMH", "A");
    owner.stock("A").refused(new ExchangePrivate("A", "CMH", "ipo"), "not been started");
    Position turn = owner.company("C&N", it -> it.held("B", 20).par(74)).stock("A");
    Position exchanged = turn.play(new ExchangePrivate("A", "CMH", "ipo"));
    assertThat(exchanged.held("A", "C&N")).isEqualTo(10);
    assertThat(exchanged.cash("A")).isEqualTo(670);
    assertThat(exchanged.state().privateCompany("CMH").closed()).isTrue();
  }

  @Test
  void anExchangeIsNoActionOfTheTurn() {
    Position turn =
        Setting.of("1860")
            .owned("CMH", "A")
            .company("C&N", it -> it.held("B", 20).par(74))
            .stock("A");
    turn.play(new ExchangePrivate("A", "CMH", "ipo"))
        .asks("A", "stock-turn")
        .play(new BuyShare("A", "C&N", "ipo", 10))
        .asks("B", "stock-turn");
  }

  @Test
  void theReservedShareIsNotSoldBeforeItsPrivateCloses() {
    Setting last =
        Setting.of("1860")
            .owned("CMH", "C")
            .company("C&N", it -> it.held("B", 90).floated(74))
            .tile("F2", "787", 0);
    last.stock("A").refused(new BuyShare("A", "C&N", "ipo", 10), "has no 10 % of C&N");
    Position exchanged = last.stock("C").play(new ExchangePrivate("C", "CMH", "ipo"));
    assertThat(exchanged.held("C", "C&N")).isEqualTo(10);
  }

  @Test
  void anExchangeTakesTheTopShareOfThePileAndTheReservedOneIsFreeThen() {
    Position exchanged =
        Setting.of("1860")
            .owned("CMH", "C")
            .company("C&N", it -> it.held("B", 80).floated(74))
            .tile("F2", "787", 0)
            .stock("C")
            .play(new ExchangePrivate("C", "CMH", "ipo"));
    exchanged.offers(new BuyShare("C", "C&N", "ipo", 10));
  }

  @Test
  void anExchangeMayFloatTheCompany() {
    Position exchanged =
        Setting.of("1860")
            .owned("RPSC", "A")
            .company("IOW", it -> it.held("B", 40).par(74))
            .stock("A")
            .play(new ExchangePrivate("A", "RPSC", "ipo"));
    assertThat(exchanged.company("IOW").floated()).isTrue();
    assertThat(exchanged.cash("IOW")).isEqualTo(740);
    exchanged.asks("A", "stock-turn");
  }

  @Test
  void noPrivateIsExchangedWhileItsCompanyIsBankrupt() {
    Position bankrupt =
        Setting.of("1860")
            .set(2)
            .owned("RPSC", "B")
            .company("IOW", it -> it.held("A", 50).operated(74).price(7))
            .operating("IOW", "run-trains");
    assertThat(bankrupt.company("IOW").started()).isFalse();
    Position round = bankrupt.asks(bankrupt.decision().orElseThrow().entity(), "stock-turn");
    while (!round.waitsFor("B", "stock-turn"))
      round = round.pass(round.decision().orElseThrow().entity());
    round.denies(new ExchangePrivate("B", "RPSC", "ipo"));
  }

  @Test
  void theFishbourneFerryIsForSaleFromTheFirst6Train() {
    Setting.of("1860")
        .set(2)
        .phase("5")
        .stock("A")
        .refused(new BuyPrivate("A", "FFC", 200), "not for sale");
    Position turn =
        Setting.of("1860")
            .set(2)
            .company("IOW", it -> it.held("A", 50).operated(100).cash(900))
            .phase("6")
            .owned("FFC", "bank")
            .stock("A");
    turn.offers(new BuyPrivate("A", "FFC", 200));
  }

  @Test
  void whoBuysTheFishbourneFerryClosesTheOthersAndFreesTheirShares() {
    Setting late =
        Setting.of("1860")
            .set(4)
            .phase("6")
            .owned("FFC", "bank")
            .owned("CMH", "B")
            .owned("YHC", "bank")
            .company("C&N", it -> it.held("B", 90).operated(74))
            .tile("F2", "787", 0);
    Position bought = late.stock("A").play(new BuyPrivate("A", "FFC", 200));
    assertThat(
            bought.state().privates().values().stream()
                .filter(it -> it.closed())
                .map(it -> it.id()))
        .containsExactly("BHC", "YHC", "CMH", "RPSC");
    assertThat(bought.worth("B")).isEqualTo(670 + 9 * 37);
    assertThat(Engine.income(bought.title(), bought.state(), "FFC")).isEqualTo(25);
    bought.asks("B", "stock-turn").refused(new BuyPrivate("B", "YHC", 50), "no private company");
    bought.offers(new BuyShare("B", "C&N", "ipo", 10));
  }
}
