package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Buying trains. */
class TrainsTest {

  private static Setting two() {
    return Setting.of("1860")
        .phase("4")
        .company("C&N", it -> it.held("A", 60).operated(82).cash(700))
        .company("FYN", it -> it.held("B", 60).operated(62).cash(400));
  }

  private static String train(Position position, String company, int index) {
    return position.company(company).trains().get(index).id();
  }

  private static BuyTrain from(
      Position position, String buyer, String seller, int index, int price) {
    return new BuyTrain(buyer, train(position, seller, index), seller, price);
  }

  @Test
  void theRosterHasItsPricesNumbersAndLives() {
    var trains = two().stock("A").title().design().trains().values();
    assertThat(trains.stream().map(it -> it.runs().cities() + "+" + it.runs().towns()))
        .containsExactly("2+1", "3+2", "4+2", "5+3", "6+3", "7+4", "8+4", "9+5");
    assertThat(
            trains.stream()
                .map(
                    it ->
                        it.name()
                            + " £"
                            + it.price()
                            + " x"
                            + (it.count().unlimited() ? "+" : it.count().number())
                            + " "
                            + it.rustsOn())
                .toList())
        .containsExactly(
            "2+1 £250 x5 4+2",
            "3+2 £300 x4 6+3",
            "4+2 £350 x3 7+4",
            "5+3 £400 x2 8+4",
            "6+3 £500 x2 ",
            "7+4 £600 x1 ",
            "8+4 £700 x1 ",
            "9+5 £800 x+ ");
  }

  @Test
  void theBankSellsTrainsInOrderAtThePriceOfTheirCards() {
    Position turn =
        Setting.of("1860")
            .company("C&N", it -> it.held("A", 60).operated(82).cash(700))
            .operating("C&N", "buy-trains");
    turn.refused(new BuyTrain("C&N", "3+2-0", "bank", 300), "not for sale")
        .refused(new BuyTrain("C&N", "2+1-0", "bank", 240), "£250");
    Position bought = turn.play(new BuyTrain("C&N", "2+1-0", "bank", 250));
    assertThat(bought.cash("C&N")).isEqualTo(450);
    assertThat(bought.trains("C&N")).containsExactly("2+1");
  }

  @Test
  void trainsOfOtherCompaniesCostATenfoldThatBothDirectorsAgreeOn() {
    Position turn =
        two().company("FYN", it -> it.trains("3+2", "4+2")).operating("C&N", "buy-trains");
    turn.refused(from(turn, "C&N", "FYN", 0, 0), "multiple of £10")
        .refused(from(turn, "C&N", "FYN", 0, 15), "multiple of £10");
    Position asked = turn.play(from(turn, "C&N", "FYN", 0, 200));
    assertThat(asked.decision().orElseThrow().deciders()).containsExactly("B");
    Position agreed =
        asked.play(
            asked.choices(Choose.class).stream()
                .filter(it -> it.answer().equals("agree"))
                .findFirst()
                .orElseThrow());
    assertThat(agreed.trains("C&N")).containsExactly("3+2");
    assertThat(agreed.cash("FYN")).isEqualTo(600);
    Position declined =
        asked.play(
            asked.choices(Choose.class).stream()
                .filter(it -> it.answer().equals("decline"))
                .findFirst()
                .orElseThrow());
    assertThat(declined.trains("C&N")).isEmpty();
  }

  @Test
  void aCompanyWithATrainMayNotTakeTheOnlyTrainOfAnother() {
    Position turn =
        two()
            .company("C&N", it -> it.trains("3+2"))
            .company("FYN", it -> it.trains("4+2"))
            .operating("C&N", "buy-trains");
    turn.refused(from(turn, "C&N", "FYN", 0, 10), "cannot take the last one");
    Position back =
        two()
            .company("C&N", it -> it.trains("3+2"))
            .company("FYN", it -> it.trains("4+2"))
            .operating("FYN", "buy-trains");
    back.refused(from(back, "FYN", "C&N", 0, 10), "cannot take the last one");
  }

  @Test
  void aCompanyWithATrainMayTakeOneOfTwoButNotBoth() {
    Position turn =
        two()
            .company("C&N", it -> it.trains("3+2"))
            .company("FYN", it -> it.held("A", 40).trains("3+2", "4+2"))
            .operating("C&N", "buy-trains");
    turn.offers(from(turn, "C&N", "FYN", 1, 10));
    Position asked = turn.play(from(turn, "C&N", "FYN", 0, 10));
    Position one =
        asked.play(
            asked.choices(Choose.class).stream()
                .filter(it -> it.answer().equals("agree"))
                .findFirst()
                .orElseThrow());
    assertThat(one.trains("C&N")).hasSize(2);
    one.refused(from(one, "C&N", "FYN", 0, 10), "cannot take the last one");
  }

  @Test
  void aCompanyWithoutATrainMayTakeTheOnlyTrainOfAnother() {
    Position turn = two().company("FYN", it -> it.trains("4+2")).operating("C&N", "buy-trains");
    turn.offers(from(turn, "C&N", "FYN", 0, 10));
  }

  @Test
  void aPhaseBeginsAndTrainsRustAtOnceWithTheFirstTrainOfAType() {
    Setting threes =
        Setting.of("1860")
            .phase("3")
            .company("C&N", it -> it.held("A", 60).operated(82).cash(1500).trains("2+1", "3+2"));
    threes
        .company("FYN", it -> it.held("B", 60).operated(62).trains("2+1"))
        .company("IOW", it -> it.trains("2+1"));
    Position turn =
        threes
            .nextTrain("4+2")
            .operating("C&N", "buy-trains")
            .play(new BuyTrain("C&N", "4+2-0", "bank", 350));
    assertThat(turn.state().phase()).isEqualTo("4");
    assertThat(turn.trains("C&N")).containsExactly("3+2", "4+2");
    assertThat(turn.trains("FYN")).isEmpty();
    assertThat(turn.trains("IOW")).isEmpty();
  }

  @Test
  void nobodyBuysMoreTrainsThanThePhaseAllows() {
    Position turn =
        two().company("C&N", it -> it.trains("3+2", "3+2", "4+2")).operating("C&N", "buy-trains");
    assertThat(turn.waitsFor("C&N", "buy-trains")).isFalse();
    assertThat(
            two()
                .company("C&N", it -> it.trains("3+2", "4+2"))
                .operating("C&N", "buy-trains")
                .choices(BuyTrain.class))
        .isNotEmpty();
  }

  @Test
  void trainsOverTheLimitGoBackToTheBankAtTheStartOfTheTurnAndAreSoldAgain() {
    Position turn =
        Setting.of("1860")
            .phase("6")
            .company(
                "C&N", it -> it.held("A", 60).operated(82).cash(500).trains("4+2", "4+2", "5+3"))
            .operating("C&N", "discard-trains");
    turn.asks("C&N", "discard-trains");
    Position given = turn.play(new DiscardTrain("C&N", train(turn, "C&N", 0)));
    assertThat(given.trains("C&N")).containsExactly("4+2", "5+3");
    assertThat(given.cash("C&N")).isEqualTo(500);
    assertThat(given.state().depot().pool()).hasSize(1);
    Setting later =
        Setting.of("1860")
            .phase("6")
            .pool("4+2")
            .company("FYN", it -> it.held("A", 60).operated(62).cash(400));
    later.operating("FYN", "buy-trains").offers(new BuyTrain("FYN", "4+2-70", "pool", 350));
  }

  @Test
  void theNumberOfOperatingRoundsChangesAfterTheNextStockRound() {
    Position third =
        Setting.of("1860")
            .nextTrain("3+2")
            .company("C&N", it -> it.held("A", 60).operated(82).cash(900))
            .operating("C&N", "buy-trains");
    Position later = third.play(new BuyTrain("C&N", "3+2-0", "bank", 300)).pass("C&N");
    assertThat(later.round()).isEqualTo("stock 2.1");
    assertThat(later.pass("A", "B", "C").state().calendar().rounds()).isEqualTo(2);
  }
}
