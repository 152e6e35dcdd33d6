package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.play.Engine;
import roundhouse.game.Holder;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1870: sales, share price protection and compliance sales. */
class Protection1870Test {

  @Test
  void nothingIsSoldInTheFirstStockRound() {
    Setting.of("1870")
        .company("IC", it -> it.held("A", 50).operated(76))
        .stock("A")
        .refused(new SellShares("A", "IC", 10), "first stock round");
  }

  @Test
  void neverMoreThan50PercentOnTheOpenMarketEvenIfItMightBeProtected() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).held("pool", 40).operated(76))
            .stock("B");
    turn.refused(new SellShares("B", "IC", 20), "50 %");
    turn.offers(new SellShares("B", "IC", 10));
  }

  @Test
  void thePresidentsCertificateIsSoldOnlyWhenAnotherHoldsTwoShares() {
    Setting setting =
        Setting.of("1870").set(2).company("IC", it -> it.held("A", 30).held("B", 10).operated(76));
    setting.stock("A").refused(new SellShares("A", "IC", 20), "nobody else can become president");
    Position sold =
        setting
            .company("IC", it -> it.held("B", 10))
            .stock("A")
            .play(new SellShares("A", "IC", 20));
    assertThat(sold.company("IC").president()).contains("B");
  }

  @Test
  void theNewPresidentDoesNotProtectWhatTheOldOneSold() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 30).held("B", 20).operated(76))
            .stock("A");
    Position sold = turn.play(new SellShares("A", "IC", 20)).pass("A");
    sold.asks("B", "stock-turn");
    assertThat(sold.price("IC")).isEqualTo(68);
  }

  @Test
  void aPresidentWhoSoldInTheRoundProtectsNoMore() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).operated(76))
            .stock("A");
    Position sold = turn.play(new SellShares("A", "IC", 10)).pass("A").asks("B", "stock-turn");
    assertThat(sold.play(new SellShares("B", "IC", 10)).pass("B").waitsFor("A", "protect-price"))
        .isFalse();
    Position allowed =
        Setting.of("1870", "protect-after-selling")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).operated(76))
            .stock("A");
    assertThat(
            allowed
                .play(new SellShares("A", "IC", 10))
                .pass("A")
                .play(new SellShares("B", "IC", 10))
                .pass("B")
                .waitsFor("A", "protect-price"))
        .isTrue();
  }

  @Test
  void protectedSharesMayExceed60PercentUntilSomeAreSold() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 60).held("B", 30).operated(76))
            .stock("B");
    Position kept =
        turn.play(new SellShares("B", "IC", 30))
            .pass("B")
            .play(new BuyShare("A", "IC", "pool", 30));
    assertThat(kept.held("A", "IC")).isEqualTo(90);
    Position own = kept.pass("B", "C").asks("A", "stock-turn");
    own.offers(new Action.Pass("A"));
    own.refused(new SellShares("A", "IC", 10), "60 %");
    own.offers(new SellShares("A", "IC", 30));
  }

  @Test
  void whoLetsTheCompanyRedeemAProtectedShareKeepsNoMoreThan60Percent() {
    Position kept =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 60).held("B", 20).operated(76).cash(500))
            .stock("B")
            .play(new SellShares("B", "IC", 20))
            .pass("B")
            .play(new BuyShare("A", "IC", "pool", 20))
            .pass("B", "C");
    kept.offers(new Action.Pass("A"));
    Position redeemed = kept.play(new RedeemShare("A", "IC", "A")).pass("B", "C");
    assertThat(redeemed.held("A", "IC")).isEqualTo(70);
    redeemed.refused(new Action.Pass("A"), "more of a company");
    redeemed.offers(new SellShares("A", "IC", 10));
  }

  @Test
  void playersAreSkippedWhenAPresidentFurtherOnProtects() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("C", 60).held("A", 20).operated(76))
            .stock("A");
    turn.play(new SellShares("A", "IC", 20))
        .pass("A")
        .play(new BuyShare("C", "IC", "pool", 20))
        .asks("A", "stock-turn");
  }

  /**
   * The example of Shirley, who is one over the limit, and Dewey, who keeps the price out of the
   * yellow section.
   */
  @Test
  void whoCountedOnTheFallMustSellAgainWhenThePriceIsProtected() {
    Setting setting =
        Setting.of("1870")
            .set(2)
            .company("MP", it -> it.held("B", 50).held("A", 40).operated(68))
            .company("IC", it -> it.held("C", 60).operated(100))
            .company("TP", it -> it.held("A", 60).operated(100))
            .company("FW", it -> it.held("A", 60).operated(100))
            .company("SP", it -> it.held("A", 60).operated(100))
            .company("GMO", it -> it.held("A", 20).operated(100));
    Position turn =
        setting
            .stock("A")
            .changed(state -> state.with(state.tokens().placed("MP", new MarketCell(4, 4))));
    assertThat(turn.price("MP")).isEqualTo(64);
    assertThat(certificates(turn)).isEqualTo(20);
    Position over =
        turn.changed(state -> state.with(state.privateCompany("GRSC").ownedBy(Holder.named("A"))));
    assertThat(certificates(over)).isEqualTo(21);
    over.refused(new Action.Pass("A"), "limit");
    Position sold = over.play(new SellShares("A", "MP", 10));
    assertThat(certificates(sold)).isEqualTo(17);
    Position bought = sold.play(new BuyShare("A", "IC", "ipo", 10));
    Position protectedMp = bought.play(new BuyShare("B", "MP", "pool", 10));
    assertThat(certificates(protectedMp)).isEqualTo(21);
    protectedMp
        .asks("C", "stock-turn")
        .pass("C")
        .asks("A", "stock-turn")
        .refused(new Action.Pass("A"), "limit");
  }

  private static double certificates(Position position) {
    return Engine.certificates(position.title(), position.state(), "A");
  }

  @Test
  void whoSoldACompanyBuysNoneOfItInTheRound() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).operated(76))
            .stock("B");
    turn.play(new SellShares("B", "IC", 10))
        .refused(new BuyShare("B", "IC", "ipo", 10), "has sold shares");
  }

  @Test
  void aPlayerBuysThenSellsButDoesNotSellBuyAndSell() {
    Setting setting =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).operated(76))
            .company("TP", it -> it.held("B", 30).held("C", 20).operated(76));
    setting
        .stock("A")
        .play(new BuyShare("A", "TP", "ipo", 10))
        .offers(new SellShares("A", "IC", 10));
    setting
        .company("MP", it -> it.held("C", 30).held("A", 10).operated(76))
        .stock("A")
        .play(new SellShares("A", "IC", 10), new BuyShare("A", "TP", "ipo", 10))
        .denies(new SellShares("A", "MP", 10));
  }
}
