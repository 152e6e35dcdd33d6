package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: turns of a stock round, sales and purchases of shares, directors and limits. */
class Stock1861Test {

  private static Setting setting() {
    return Setting.of("1861").set(2).phase("4").company("N", it -> it.held("C", 100).operated(80));
  }

  private static Setting nw(int ofA, int ofB, int ofC) {
    return setting()
        .company("NW", it -> it.held("A", ofA).held("B", ofB).held("C", ofC).operated(100));
  }

  @Test
  void aPlayerSellsAnyNumberAndThenBuysOneCertificate() {
    Position sold =
        nw(40, 30, 0)
            .company("SW", it -> it.held("B", 20).operated(70))
            .stock("A")
            .play(new SellShares("A", "NW", 10), new SellShares("A", "NW", 10));
    Position bought = sold.play(new BuyShare("A", "SW", "ipo", 10));
    assertThat(bought.held("A", "SW")).isEqualTo(10);
    bought.asks("B", "stock-turn");
  }

  @Test
  void orAnAuctionIsOpenedInsteadOfAPurchase() {
    Position sold = nw(40, 30, 0).stock("A").play(new SellShares("A", "NW", 10));
    sold.offers(new Bid("A", "RO", 100));
    sold.play(new Bid("A", "RO", 100)).pass("B", "C").asks("B", "stock-turn");
  }

  @Test
  void theRoundIsOverWhenAllPassOneAfterTheOther() {
    Position dealt =
        nw(40, 30, 0).stock("A").pass("A").play(new BuyShare("B", "NW", "ipo", 10)).pass("C", "A");
    dealt.asks("B", "stock-turn");
    assertThat(dealt.pass("B").round()).startsWith("operating");
  }

  @Test
  void priorityGoesLeftOfTheLastWhoDealtAndElseStays() {
    assertThat(
            nw(40, 30, 0)
                .priority("A")
                .stock("A")
                .pass("A")
                .play(new BuyShare("B", "NW", "ipo", 10))
                .pass("C", "A", "B")
                .state()
                .priority())
        .isEqualTo("C");
    assertThat(nw(40, 30, 0).priority("A").stock("A").pass("A", "B", "C").state().priority())
        .isEqualTo("A");
  }

  @Test
  void minorCompaniesAreNeverSold() {
    setting().stock("C").refused(new SellShares("C", "N", 100), "cannot be sold");
  }

  @Test
  void nothingIsSoldOfACompanyThatHasNotOperated() {
    setting()
        .company("NW", it -> it.held("A", 40).floated(100))
        .stock("A")
        .refused(new SellShares("A", "NW", 10), "before it has operated");
  }

  @Test
  void neverMoreThanHalfOfACompanyIsInThePool() {
    Position turn =
        setting()
            .company("NW", it -> it.held("A", 30).held("B", 20).held("pool", 40).operated(100))
            .stock("B");
    turn.offers(new SellShares("B", "NW", 10)).refused(new SellShares("B", "NW", 20), "50 %");
  }

  @Test
  void theDirectorsCertificateNeverComesToThePool() {
    nw(30, 10, 10)
        .stock("A")
        .offers(new SellShares("A", "NW", 10))
        .refused(new SellShares("A", "NW", 20), "nobody else can become director");
  }

  @Test
  void whoHoldsMostBecomesDirectorAndTheCertificatesAreExchanged() {
    Position sold = nw(40, 20, 30).stock("A").play(new SellShares("A", "NW", 20));
    assertThat(sold.company("NW").president()).contains("C");
    assertThat(sold.held("A", "NW")).isEqualTo(20);
    assertThat(sold.held("C", "NW")).isEqualTo(30);
    assertThat(sold.held("pool", "NW")).isEqualTo(20);
  }

  @Test
  void ofEqualsTheNearestToTheLeftOfTheOldDirector() {
    assertThat(
            nw(20, 40, 20)
                .company("NW", it -> it.held("pool", 10))
                .stock("B")
                .play(new SellShares("B", "NW", 30))
                .company("NW")
                .president())
        .contains("A");
    Position sold =
        setting()
            .company("NW", it -> it.held("B", 40).held("A", 20).held("C", 20).operated(100))
            .stock("B");
    assertThat(sold.play(new SellShares("B", "NW", 30)).company("NW").president()).contains("C");
  }

  @Test
  void everyShareOfASaleBringsTheOldPrice() {
    Position sold = nw(50, 0, 0).stock("A").play(new SellShares("A", "NW", 20));
    assertThat(sold.cash("A")).isEqualTo(420 + 200);
    assertThat(sold.price("NW")).isEqualTo(90);
  }

  @Test
  void shareOfTheTreasuryIsPaidToTheCompanyAndOneOfThePoolToTheBank() {
    Setting setting =
        setting().company("NW", it -> it.held("A", 30).held("pool", 20).operated(100).cash(7));
    Position treasury = setting.stock("B").play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(treasury.cash("NW")).isEqualTo(107);
    Position turn = setting.stock("B");
    Position pool = turn.play(new BuyShare("B", "NW", "pool", 10));
    assertThat(pool.cash("NW")).isEqualTo(7);
    assertThat(pool.state().bank()).isEqualTo(turn.state().bank() + 100);
  }

  @Test
  void bothCostTheSharePriceWhichDoesNotChange() {
    Position turn =
        setting()
            .company("NW", it -> it.held("A", 30).held("pool", 20).operated(100).price(135))
            .stock("B");
    assertThat(turn.play(new BuyShare("B", "NW", "ipo", 10)).cash("B")).isEqualTo(420 - 135);
    assertThat(turn.play(new BuyShare("B", "NW", "pool", 10)).cash("B")).isEqualTo(420 - 135);
    assertThat(turn.play(new BuyShare("B", "NW", "pool", 10)).price("NW")).isEqualTo(135);
  }

  @Test
  void theDirectorsCertificateHasToBeSoldFirst() {
    setting()
        .stock("A")
        .refused(
            new BuyShare("A", "NW", "ipo", 10), "president's certificate must be bought first");
  }

  @Test
  void nobodyBuysMoreThan60PercentOfACompany() {
    nw(60, 0, 0).stock("A").refused(new BuyShare("A", "NW", "ipo", 10), "60 %");
    nw(50, 0, 0).stock("A").offers(new BuyShare("A", "NW", "ipo", 10));
  }

  @Test
  void whereGamesWereRecordedTwoPlayersMayHold70Percent() {
    two(60).offers(new BuyShare("A", "NW", "ipo", 10));
    two(70).refused(new BuyShare("A", "NW", "ipo", 10), "70 %");
  }

  private static Position two(int percent) {
    return Setting.of(TestTitle.of("1861", "as-recorded"), "A", "B")
        .set(2)
        .company("NW", it -> it.held("A", percent).operated(100))
        .stock("A");
  }

  @Test
  void whoSoldACompanyBuysNoneOfItInTheSameRound() {
    Position sold =
        nw(40, 30, 0).stock("A").play(new SellShares("A", "NW", 10)).pass("A", "B", "C");
    sold.refused(new BuyShare("A", "NW", "ipo", 10), "has sold shares of NW in this round");
  }

  @Test
  void oneCertificateATurn() {
    Position turn = nw(40, 0, 0).stock("A");
    turn.play(new BuyShare("A", "NW", "ipo", 10)).asks("B", "stock-turn");
  }

  /** A four-player game: sixteen certificates. */
  private static Position holding(int privates) {
    Setting four = Setting.of(TestTitle.of("1861"), "A", "B", "C", "D").set(2).phase("4");
    for (String company : new String[] {"NW", "SW", "SE"})
      four.company(company, it -> it.held("A", 60).operated(100));
    for (String id : List.of("TSR", "BSS", "MYR").subList(0, privates)) four.owned(id, "A");
    return four.company("MVR", it -> it.held("B", 20).operated(70)).stock("A");
  }

  @Test
  void whoHoldsAsManyCertificatesAsTheLimitBuysNoneBeforeSelling() {
    Position full = holding(1);
    assertThat(Engine.certificates(full.title(), full.state(), "A")).isEqualTo(16);
    full.refused(new BuyShare("A", "MVR", "ipo", 10), "as many certificates as the limit allows");
    full.refused(new Bid("A", "N", 100), "as many certificates as the limit allows");
    full.play(new SellShares("A", "NW", 10)).offers(new BuyShare("A", "MVR", "ipo", 10));
    full.offers(new Pass("A"));
  }

  @Test
  void whoHoldsMoreHasToSellInTheNextTurn() {
    Position over = holding(2);
    over.refused(new Pass("A"), "has to sell shares");
    over.play(new SellShares("A", "NW", 10)).offers(new Pass("A"));
  }

  @Test
  void whoComesToHoldMoreThanTheDirectorTakesTheCompanyOver() {
    Position equal = nw(30, 20, 0).stock("B").play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(equal.company("NW").president()).contains("A");
    Position more = nw(30, 30, 0).stock("B").play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(more.company("NW").president()).contains("B");
    assertThat(more.held("A", "NW")).isEqualTo(30);
  }
}
