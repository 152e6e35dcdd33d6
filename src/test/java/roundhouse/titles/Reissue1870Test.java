package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.ReissueShares;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1870: companies issue the shares that they have bought back. */
class Reissue1870Test {
  private static Setting redeemed() {
    return Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 50).held("B", 20).held("IC", 30).operated(76).cash(10));
  }

  @Test
  void allRedeemedSharesAreIssuedAtOnceAndTheTurnIsOver() {
    Position issued = redeemed().stock("A").play(new ReissueShares("A", "IC"));
    assertThat(issued.held("ipo", "IC")).isEqualTo(30);
    assertThat(issued.held("IC", "IC")).isZero();
    issued.asks("B", "stock-turn");
  }

  @Test
  void notWhileTheOfferingIsNotSold() {
    Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 50).held("B", 20).held("IC", 20).operated(76))
        .stock("A")
        .refused(new ReissueShares("A", "IC"), "not sold out yet");
  }

  @Test
  void whatReissuedSharesBringIsTheCompanysButNotBeforeTheNextOperatingRound() {
    Position bought =
        redeemed()
            .company("IC", it -> it.cash(0))
            .stock("A")
            .play(new ReissueShares("A", "IC"), new BuyShare("B", "IC", "ipo", 10))
            .pass("B");
    assertThat(bought.cash("IC")).isEqualTo(76);
    Position sold = bought.pass("C", "A").play(new SellShares("B", "IC", 10)).pass("B", "A", "C");
    assertThat(sold.held("pool", "IC")).isEqualTo(10);
    sold.refused(new RedeemShare("A", "IC", "pool"), "cannot pay");
  }

  @Test
  void inTheRoundOfAReissueItRedeemsWithTheMoneyItHadBefore() {
    Position issued =
        redeemed()
            .company("IC", it -> it.cash(76))
            .stock("A")
            .play(new ReissueShares("A", "IC"))
            .pass("B", "C");
    Position asked =
        issued.refused(new RedeemShare("A", "IC", "ipo"), "").play(new RedeemShare("A", "IC", "B"));
    assertThat(asked.play(new Choose("B", "sell-share", "agree")).cash("IC")).isZero();
  }

  @Test
  void sharesAreIssuedOnceARound() {
    Position issued =
        Setting.of("1870")
            .set(2)
            .company(
                "IC", it -> it.held("A", 50).held("B", 40).held("IC", 10).operated(76).cash(500))
            .stock("A")
            .play(new ReissueShares("A", "IC"));
    Position again =
        issued
            .play(new BuyShare("B", "IC", "ipo", 10))
            .pass("B", "C")
            .play(new RedeemShare("A", "IC", "B"), new Choose("B", "sell-share", "agree"));
    Position turn = again.pass("B", "C");
    assertThat(turn.held("IC", "IC")).isEqualTo(10);
    turn.refused(new ReissueShares("A", "IC"), "in this round");
  }

  @Test
  void whoLetACompanyRedeemAShareMayBuyMoreOfIt() {
    Position sold =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 50).held("B", 20).operated(76).cash(500))
            .stock("A")
            .play(new RedeemShare("A", "IC", "B"), new Choose("B", "sell-share", "agree"));
    sold.asks("B", "stock-turn").offers(new BuyShare("B", "IC", "ipo", 10));
  }

  /** The printed table: the share price, and the new par price where the old one is less. */
  @ParameterizedTest
  @CsvSource({
    "100, 76",
    "110, 82",
    "120, 90",
    "140, 110",
    "160, 120",
    "180, 140",
    "200, 140",
    "225, 160",
    "250, 180",
    "275, 200",
    "300, 220",
    "325, 250",
    "350, 250",
    "375, 275",
    "400, 300"
  })
  void theNewParFollowsThePrintedTable(int price, int par) {
    assertThat(reissuedAt(price, 68)).isEqualTo(par);
  }

  @Test
  void theParNeverFalls() {
    assertThat(reissuedAt(110, 100)).isEqualTo(100);
  }

  @Test
  void anOptionStopsAt200() {
    Position turn =
        Setting.of("1870", "highest-reissue-200")
            .set(2)
            .company(
                "IC", it -> it.held("A", 50).held("B", 20).held("IC", 30).operated(68).price(350))
            .stock("A");
    assertThat(turn.play(new ReissueShares("A", "IC")).company("IC").par()).isEqualTo(200);
  }

  private static int reissuedAt(int price, int oldPar) {
    return Setting.of("1870")
        .set(2)
        .company(
            "IC", it -> it.held("A", 50).held("B", 20).held("IC", 30).operated(oldPar).price(price))
        .stock("A")
        .play(new ReissueShares("A", "IC"))
        .company("IC")
        .par();
  }
}
