package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.engine.Title;
import roundhouse.market.MarketCell;
import roundhouse.market.Zone;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: the end of the game, and the rulebook's variants. */
class Variants1870Test {

  /** The TP with trains at Dallas and Fort Worth, the IC without any. */
  private static Setting dallas(String... options) {
    return Setting.of("1870", options)
        .set(2)
        .tile("J5", "57", 1)
        .tile("J3", "57", 1)
        .company("TP", it -> it.held("A", 60).operated(100).trains("6"))
        .company("IC", it -> it.held("B", 60).operated(90));
  }

  @Test
  void aBankBrokenInAnOperatingRoundEndsTheGameAfterTheWholeSet() {
    Position broken = dallas().phase("4").bank(10).operating("TP", "run-trains").runBest("TP", PAY);
    assertThat(broken.state().ending().orElseThrow().cause()).isEqualTo("bank-broken");
    Position second = broken.toTheEndOfTheRound();
    assertThat(second.round()).isEqualTo("operating 2.2");
    Position third = second.toTheEndOfTheRound();
    assertThat(third.round()).isEqualTo("operating 2.3");
    assertThat(third.toTheEndOfTheRound().state().over()).isTrue();
  }

  @Test
  void aBankBrokenInAStockRoundEndsItAfterTheSetThatFollows() {
    Position broken = dallas().phase("2").bank(10).stock("A").play(new SellShares("A", "TP", 10));
    assertThat(broken.state().ending().orElseThrow().cause()).isEqualTo("bank-broken");
    Position operating = broken.toTheEndOfTheRound();
    assertThat(operating.round()).isEqualTo("operating 2.1");
    Position second = operating.toTheEndOfTheRound();
    assertThat(second.state().over()).isFalse();
    assertThat(second.toTheEndOfTheRound().state().over()).isTrue();
  }

  @Test
  void theRichestInCashSharesAndPrivatesWins() {
    Position end = dallas().owned("MKT", "A").stock("A");
    assertThat(end.worth("A")).isEqualTo(700 + 6 * 100 + 160);
  }

  @Test
  void at400TheGameGoesOnWithoutTheVariant() {
    Position top = at375(dallas().operating("TP", "run-trains")).runBest("TP", PAY);
    assertThat(top.price("TP")).isEqualTo(400);
    assertThat(top.state().ending()).isEmpty();
  }

  private static Position at375(Position position) {
    return position.changed(
        state -> state.with(state.tokens().placed("TP", new MarketCell(0, 19))));
  }

  @Test
  void the400FinishEndsTheGameWhenTheCompanyHasOperated() {
    Position top =
        at375(
                dallas("finish-on-400")
                    .company("TP", it -> it.cash(900))
                    .operating("TP", "run-trains"))
            .runBest("TP", PAY);
    assertThat(top.price("TP")).isEqualTo(400);
    assertThat(top.state().over()).isFalse();
    Position over = top;
    while (!over.state().over()) {
      assertThat(over.decision().orElseThrow().entity()).isEqualTo("TP");
      over = over.pass("TP");
    }
  }

  @Test
  void the400FinishInAStockRoundLetsNobodyOperate() {
    Setting sold =
        dallas("finish-on-400")
            .company("FW", it -> it.held("B", 60).held("C", 40).operated(100))
            .company("SP", it -> it.held("C", 60).held("A", 40).operated(76));
    Position stock =
        sold.stock("A")
            .changed(
                state ->
                    state.with(
                        state
                            .tokens()
                            .placed("FW", new MarketCell(1, 20))
                            .placed("SP", new MarketCell(3, 6))));
    assertThat(stock.price("FW")).isEqualTo(375);
    Position over = stock.pass("A", "B", "C");
    assertThat(over.price("FW")).isEqualTo(400);
    assertThat(over.state().over()).isTrue();
  }

  private static Position buyer(String next, String... trains) {
    return Setting.of("1870", "diesels")
        .set(3)
        .nextTrain(next)
        .company("TP", it -> it.held("A", 60).operated(100).cash(1730).trains(trains))
        .operating("TP", "buy-trains");
  }

  @Test
  void dieselsTakeThePlaceOfTheLastThreeTypes() {
    Title title = TestTitle.of("1870", "diesels");
    assertThat(title.design().trains().keySet()).containsExactly("2", "3", "4", "5", "6", "D");
    assertThat(title.design().phases().keySet()).containsExactly("1", "2", "3", "4", "5", "D");
    assertThat(title.design().trains().get("D").count().unlimited()).isTrue();
  }

  @Test
  void aDieselCosts1100AndIsSoldFromTheFirstType6TrainOn() {
    assertThat(buyer("6").choices(BuyTrain.class)).noneMatch(buy -> buy.train().startsWith("D"));
    Position six = buyer("6").play(new BuyTrain("TP", "6-0", "bank", 630));
    Position diesel = six.play(new BuyTrain("TP", "D-0", "bank", 1100));
    assertThat(diesel.cash("TP")).isZero();
    assertThat(diesel.trains("TP")).containsExactly("6", "D");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "5", "6"})
  void forATrainOfType4To6ItCosts800(String given) {
    Position turn =
        Setting.of("1870", "diesels")
            .set(3)
            .phase("5")
            .company("TP", it -> it.held("A", 60).operated(100).cash(800).trains(given))
            .operating("TP", "buy-trains");
    Position traded = turn.play(turn.choices(TradeInTrain.class).getFirst());
    assertThat(traded.cash("TP")).isZero();
    assertThat(traded.trains("TP")).containsExactly("D");
  }

  @Test
  void theFirstDieselBeginsTheLastPhase() {
    Setting last =
        Setting.of("1870", "diesels")
            .set(3)
            .phase("5")
            .company("TP", it -> it.held("A", 60).operated(100).cash(1100))
            .company("IC", it -> it.held("B", 60).operated(90).trains("4", "5"));
    Position diesel =
        last.operating("TP", "buy-trains").play(new BuyTrain("TP", "D-0", "bank", 1100));
    assertThat(diesel.state().phase()).isEqualTo("D");
    assertThat(diesel.trains("IC")).containsExactly("5");
    assertThat(
            diesel
                .state()
                .board()
                .tile(HexId.of("A22"))
                .stops()
                .getFirst()
                .revenue()
                .in(diesel.title().design().phases().get("D").tiles()))
        .isEqualTo(60);
    assertThat(diesel.title().design().phases().get("D").trainLimit()).isEqualTo(2);
    assertThat(diesel.title().design().phases().get("D").operatingRounds()).isEqualTo(3);
  }

  @Test
  void aDieselRunsToAnyNumberOfCities() {
    Setting line =
        Setting.of("1870", "diesels")
            .set(3)
            .phase("5")
            .tile("J5", "57", 0)
            .tile("K4", "4", 0)
            .tile("L3", "9", 0)
            .tile("M2", "5", 3)
            .tile("M4", "9", 1)
            .tile("M6", "57", 1)
            .tile("M8", "4", 1)
            .tile("M10", "4", 1)
            .company("TP", it -> it.held("A", 60).operated(100).trains("D"));
    Position run = line.operating("TP", "run-trains");
    assertThat(run.play(run.choices(RunTrains.class).getFirst()).told().getFirst())
        .isEqualTo("TP runs for $90");
  }

  @Test
  void theMarketOfTheSisterGamesHasThreeOtherSpaces() {
    Title sister = TestTitle.of("1870", "original-market");
    assertThat(TestTitle.of("1870").market().at(new MarketCell(6, 5)).in(Zone.UNCOUNTED)).isTrue();
    assertThat(sister.market().at(new MarketCell(6, 5)).in(Zone.UNCOUNTED)).isFalse();
    assertThat(sister.market().at(new MarketCell(7, 6)).in(Zone.UNCOUNTED)).isFalse();
    assertThat(TestTitle.of("1870").market().at(new MarketCell(4, 0)).in(Zone.SEVERAL_A_TURN))
        .isTrue();
    assertThat(sister.market().at(new MarketCell(4, 0)).in(Zone.SEVERAL_A_TURN)).isFalse();
    assertThat(sister.market().at(new MarketCell(4, 0)).price()).isEqualTo(40);
    assertThat(sister.market().spaces().stream().map(space -> space.price()))
        .containsExactlyElementsOf(
            TestTitle.of("1870").market().spaces().stream().map(space -> space.price()).toList());
  }

  @Test
  void theFirstSetOfTilesIsSmaller() {
    Title first = TestTitle.of("1870", "original-tiles");
    assertThat(first.design().tiles().get("7").count().number()).isEqualTo(7);
    assertThat(first.design().tiles().get("141").count().number()).isEqualTo(1);
    assertThat(first.design().tiles().get("57").count().number()).isEqualTo(5);
  }

  @Test
  void theFirstRulesAreFiveOptionsTogether() {
    Title first = TestTitle.of("1870", "original-rules");
    assertThat(first.design().tiles().get("7").count().number()).isEqualTo(7);
    assertThat(first.market().at(new MarketCell(6, 5)).in(Zone.UNCOUNTED)).isFalse();
    Position sold =
        Setting.of("1870", "original-rules")
            .set(2)
            .company("IC", it -> it.held("A", 40).held("B", 20).operated(76))
            .stock("A")
            .play(new SellShares("A", "IC", 10))
            .pass("A");
    assertThat(sold.play(new SellShares("B", "IC", 10)).pass("B").waitsFor("A", "protect-price"))
        .isTrue();
  }
}
