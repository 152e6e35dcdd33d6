package roundhouse.engine.trainpurchases;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.GoBankrupt;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.engine.PlayerQuestions;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Trains cost £100, £200 and £300. Ann is president of RED, whose turn it is, and Bob of BLU. Both
 * prices are £100.
 */
class BuyTrainsTest {
  private static final BuyTrain FIRST = new BuyTrain("RED", "2-0", "bank", 100);

  private static Setting setting(String... options) {
    return Setting.of(Tiny.plain("tiny-trains", options), "Ann", "Bob", "Cid").set(2);
  }

  private static Setting red(Setting setting, int cash, String... trains) {
    return setting.company("RED", it -> it.held("Ann", 60).operated(100).cash(cash).trains(trains));
  }

  private static Setting red(int cash, String... trains) {
    return red(setting(), cash, trains);
  }

  private static Position turn(Setting setting) {
    return setting.operating("RED", "buy-trains");
  }

  @Test
  void theBankSellsItsNextTrainAtItsPrice() {
    Position turn = turn(red(100));
    turn.refused(new BuyTrain("RED", "2-0", "bank", 99), "the bank sells a 2-train for £100");
    Position bought = turn.offers(FIRST).play(FIRST);
    assertThat(bought.trains("RED")).containsExactly("2");
    assertThat(bought.cash("RED")).isZero();
    turn(red(99)).denies(FIRST);
  }

  @Test
  void atTheTrainLimitNothingMoreIsBought() {
    turn(red(500, "2")).offers(FIRST);
    turn(red(500, "2", "2")).denies(FIRST);
  }

  @Test
  void aCompanyWithARouteMustOwnATrainThatItCanPayFor() {
    turn(red(100)).refused(new Pass("RED"), "must buy one that it can pay for");
    turn(red(100, "2")).offers(new Pass("RED"));
    assertThat(turn(red(99)).waitsFor("RED", "buy-trains")).isFalse();
  }

  @Test
  void aCompanyThatMayOwnNoTrainNeedNotBuyOne() {
    Setting rich = setting("helped", "none").company("RED", it -> it.held("Ann", 60).operated(100));
    assertThat(turn(rich).waitsFor("RED", "buy-trains")).isTrue();
    assertThat(turn(rich.phase("2")).waitsFor("RED", "buy-trains")).isFalse();
  }

  @Test
  void theFirstTrainOfATypeStartsItsPhaseAndTheSecondDoesNot() {
    Position first = turn(red(300).nextTrain("3")).play(new BuyTrain("RED", "3-0", "bank", 200));
    assertThat(first.state().phase()).isEqualTo("2");
    assertThat(first.told()).contains("Phase 2 begins");
    Position second = turn(red(300).phase("2")).play(new BuyTrain("RED", "3-1", "bank", 200));
    assertThat(second.state().phase()).isEqualTo("2");
    assertThat(second.told()).doesNotContain("Phase 2 begins");
  }

  @Test
  void theTrainThatRustsOthersRustsThemEverywhere() {
    Setting both =
        red(500).nextTrain("4").company("BLU", it -> it.held("Bob", 60).operated(100).trains("2"));
    Position bought = turn(both).play(new BuyTrain("RED", "4-0", "bank", 300));
    assertThat(bought.trains("BLU")).isEmpty();
    assertThat(bought.trains("RED")).containsExactly("4");
    Setting earlier =
        red(500).nextTrain("3").company("BLU", it -> it.held("Bob", 60).operated(100).trains("2"));
    Position kept = turn(earlier).play(new BuyTrain("RED", "3-0", "bank", 200));
    assertThat(kept.trains("BLU")).containsExactly("2");
  }

  @Test
  void anotherTrainTakesOffWhatTheDesignSays() {
    Setting owner = red(120, "2").nextTrain("3");
    String given = turn(owner).company("RED").trains().getFirst().id();
    TradeInTrain trade = new TradeInTrain("RED", "3-0", given, 120);
    Position traded =
        turn(owner)
            .refused(new TradeInTrain("RED", "3-0", given, 119), "this trade-in costs £120")
            .play(trade);
    assertThat(traded.trains("RED")).containsExactly("3");
    assertThat(traded.state().depot().pool()).hasSize(1);
    turn(red(119, "2").nextTrain("3")).denies(trade);
  }

  @Test
  void thePresidentAddsWhatTheTreasuryLacks() {
    Position bought = turn(red(setting("helped"), 40).cash("Ann", 60)).play(FIRST);
    assertThat(bought.cash("RED")).isZero();
    assertThat(bought.cash("Ann")).isZero();
    turn(red(setting(), 40).cash("Ann", 60)).denies(FIRST);
  }

  @Test
  void thePresidentAddsNothingForATrainThatNeedNotBeBought() {
    turn(red(setting("helped"), 40, "2").cash("Ann", 60)).denies(FIRST);
  }

  /** Ann lacks £1, and has 20 % of BLU. */
  private static Position short1(int cash) {
    return turn(
        red(setting("helped"), 40)
            .cash("Ann", cash)
            .company("BLU", it -> it.held("Bob", 40).held("Ann", 20).operated(100)));
  }

  @Test
  void thePresidentSellsNoMoreSharesThanTheTrainNeeds() {
    short1(60).denies(new SellShares("Ann", "BLU", 10)).offers(FIRST);
    Position sold =
        short1(59)
            .denies(FIRST)
            .refused(new SellShares("Ann", "BLU", 20), "no more shares")
            .play(new SellShares("Ann", "BLU", 10));
    assertThat(sold.cash("Ann")).isEqualTo(59 + 100);
    sold.denies(new SellShares("Ann", "BLU", 10)).offers(FIRST);
  }

  @Test
  void theCompanyThatNeedsTheTrainKeepsItsPresident() {
    Setting rival =
        setting("helped")
            .company("BLU", it -> it.held("Bob", 40).held("Ann", 20).operated(100))
            .company(
                "RED", it -> it.held("Ann", 40).held("Bob", 30).operated(100).price(40).cash(40));
    turn(rival.cash("Ann", 0))
        .offers(new SellShares("Ann", "RED", 10))
        .refused(new SellShares("Ann", "RED", 20), "may not change the president of RED");
  }

  @Test
  void aPresidentWhoCannotRaiseEnoughIsBankrupt() {
    Setting poor =
        setting("helped").company("RED", it -> it.held("Ann", 20).operated(100).cash(40));
    turn(poor.cash("Ann", 59)).offers(new GoBankrupt("RED"));
    turn(poor.cash("Ann", 60)).refused(new GoBankrupt("RED"), "can still pay for a train");
  }

  /** BLU, with Bob as its president, has these trains to sell. */
  private static Position besideBlu(Setting setting, String... trains) {
    return turn(
        red(setting, 150, "2")
            .company("BLU", it -> it.held("Bob", 60).operated(100).trains(trains)));
  }

  private static BuyTrain ofBlu(Position turn, int price) {
    return new BuyTrain("RED", turn.company("BLU").trains().getFirst().id(), "BLU", price);
  }

  @Test
  void theOtherPresidentAgreesToThePriceOfATrain() {
    Position turn = besideBlu(setting(), "3");
    Position sold =
        turn.refused(ofBlu(turn, 151), "cannot pay")
            .play(ofBlu(turn, 150))
            .asks("Bob", "question")
            .play(new Choose("Bob", TrainDeals.QUESTION, PlayerQuestions.AGREED));
    assertThat(sold.trains("RED")).containsExactly("2", "3");
    assertThat(sold.cash("BLU")).isEqualTo(150);
  }

  @Test
  void aPriceThatWasDeclinedIsNotOfferedAgain() {
    Position turn = besideBlu(setting(), "3");
    Position declined =
        turn.play(
            ofBlu(turn, 80), new Choose("Bob", TrainDeals.QUESTION, PlayerQuestions.DECLINED));
    assertThat(declined.trains("BLU")).containsExactly("3");
    declined.refused(ofBlu(turn, 80), "BLU has declined £80").play(ofBlu(turn, 81));
  }

  @Test
  void onePresidentOfBothIsNotAsked() {
    Position turn =
        turn(
            red(setting(), 150, "2")
                .company("BLU", it -> it.held("Ann", 60).operated(100).trains("3")));
    assertThat(turn.play(ofBlu(turn, 1)).trains("RED")).containsExactly("2", "3");
  }

  @Test
  void aTitleMayFixStepsOfThePriceAndLeaveTheSellerOneTrain() {
    Position two = besideBlu(setting("fixed"), "3", "3");
    two.refused(ofBlu(two, 15), "a multiple of £10");
    assertThat(two.play(ofBlu(two, 20)).trains("RED")).containsExactly("2", "3");
    Position one = besideBlu(setting("fixed"), "3");
    one.refused(ofBlu(one, 20), "cannot take the last one of BLU");
  }
}
