package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.GoBankrupt;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: a president who must help to buy a train, forced sales and bankruptcy. */
class Bankruptcy1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  /**
   * The Illinois Central has a route from Jackson to a small city and no train; only type 12 trains
   * are left.
   */
  private static Setting trainless(String... players) {
    return Setting.of(TITLE, players)
        .set(6)
        .phase("8")
        .tile("K16", "57", 1)
        .tile("K18", "9", 1)
        .tile("K20", "4", 1);
  }

  /** Ima Swindler's position, as the rulebook's table gives it. */
  private static Setting swindler(int theirCash) {
    return trainless("Ima", "Bob", "Cid", "Dan")
        .cash("Ima", 37)
        .cash("Bob", theirCash)
        .cash("Cid", 0)
        .cash("Dan", 0)
        .company(
            "IC",
            it ->
                it.held("Ima", 40)
                    .held("Bob", 20)
                    .held("Cid", 20)
                    .held("pool", 20)
                    .operated(90)
                    .cash(13))
        .company(
            "SP", it -> it.held("Ima", 60).held("pool", 40).operated(100).price(160).trains("6"))
        .company(
            "TP",
            it ->
                it.held("Bob", 50)
                    .held("Ima", 30)
                    .held("Cid", 20)
                    .operated(100)
                    .price(120)
                    .trains("6"))
        .company(
            "MP",
            it ->
                it.held("Ima", 30)
                    .held("Bob", 20)
                    .held("Cid", 10)
                    .held("Dan", 10)
                    .held("pool", 30)
                    .operated(100)
                    .price(110)
                    .trains("6"));
  }

  @Test
  void forcedSalesKeepThePresidencyOfTheCompanyThatNeedsTheTrain() {
    Position turn = swindler(0).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    turn.offers(new SellShares("Ima", "IC", 20))
        .refused(new SellShares("Ima", "IC", 30), "may not change the president of IC");
  }

  @Test
  void noMoreGoesToTheOpenMarketThan50Percent() {
    Position turn = swindler(0).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    turn.offers(new SellShares("Ima", "SP", 10))
        .refused(new SellShares("Ima", "SP", 20), "no more than 50 %");
  }

  /** The sale of its own shares closes the company; the president's other shares are sold too. */
  @Test
  void theCompanyThatNeedsTheTrainMayCloseInTheBankruptcy() {
    Position closed = swindler(0).company("IC", it -> it.price(10)).operating("IC", "buy-trains");
    Position broke = closed.play(new GoBankrupt("IC"));
    assertThat(broke.state().over()).isTrue();
    assertThat(broke.company("IC").is(Company.Status.CLOSED)).isTrue();
    assertThat(broke.held("Ima", "TP")).isZero();
    Position kept =
        swindler(0)
            .company("IC", it -> it.price(30))
            .operating("IC", "buy-trains")
            .play(new GoBankrupt("IC"));
    assertThat(kept.company("IC").is(Company.Status.CLOSED)).isFalse();
    assertThat(kept.held("Ima", "TP")).isZero();
  }

  @Test
  void forcedSalesMayChangeThePresidencyOfOtherCompanies() {
    Position turn = swindler(0).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    assertThat(turn.play(new SellShares("Ima", "MP", 20)).company("MP").president())
        .contains("Bob");
  }

  /** Ima raises $920, $130 short of what is needed, and is worth $942 in the end. */
  @Test
  void imaSwindlerIsBankruptAndWorth942() {
    Position broke =
        swindler(0)
            .operating("IC", "buy-trains")
            .offers(new GoBankrupt("IC"))
            .play(new GoBankrupt("IC"));
    assertThat(broke.state().over()).isTrue();
    assertThat(broke.held("Ima", "IC")).isEqualTo(20);
    assertThat(broke.company("IC").president()).contains("Ima");
    assertThat(broke.held("Ima", "SP")).isEqualTo(50);
    assertThat(broke.held("Ima", "TP")).isZero();
    assertThat(broke.held("Ima", "MP")).isEqualTo(10);
    assertThat(List.of(broke.price("IC"), broke.price("SP"), broke.price("TP"), broke.price("MP")))
        .containsExactly(76, 140, 90, 90);
    assertThat(broke.cash("Ima")).isZero();
    assertThat(broke.worth("Ima")).isEqualTo(942);
  }

  @Test
  void anotherPresidentMayProtectAPriceBeforeTheGameEnds() {
    Position broke =
        swindler(360)
            .operating("IC", "buy-trains")
            .play(new GoBankrupt("IC"))
            .asks("Bob", "protect-price");
    assertThat(broke.state().over()).isFalse();
    Position kept = broke.play(new BuyShare("Bob", "TP", "pool", 30));
    assertThat(kept.state().over()).isTrue();
    assertThat(kept.price("TP")).isEqualTo(120);
    assertThat(broke.pass("Bob").price("TP")).isEqualTo(90);
    assertThat(broke.pass("Bob").state().over()).isTrue();
  }

  @Test
  void aBankruptPlayerMayWin() {
    Position broke = swindler(0).operating("IC", "buy-trains").play(new GoBankrupt("IC"));
    assertThat(broke.worth("Bob")).isEqualTo(2 * 76 + 5 * 90 + 2 * 90);
    assertThat(broke.told()).anyMatch(line -> line.contains("Ima wins with $942"));
  }

  @Test
  void aRicherPlayerWinsAgainstABankruptOne() {
    Position broke =
        swindler(0).cash("Dan", 853).operating("IC", "buy-trains").play(new GoBankrupt("IC"));
    assertThat(broke.told()).anyMatch(line -> line.contains("Dan wins with $943"));
  }

  @Test
  void bankruptcyIsNotDeclaredAtWill() {
    Position able = swindler(0).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    able.denies(new GoBankrupt("IC"));
  }

  @Test
  void withADollarLessThanTheTrainCostsThePresidentIsBankrupt() {
    swindler(0).cash("Ima", 37 + 129).operating("IC", "buy-trains").offers(new GoBankrupt("IC"));
  }

  /** The $130 that the rulebook says are lacking. */
  @Test
  void withTheMoneyThatImaLacksNobodyIsBankrupt() {
    swindler(0).cash("Ima", 37 + 130).operating("IC", "buy-trains").denies(new GoBankrupt("IC"));
  }

  @Test
  void onlyAsMuchIsSoldAsTheTrainNeeds() {
    Position turn =
        swindler(0).company("IC", it -> it.cash(1100 - 37 - 120)).operating("IC", "buy-trains");
    turn.offers(new SellShares("Ima", "TP", 10))
        .refused(
            new SellShares("Ima", "TP", 20), "no more shares may be sold than the train needs");
  }

  @Test
  void allSharesOfACompanyThatGoAreSoldInOneBlock() {
    Position turn = swindler(0).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    turn.play(new SellShares("Ima", "TP", 10))
        .refused(new SellShares("Ima", "TP", 10), "sold at once");
  }

  @Test
  void sharesThatACompanyHoldsAreNotSoldForATrain() {
    Position turn =
        swindler(0)
            .company("IC", it -> it.cash(800))
            .company("FW", it -> it.held("Ima", 20).held("FW", 40).operated(100))
            .operating("IC", "buy-trains");
    turn.refused(new SellShares("FW", "FW", 10), "");
  }

  @Test
  void thePresidentAddsWhatTheTreasuryLacksAndBuysTheCheapestTrainOfTheBank() {
    Position turn =
        trainless("A", "B")
            .pool("6")
            .cash("A", 700)
            .company("IC", it -> it.held("A", 60).operated(90).cash(100))
            .company("SP", it -> it.held("B", 60).operated(90).trains("8"))
            .operating("IC", "buy-trains");
    turn.refused(new BuyTrain("IC", "12-1", "bank", 1100), "cannot pay")
        .refused(
            new BuyTrain("IC", turn.company("SP").trains().getFirst().id(), "SP", 101),
            "cannot pay");
    String six = turn.state().depot().pool().getFirst().id();
    Position bought = turn.play(new BuyTrain("IC", six, "pool", 630));
    assertThat(bought.cash("IC")).isZero();
    assertThat(bought.cash("A")).isEqualTo(700 - 530);
    assertThat(bought.choices(BuyTrain.class)).isEmpty();
  }

  @Test
  void whoHasARouteMustBuyATrainAndWhoHasNoneNeedNot() {
    Position turn =
        trainless("A", "B")
            .cash("A", 2000)
            .company("IC", it -> it.held("A", 60).operated(90).cash(0))
            .operating("IC", "buy-trains");
    turn.asks("IC", "buy-trains").denies(new Action.Pass("IC"));
    Position none =
        Setting.of(TITLE, "A", "B")
            .set(6)
            .phase("8")
            .cash("A", 2000)
            .company("IC", it -> it.held("A", 60).operated(90).cash(0))
            .operating("IC", "buy-trains");
    assertThat(none.waitsFor("IC", "buy-trains")).isFalse();
  }

  @Test
  void forcedSalesMayBeProtected() {
    Position turn = swindler(360).company("IC", it -> it.cash(800)).operating("IC", "buy-trains");
    Position sold = turn.play(new SellShares("Ima", "TP", 30));
    String twelve = sold.choices(BuyTrain.class).getFirst().train();
    Position bought = sold.play(new BuyTrain("IC", twelve, "bank", 1100));
    Position asked = bought.waitsFor("IC", "buy-trains") ? bought.pass("IC") : bought;
    assertThat(
            asked
                .asks("Bob", "protect-price")
                .play(new BuyShare("Bob", "TP", "pool", 30))
                .price("TP"))
        .isEqualTo(120);
  }
}
