package roundhouse.engine.trade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.ClosePrivate;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.SellPrivate;
import roundhouse.engine.PlayerQuestions;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** The ferry has a face value of £30 and may be exchanged for a share of RED. */
class PrivateTradeTest {
  private static final ExchangePrivate EXCHANGE = new ExchangePrivate("Ann", "ferry", "ipo");

  private static Setting setting(int set) {
    return Setting.of(Tiny.plain("tiny-deals"), "Ann", "Bob", "Cid").set(set);
  }

  private static String owner(Position position) {
    return position.state().privateCompany("ferry").owner().name();
  }

  @Test
  void theBankBuysAPrivateForItsFaceValueLessTheFee() {
    SellPrivate sale = new SellPrivate("Ann", "ferry");
    Position sold = setting(2).owned("ferry", "Ann").cash("Ann", 0).stock("Ann").play(sale);
    assertThat(owner(sold)).isEqualTo("bank");
    assertThat(sold.cash("Ann")).isEqualTo(25);
    setting(2).owned("ferry", "Bob").stock("Ann").refused(sale, "Ann does not own ferry");
  }

  @Test
  void theBankSellsAPrivateForItsFaceValue() {
    BuyPrivate purchase = new BuyPrivate("Ann", "ferry", 30);
    Position bought =
        setting(1)
            .owned("ferry", "bank")
            .cash("Ann", 30)
            .stock("Ann")
            .refused(new BuyPrivate("Ann", "ferry", 29), "the bank sells ferry for £30")
            .play(purchase);
    assertThat(owner(bought)).isEqualTo("Ann");
    assertThat(bought.cash("Ann")).isZero();
    setting(2)
        .owned("ferry", "bank")
        .company("RED", it -> it.held("Ann", 60).operated(100))
        .cash("Ann", 29)
        .stock("Ann")
        .refused(purchase, "cannot pay £30 for ferry");
  }

  /** Ann's company RED comes to its purchases of privates. */
  private static Position company(int cash, String owner, String phase) {
    Setting setting = phase.equals("1") ? setting(2) : setting(2).phase(phase);
    return setting
        .owned("ferry", owner)
        .company("RED", it -> it.held("Ann", 60).operated(100).cash(cash).trains("2"))
        .operating("RED", "buy-privates");
  }

  @Test
  void aPresidentExchangesAPrivateInTheTurnOfTheCompany() {
    Position exchanged = company(100, "Ann", "2").offers(EXCHANGE).play(EXCHANGE);
    assertThat(exchanged.state().privateCompany("ferry").closed()).isTrue();
    assertThat(exchanged.state().company("RED").held(Holder.named("Ann"))).isEqualTo(80);
    company(100, "Bob", "2")
        .denies(new ExchangePrivate("Bob", "ferry", "ipo"))
        .refused(new ExchangePrivate("Bob", "ferry", "ipo"), "it is not the turn of Bob");
  }

  @Test
  void aCompanyPaysFromHalfToTwiceTheFaceValue() {
    Position turn = company(100, "Ann", "2");
    turn.refused(new BuyPrivate("RED", "ferry", 14), "from £15 to £60")
        .refused(new BuyPrivate("RED", "ferry", 61), "from £15 to £60")
        .offers(new BuyPrivate("RED", "ferry", 15));
    Position bought = turn.play(new BuyPrivate("RED", "ferry", 60));
    assertThat(owner(bought)).isEqualTo("RED");
    assertThat(bought.cash("RED")).isEqualTo(40);
    company(59, "Ann", "2").refused(new BuyPrivate("RED", "ferry", 60), "RED cannot pay £60");
  }

  @Test
  void aCompanyBuysPrivatesOfPlayersInSomePhasesOnly() {
    BuyPrivate purchase = new BuyPrivate("RED", "ferry", 15);
    company(100, "Ann", "1").denies(purchase);
    company(100, "bank", "2").denies(purchase);
    company(100, "Ann", "3").offers(purchase);
  }

  @Test
  void anotherOwnerIsAskedAndAPriceThatWasDeclinedIsNotOfferedAgain() {
    Position asked =
        company(100, "Bob", "2").play(new BuyPrivate("RED", "ferry", 30)).asks("Bob", "question");
    assertThat(owner(asked)).isEqualTo("Bob");
    Position agreed = asked.play(new Choose("Bob", PrivateDeals.QUESTION, PlayerQuestions.AGREED));
    assertThat(owner(agreed)).isEqualTo("RED");
    Position declined =
        asked.play(new Choose("Bob", PrivateDeals.QUESTION, PlayerQuestions.DECLINED));
    assertThat(owner(declined)).isEqualTo("Bob");
    assertThat(declined.choices()).contains(new BuyPrivate("RED", "ferry", 31));
  }

  @Test
  void aPrivateIsExchangedForAShareOfItsStartedCompany() {
    Position exchanged =
        setting(2)
            .owned("ferry", "Ann")
            .company("RED", it -> it.held("Bob", 40).operated(100))
            .stock("Ann")
            .play(EXCHANGE);
    assertThat(exchanged.held("Ann", "RED")).isEqualTo(20);
    assertThat(exchanged.state().privateCompany("ferry").closed()).isTrue();
    setting(2).owned("ferry", "Ann").stock("Ann").denies(EXCHANGE);
  }

  @Test
  void thereMustBeAShareToExchangeFor() {
    setting(2)
        .owned("ferry", "Ann")
        .company("RED", it -> it.held("Bob", 80).held("pool", 20).operated(100))
        .stock("Ann")
        .denies(EXCHANGE)
        .denies(new ExchangePrivate("Ann", "ferry", "pool"));
  }

  @Test
  void nobodyElseExchangesAPrivate() {
    setting(2)
        .owned("ferry", "Bob")
        .company("RED", it -> it.held("Bob", 40).operated(100))
        .stock("Ann")
        .denies(EXCHANGE)
        .denies(new ClosePrivate("Ann", "ferry"));
  }
}
