package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** When in a turn a ferry is exchanged, and for shares of which companies. */
class ExchangeTest {
  private static final ExchangePrivate YARMOUTH = new ExchangePrivate("A", "YHC", "ipo");

  /** The second layer is open, and A owns the Yarmouth ferry. */
  private static Setting second(String... options) {
    return Setting.of("1860", options)
        .set(3)
        .owned("YHC", "A")
        .company("IOW", it -> it.held("C", 60).operated(82).trains("3+2"));
  }

  @Test
  void whoStartsTheRailwayOfHisFerryMayExchangeItInTheSameTurn() {
    Position started = second().stock("A").denies(YARMOUTH).play(new Start("A", "FYN", 62));
    started
        .asks("A", "stock-turn")
        .offers(YARMOUTH)
        .offers(new Pass("A"))
        .denies(new BuyShare("A", "FYN", "ipo", 10))
        .denies(new SellShares("A", "FYN", 20));
    Position exchanged = started.play(YARMOUTH).asks("B", "stock-turn");
    assertThat(exchanged.held("A", "FYN")).isEqualTo(30);
    assertThat(exchanged.cash("A")).isEqualTo(670 - 124);
    started.pass("A").asks("B", "stock-turn").pass("B").asks("C", "stock-turn");
  }

  @Test
  void theTurnThatWaitedWasNoPass() {
    Position started = second().stock("A").play(new Start("A", "FYN", 62)).pass("A", "B", "C");
    assertThat(started.asks("A", "stock-turn").round()).isEqualTo("stock 3.1");
    assertThat(started.pass("A").state().priority()).isEqualTo("B");
  }

  @Test
  void aPurchaseThatMakesNoExchangePossibleEndsTheTurn() {
    second().stock("A").play(new Start("A", "IWNJ", 62)).asks("B", "stock-turn");
    Position offered = second().company("FYN", it -> it.held("B", 20).par(62)).stock("A");
    offered.offers(YARMOUTH).play(new BuyShare("A", "FYN", "ipo", 10)).asks("B", "stock-turn");
  }

  @Test
  void aFerryBoughtFromTheBankMayBeExchangedInTheSameTurn() {
    Setting bank = second().owned("YHC", "bank");
    bank.stock("A").play(new BuyPrivate("A", "YHC", 50)).asks("B", "stock-turn");
    bank.company("FYN", it -> it.held("B", 20).par(62))
        .stock("A")
        .play(new BuyPrivate("A", "YHC", 50))
        .asks("A", "stock-turn")
        .offers(YARMOUTH);
  }

  /** A sold the IOW down to bankruptcy and has started it again; B owns its ferry. */
  private static Position startedAgain(String... options) {
    return Setting.of("1860", options)
        .set(3)
        .owned("RPSC", "B")
        .cash("A", 900)
        .company("IOW", it -> it.held("A", 60).operated(82).price(14).trains("3+2"))
        .company("C&N", it -> it.held("B", 60).held("C", 40).operated(82).trains("3+2"))
        .stock("A")
        .play(new SellShares("A", "IOW", 30), new Start("A", "IOW", 50))
        .asks("B", "stock-turn");
  }

  @Test
  void noFerryIsExchangedForAShareOfABankruptCompanyUntilItFloatsAgain() {
    var ryde = new ExchangePrivate("B", "RPSC", "ipo");
    Position again = startedAgain().denies(ryde);
    again.refused(ryde, "bankrupt and has not floated again");
    Position half = again.pass("B").play(new BuyShare("C", "IOW", "ipo", 10));
    half = half.play(new BuyShare("A", "IOW", "ipo", 10)).asks("B", "stock-turn").denies(ryde);
    Position floats = half.play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(floats.company("IOW").floated()).isTrue();
    floats.asks("B", "stock-turn").offers(ryde);
  }

  /**
   * The bank sells its first 6+3 train; C&N is sold but for the share that is kept for its ferry.
   */
  private static Setting late() {
    return Setting.of("1860")
        .set(4)
        .phase("5")
        .nextTrain("6+3")
        .owned("CMH", "B")
        .owned("YHC", "bank")
        .company("C&N", it -> it.held("B", 90).operated(74).cash(600))
        .tile("F2", "787", 0);
  }

  @Test
  void ferriesDoNotCloseWhenTheFishbourneFerryComesOnSale() {
    Position sale =
        late().operating("C&N", "buy-trains").play(new BuyTrain("C&N", "6+3-0", "bank", 500));
    assertThat(sale.state().privateCompany("FFC").owner().name()).isEqualTo("bank");
    assertThat(sale.state().privates().values()).noneMatch(it -> it.closed());
    Position round = sale.playOn(now -> now.waitsFor("A", "stock-turn"));
    Position bought = round.play(new BuyPrivate("A", "FFC", 200));
    assertThat(bought.state().privates().values().stream().filter(it -> it.closed())).hasSize(4);
  }

  @Test
  void aFerryThatWasSoldToTheBankStillKeepsItsShare() {
    var last = new BuyShare("A", "C&N", "ipo", 10);
    late().owned("CMH", "bank").stock("A").refused(last, "has no 10 % of C&N");
    Position again = late().owned("CMH", "bank").stock("A").play(new BuyPrivate("A", "CMH", 90));
    again.asks("A", "stock-turn").offers(new ExchangePrivate("A", "CMH", "ipo"));
  }

  @Test
  void whereGamesWereRecordedItIsEnoughThatItWasStartedAgain() {
    startedAgain("as-recorded").offers(new ExchangePrivate("B", "RPSC", "ipo"));
  }

  @Test
  void aFerryIsExchangedInItsOwnersTurnAlthoughRecordedGamesNeedNotWaitForIt() {
    second().company("FYN", it -> it.held("B", 20).par(62)).stock("B").refused(YARMOUTH, "turn");
    Position other =
        second("as-recorded").company("FYN", it -> it.held("B", 20).par(62)).stock("B");
    assertThat(other.play(YARMOUTH).asks("B", "stock-turn").held("A", "FYN")).isEqualTo(10);
  }
}
