package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1870: companies buy their shares back. */
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
    Position paid = turn.runBest("IC", PAY);
    assertThat(paid.cash("IC")).isEqualTo(4 * 3);
    assertThat(paid.cash("A")).isEqualTo(700 + 5 * 3);
    assertThat(paid.told()).contains("IC receives $12 for shares that no player holds");
  }
}
