package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.HALF;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.Dividend.Kind;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.RunTrains;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/**
 * 1861: the order of an operating round, shares bought back, dividends, and private companies that
 * companies buy.
 */
class Operating1861Test {

  private static Setting setting(String phase) {
    Setting setting = Setting.of("1861").set(2);
    return phase.equals("2") ? setting : setting.phase(phase);
  }

  @Test
  void minorsOperateByPriceThenPublicCompaniesThenTheState() {
    Position turn =
        setting("4")
            .company("N", it -> it.held("A", 100).operated(80))
            .company("RO", it -> it.held("B", 100).operated(110))
            .company("NW", it -> it.held("A", 20).operated(200))
            .company("SW", it -> it.held("B", 20).operated(70))
            .stock("A");
    assertThat(turn.order()).containsExactly("RO", "N", "NW", "SW", "RSR");
  }

  @Test
  void ofEqualPricesTheTokenFurtherRight() {
    Position turn =
        setting("4")
            .company("NW", it -> it.held("A", 20).operated(70).at(1, 3))
            .company("SW", it -> it.held("A", 20).operated(70).at(3, 5))
            .stock("A");
    assertThat(turn.order()).containsExactly("SW", "NW", "RSR");
  }

  @ParameterizedTest
  @CsvSource({"SW, SE", "SE, SW"})
  void inOneSpaceTheTokenOnTop(String top, String below) {
    Position turn =
        setting("4")
            .company(top, it -> it.held("A", 20).operated(70).at(3, 5))
            .company(below, it -> it.held("A", 20).operated(70).at(3, 5))
            .stock("A");
    assertThat(turn.order()).containsExactly(top, below, "RSR");
  }

  @Test
  void privatesPayTheirOwnersFirst() {
    Position round =
        setting("4")
            .owned("BSS", "A")
            .owned("WVR", "NW")
            .company("NW", it -> it.held("B", 20).operated(100).cash(7))
            .company("N", it -> it.held("C", 100).operated(80))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(round.cash("A")).isEqualTo(420 + 15);
    assertThat(round.cash("NW")).isEqualTo(37);
    round.asks("N", "lay-track");
  }

  @Test
  void thereAreTwoOperatingRoundsToAStockRound() {
    Position first =
        setting("4")
            .company("N", it -> it.held("C", 100).operated(80).trains("4").cash(0))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(first.round()).isEqualTo("operating 2.1");
    assertThat(first.state().calendar().rounds()).isEqualTo(2);
  }

  private static Setting redeeming(int cash) {
    return setting("4")
        .company(
            "NW", it -> it.held("A", 40).held("pool", 30).operated(100).marker("M7").cash(cash));
  }

  @Test
  void aCompanyBuysBackAnyOfItsSharesFromThePoolFirstOfAll() {
    Position turn = redeeming(250).operating("NW", "own-shares").asks("NW", "own-shares");
    Position bought =
        turn.play(new RedeemShare("NW", "NW", "pool"), new RedeemShare("NW", "NW", "pool"));
    assertThat(bought.cash("NW")).isEqualTo(50);
    assertThat(bought.held("pool", "NW")).isEqualTo(10);
    assertThat(bought.held("ipo", "NW")).isEqualTo(50);
    assertThat(bought.price("NW")).isEqualTo(100);
    bought.asks("NW", "lay-track");
  }

  @Test
  void itTakesNoLoanForThat() {
    redeeming(99).operating("NW", "own-shares").asks("NW", "lay-track");
  }

  @Test
  void companiesBuyPrivatesFromPhase3OnFromOneToTheFaceValue() {
    Setting setting =
        setting("2").owned("BSS", "A").company("N", it -> it.held("A", 100).operated(80).cash(100));
    setting.operating("N", "lay-track").denies(new BuyPrivate("N", "BSS", 20));
    Position turn = setting.phase("3").operating("N", "lay-track");
    turn.refused(new BuyPrivate("N", "BSS", 0), "from R1 to R45")
        .refused(new BuyPrivate("N", "BSS", 46), "from R1 to R45");
    Position bought = turn.play(new BuyPrivate("N", "BSS", 45));
    assertThat(bought.cash("N")).isEqualTo(55);
    assertThat(bought.cash("A")).isEqualTo(420 + 45);
    bought.asks("N", "lay-track");
  }

  /**
   * In percent of the face value; none of the five is so dear that one percent more would be more
   * money.
   */
  @Test
  void noPrivateHoweverDearCostsMoreThanItsFaceValueOrMustCostMoreThanOne() {
    BuyPrivates sale =
        TestTitle.of("1861").design().rounds().get("operating").steps().stream()
            .filter(BuyPrivates.class::isInstance)
            .map(BuyPrivates.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(sale.most()).isEqualTo(100);
    assertThat(sale.least()).isZero();
    assertThat(sale.atLeast()).isEqualTo(1);
  }

  @Test
  void anotherPlayerMustAgree() {
    Position asked =
        setting("3")
            .owned("BSS", "B")
            .company("N", it -> it.held("A", 100).operated(80).cash(100))
            .operating("N", "lay-track")
            .play(new BuyPrivate("N", "BSS", 30));
    asked.asks("B", "question");
    assertThat(
            asked
                .play(new Choose("B", "sell-private", "agree"))
                .state()
                .privateCompany("BSS")
                .owner()
                .name())
        .isEqualTo("N");
    assertThat(
            asked
                .play(new Choose("B", "sell-private", "decline"))
                .state()
                .privateCompany("BSS")
                .owner()
                .name())
        .isEqualTo("B");
  }

  private static Position run(Setting setting, String company) {
    Position turn = setting.operating(company, "run-trains");
    return turn.play(turn.choices(RunTrains.class).getFirst());
  }

  /** The Odessa-Kiev railway runs its train between Odessa and Romania. */
  private static Setting odessa(int price) {
    return setting("2")
        .tile("D20", "201", 2)
        .tile("C19", "9", 2)
        .company("OK", it -> it.held("A", 100).operated(50).price(price).cash(0).trains("2"));
  }

  @Test
  void aMinorPaysHalfToItsOwnerAndKeepsHalf() {
    Position paid = run(odessa(80), "OK");
    assertThat(paid.told().toString()).contains("pays R20 and keeps R20");
    assertThat(paid.cash("A")).isEqualTo(420 + 20);
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 4, 5", "9, 2, 8, 2", "5, 6, 4, 6", "0, 6, 0, 6"})
  void aMinorThatEarnsGoesRightOrUpAndRisesInTheYellowColumn(
      int row, int column, int toRow, int toColumn) {
    Position paid = run(odessa(80).company("OK", it -> it.at(row, column)), "OK");
    assertThat(paid.state().tokens().of("OK")).contains(new MarketCell(toRow, toColumn));
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 4, 3", "4, 0, 5, 0", "9, 0, 9, 0"})
  void aMinorThatEarnsNothingGoesLeftOrDown(int row, int column, int toRow, int toColumn) {
    Position run =
        setting("2")
            .company(
                "OK", it -> it.held("A", 100).operated(50).at(row, column).cash(500).trains("2"))
            .operating("OK", "run-trains");
    assertThat(run.state().tokens().of("OK")).contains(new MarketCell(toRow, toColumn));
  }

  /** NW earns 60 from Odessa and Romania with the 4-train of phase 5. */
  private static Setting paying(int price) {
    return setting("5")
        .tile("D20", "201", 2)
        .tile("C19", "9", 2)
        .company(
            "NW",
            it ->
                it.held("A", 30)
                    .held("B", 20)
                    .held("pool", 10)
                    .operated(70)
                    .price(price)
                    .cash(0)
                    .marker("D20")
                    .trains("4"));
  }

  private static Position paid(int price, Kind kind) {
    return run(paying(price), "NW").asks("NW", "dividend").play(new Dividend("NW", kind));
  }

  @Test
  void aPublicCompanyPaysAllOfItByTheShareToPlayersAndItsTreasuryButNotToThePool() {
    Position all = paid(90, PAY);
    assertThat(all.cash("A")).isEqualTo(420 + 18);
    assertThat(all.cash("B")).isEqualTo(420 + 12);
    assertThat(all.cash("NW")).isEqualTo(4 * 6);
  }

  @Test
  void orHalfRoundedUpToTheNextTen() {
    Position half = paid(90, HALF);
    assertThat(half.cash("A")).isEqualTo(420 + 9);
    assertThat(half.cash("NW")).isEqualTo(30 + 4 * 3);
    Position seventy = run(paying(90).owned("BSS", "NW"), "NW").play(new Dividend("NW", HALF));
    assertThat(seventy.cash("A")).isEqualTo(420 + 12);
    assertThat(seventy.cash("NW")).isEqualTo(15 + 30 + 4 * 4);
  }

  @Test
  void orKeepsAllOfIt() {
    assertThat(paid(90, WITHHOLD).cash("NW")).isEqualTo(60);
    assertThat(paid(90, WITHHOLD).cash("A")).isEqualTo(420);
  }

  @ParameterizedTest
  @CsvSource({"60, PAY, 65", "65, PAY, 65", "45, HALF, 45", "35, HALF, 35", "90, WITHHOLD, 80"})
  void thePriceRisesWhenTenTimesTheDividendReachesItAndFallsWhenNothingIsPaid(
      int price, Kind kind, int then) {
    assertThat(paid(price, kind).price("NW")).isEqualTo(then);
  }
}
