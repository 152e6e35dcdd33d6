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

/** 1870: companies buy their shares back and issue them again. */
class Redemption1870Test {

  /** IC, all sold: A has 40 % and is president, B 40 %, the pool 20 %. */
  private static Setting sold() {
    return Setting.of("1870")
        .set(2)
        .company(
            "IC", it -> it.held("A", 40).held("B", 40).held("pool", 20).operated(76).cash(500));
  }

  private static Setting withoutPool() {
    return Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 50).held("B", 30).held("C", 20).operated(76).cash(500));
  }

  @Test
  void aShareOfTheOpenMarketIsBoughtForTheMarketPriceAndThatIsTheWholeTurn() {
    Position turn = sold().stock("A");
    Position redeemed = turn.play(new RedeemShare("A", "IC", "pool"));
    assertThat(redeemed.held("IC", "IC")).isEqualTo(10);
    assertThat(redeemed.cash("IC")).isEqualTo(500 - 76);
    assertThat(redeemed.price("IC")).isEqualTo(76);
    redeemed.asks("B", "stock-turn");
  }

  @Test
  void itStandsInsteadOfSellingAndBuying() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company(
                "IC", it -> it.held("A", 60).held("B", 20).held("pool", 20).operated(76).cash(500))
            .stock("A");
    turn.play(new SellShares("A", "IC", 10))
        .refused(new RedeemShare("A", "IC", "pool"), "has already acted in this turn");
  }

  @Test
  void theOpenMarketComesFirst() {
    sold().stock("A").refused(new RedeemShare("A", "IC", "B"), "from the pool");
  }

  @Test
  void aPlayerMayDenyIt() {
    Position asked = withoutPool().stock("A").play(new RedeemShare("A", "IC", "B"));
    Position agreed = asked.play(new Choose("B", "sell-share", "agree"));
    assertThat(agreed.cash("B")).isEqualTo(700 + 76);
    assertThat(agreed.held("B", "IC")).isEqualTo(20);
    asked
        .play(new Choose("B", "sell-share", "decline"))
        .asks("A", "stock-turn")
        .refused(new RedeemShare("A", "IC", "B"), "has declined to sell");
  }

  @Test
  void thePresidencyDoesNotChangeByIt() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company(
                "IC", it -> it.held("A", 40).held("B", 40).held("C", 20).operated(76).cash(500))
            .stock("A");
    turn.refused(new RedeemShare("A", "IC", "A"), "no longer be president");
    withoutPool().stock("A").offers(new RedeemShare("A", "IC", "A"));
  }

  @Test
  void sixSharesStayWithPlayersAndTheOpenMarket() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("pool", 20).operated(76).cash(500))
            .stock("A");
    turn.refused(new RedeemShare("A", "IC", "pool"), "must keep 60 %");
  }

  @Test
  void fourSharesAtMost() {
    Setting.of("1870")
        .set(2)
        .company(
            "IC", it -> it.held("A", 40).held("IC", 40).held("pool", 20).operated(76).cash(500))
        .stock("A")
        .refused(new RedeemShare("A", "IC", "pool"), "no more than 40 %");
  }

  @Test
  void oneShareARound() {
    Position turn = sold().stock("A").play(new RedeemShare("A", "IC", "pool")).pass("B", "C");
    turn.refused(new RedeemShare("A", "IC", "pool"), "in this round");
  }

  @Test
  void notBeforeItHasOperated() {
    Setting.of("1870")
        .set(2)
        .company("IC", it -> it.held("A", 50).held("B", 30).held("pool", 20).floated(76).cash(500))
        .stock("A")
        .refused(new RedeemShare("A", "IC", "pool"), "has not operated");
  }

  @Test
  void itMustHaveTheMoney() {
    sold()
        .company("IC", it -> it.cash(75))
        .stock("A")
        .refused(new RedeemShare("A", "IC", "pool"), "cannot pay");
  }

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

  @Test
  void theCompanyReceivesDividendsOfItsOwnSharesAndOfTheOffering() {
    Position turn =
        Setting.of("1870")
            .tile("K16", "57", 1)
            .tile("K18", "9", 1)
            .tile("K20", "4", 1)
            .company(
                "IC",
                it ->
                    it.held("A", 50)
                        .held("IC", 20)
                        .held("pool", 10)
                        .operated(76)
                        .cash(0)
                        .trains("2"))
            .operating("IC", "run-trains");
    Position paid = turn.runBest("IC", "pay");
    assertThat(paid.cash("IC")).isEqualTo(4 * 3);
    assertThat(paid.cash("A")).isEqualTo(700 + 5 * 3);
  }
}
