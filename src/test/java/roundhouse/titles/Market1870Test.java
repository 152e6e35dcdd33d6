package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: the stock market, its sections, and how share prices move. */
class Market1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static int priceAt(MarketCell cell) {
    return TITLE.market().at(cell).price();
  }

  private static MarketCell moved(int row, int column, String move) {
    return TITLE.market().moved(new MarketCell(row, column), PriceMove.parse(move));
  }

  @Test
  void companiesStartInTheRedOutlinedSpaces() {
    assertThat(
            TITLE.market().spaces().stream()
                .filter(space -> space.in(Zone.PAR))
                .map(space -> space.price()))
        .containsExactly(100, 90, 82, 76, 72, 68);
  }

  /** The rulebook's example: $90 two rows above the ledge. */
  @ParameterizedTest
  @CsvSource({"1, 82", "2, 82", "3, 72", "4, 72"})
  void twoSharesStopOnTheLedgeAndThreePushThroughIt(int shares, int price) {
    assertThat(priceAt(new MarketCell(4, 9))).isEqualTo(90);
    assertThat(priceAt(moved(4, 9, "down " + shares))).isEqualTo(price);
  }

  @Test
  void onTheLedgeASingleShareMovesNothing() {
    assertThat(moved(5, 9, "down")).isEqualTo(new MarketCell(5, 9));
    assertThat(moved(5, 9, "down 2")).isEqualTo(new MarketCell(7, 9));
  }

  @Test
  void atTheBottomNothingMoves() {
    assertThat(moved(7, 9, "down")).isEqualTo(new MarketCell(7, 9));
  }

  @Test
  void aboveTheBottomThePriceFallsToIt() {
    assertThat(moved(6, 9, "down")).isEqualTo(new MarketCell(7, 9));
  }

  @Test
  void atTheTopASoldOutPriceGoesDownAndRight() {
    assertThat(moved(0, 6, "up")).isEqualTo(new MarketCell(1, 7));
    assertThat(moved(0, 20, "up")).isEqualTo(new MarketCell(0, 20));
  }

  @Test
  void atTheSidesArrowsLeadUpAndDown() {
    assertThat(moved(4, 15, "right")).isEqualTo(new MarketCell(3, 15));
    assertThat(moved(4, 0, "left")).isEqualTo(new MarketCell(5, 0));
  }

  @Test
  void theLedgeDoesNotStopDividends() {
    Position turn =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 1)
            .tile("J3", "5", 4)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"))
            .operating("TP", "run-trains")
            .changed(state -> state.with(state.tokens().placed("TP", new MarketCell(4, 10))));
    Position ran = turn.play(turn.choices(RunTrains.class).getFirst());
    assertThat(ran.price("TP")).isEqualTo(100);
    assertThat(ran.play(new Dividend("TP", PAY)).price("TP")).isEqualTo(110);
  }

  @Test
  void whatIsSoldOutRisesThoughTheCompanyHoldsSomeOfIt() {
    Position round =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 60).held("B", 20).held("IC", 20).operated(76))
            .stock("A")
            .changed(state -> state.with(state.tokens().placed("IC", new MarketCell(3, 6))))
            .pass("A", "B", "C");
    assertThat(round.price("IC")).isEqualTo(82);
  }

  @Test
  void inTheYellowSectionCertificatesDoNotCount() {
    Setting setting = Setting.of("1870").set(2);
    double white = certificates(setting.company("IC", it -> it.held("A", 60).operated(68)));
    assertThat(white).isEqualTo(5);
    assertThat(certificates(setting.company("IC", it -> it.price(60)))).isZero();
  }

  private static double certificates(Setting setting) {
    Position turn = setting.stock("A");
    return Engine.certificates(turn.title(), turn.state(), "A");
  }

  @Test
  void inTheGreenSectionMoreThan60PercentMayBeBought() {
    Setting setting = Setting.of("1870").set(2).company("IC", it -> it.held("A", 60).operated(68));
    setting.stock("A").refused(new BuyShare("A", "IC", "ipo", 10), "60 %");
    setting.company("IC", it -> it.price(50)).company("IC", it -> it.held("pool", 10));
    Position green =
        setting
            .stock("A")
            .changed(state -> state.with(state.tokens().placed("IC", new MarketCell(3, 0))));
    green.offers(new BuyShare("A", "IC", "pool", 10));
  }

  @Test
  void inTheBrownSectionAnyNumberIsBoughtFromTheOpenMarket() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company("IC", it -> it.held("A", 30).held("pool", 30).operated(68).price(30))
            .stock("A");
    turn.play(new BuyShare("A", "IC", "pool", 10), new BuyShare("A", "IC", "pool", 10))
        .offers(new BuyShare("A", "IC", "pool", 10))
        .denies(new BuyShare("A", "IC", "ipo", 10));
  }

  @Test
  void inTheClosedSectionTheCompanyIsOutOfTheGame() {
    Position turn =
        Setting.of("1870")
            .set(2)
            .company(
                "IC",
                it -> it.held("A", 50).held("B", 20).operated(68).price(10).cash(90).trains("2"))
            .stock("B");
    int bank = turn.state().bank();
    Position closed = turn.play(new SellShares("B", "IC", 20)).pass("B", "A");
    assertThat(closed.company("IC").floated()).isFalse();
    assertThat(closed.held("A", "IC")).isZero();
    assertThat(closed.state().board().markersOf("IC")).isEmpty();
    assertThat(closed.state().depot().pool()).hasSize(1);
    assertThat(closed.state().bank()).isEqualTo(bank - 20 + 90);
    closed.asks("C", "stock-turn").refused(new Action.Start("C", "IC", 68), "closed");
  }
}
