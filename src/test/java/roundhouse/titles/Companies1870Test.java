package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Title;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: stock rounds, starting companies, and the prices of shares. */
class Companies1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static Setting setting() {
    return Setting.of("1870").set(2);
  }

  @ParameterizedTest
  @CsvSource({
    "ATSF, B9, N1, 3",
    "FW, J3, A2, 2",
    "GMO, M20, C18, 2",
    "IC, K16, A22, 2",
    "MP, C18, J5, 3",
    "MKT, B11, N1, 3",
    "SP, N1, N17, 3",
    "SSW, H17, J3, 2",
    "SLSF, E12, M22, 3",
    "TP, J5, N17, 2"
  })
  void tenCompaniesHaveAHomeADestinationAndStationMarkers(
      String id, String home, String destination, int markers) {
    var company = TITLE.design().company(id);
    assertThat(company.home()).isEqualTo(home);
    assertThat(company.destination()).isEqualTo(destination);
    assertThat(company.markers()).isEqualTo(markers == 3 ? List.of(0, 40, 100) : List.of(0, 40));
    assertThat(TITLE.design().companies()).hasSize(10);
  }

  @Test
  void turnsGoClockwiseAndTheRoundEndsWhenAllPassInOrder() {
    Position turn = setting().company("IC", it -> it.held("A", 20).operated(76)).stock("A");
    Position again =
        turn.pass("A")
            .play(new BuyShare("B", "IC", "ipo", 10))
            .pass("B", "C")
            .asks("A", "stock-turn");
    assertThat(again.pass("A", "B").round()).startsWith("operating");
  }

  @Test
  void priorityIsLeftOfTheLastWhoDealtOrActedForACompany() {
    Setting sold =
        setting()
            .company(
                "IC", it -> it.held("C", 50).held("B", 30).held("pool", 20).operated(76).cash(500));
    Position dealt =
        sold.stock("A").play(new BuyShare("A", "IC", "pool", 10)).pass("A", "B", "C", "A");
    assertThat(dealt.state().priority()).isEqualTo("B");
    Position acted = sold.stock("C").play(new RedeemShare("C", "IC", "pool")).pass("A", "B", "C");
    assertThat(acted.state().priority()).isEqualTo("A");
  }

  @Test
  void sharesCostParInTheOfferingAndTheMarketPriceOnTheOpenMarket() {
    Position turn =
        setting()
            .company("IC", it -> it.held("B", 40).held("pool", 20).operated(68).price(100))
            .stock("A");
    assertThat(turn.play(new BuyShare("A", "IC", "ipo", 10)).cash("A")).isEqualTo(700 - 68);
    assertThat(turn.play(new BuyShare("A", "IC", "pool", 10)).cash("A")).isEqualTo(700 - 100);
  }

  @Test
  void oneCertificateIsBoughtInATurn() {
    Position turn =
        setting()
            .company("IC", it -> it.held("B", 40).operated(68))
            .stock("A")
            .play(new BuyShare("A", "IC", "ipo", 10));
    turn.denies(new BuyShare("A", "IC", "ipo", 10));
  }

  @Test
  void theFirstCertificateIsThePresidentsAndSetsThePar() {
    Position turn = setting().stock("A");
    for (int par : new int[] {68, 72, 76, 82, 90, 100}) turn.offers(new Start("A", "IC", par));
    Position started = turn.play(new Start("A", "IC", 90));
    assertThat(started.held("A", "IC")).isEqualTo(20);
    assertThat(started.company("IC").president()).contains("A");
    assertThat(started.cash("A")).isEqualTo(700 - 180);
    assertThat(started.price("IC")).isEqualTo(90);
  }

  @Test
  void noOtherCertificateStartsACompanyNorAnyOtherPar() {
    setting()
        .stock("A")
        .refused(new BuyShare("A", "IC", "ipo", 10), "president's certificate")
        .refused(new Start("A", "IC", 64), "par")
        .refused(new Start("A", "IC", 110), "par");
  }

  @Test
  void aTokenComesUnderThoseThatAreThereAndOperatesAfterThem() {
    Setting two =
        setting()
            .company("TP", it -> it.held("B", 60).floated(90))
            .company("IC", it -> it.held("A", 60).floated(90))
            .company("SP", it -> it.held("C", 60).floated(100));
    assertThat(two.stock("A").order()).containsExactly("SP", "TP", "IC");
  }

  @Test
  void theTokenThatCameThereFirstOperatesFirst() {
    Setting two =
        setting()
            .company("IC", it -> it.held("A", 60).floated(90))
            .company("TP", it -> it.held("B", 60).floated(90))
            .company("SP", it -> it.held("C", 60).floated(82));
    assertThat(two.stock("A").order()).containsExactly("IC", "TP", "SP");
  }

  @Test
  void ofEqualPricesTheTokenFurtherToTheRightOperatesFirst() {
    Position two =
        setting()
            .company("TP", it -> it.held("B", 60).operated(90))
            .company("IC", it -> it.held("A", 60).operated(90))
            .stock("A");
    Position right =
        two.changed(
            state ->
                state.with(
                    state
                        .tokens()
                        .placed("TP", new MarketCell(1, 6))
                        .placed("IC", new MarketCell(4, 9))));
    assertThat(right.price("TP")).isEqualTo(right.price("IC"));
    assertThat(right.order()).containsExactly("IC", "TP");
  }

  @Test
  void sixSharesMustBeSoldToOperateAndTheTreasuryIsTenTimesThePar() {
    Position turn =
        setting().company("IC", it -> it.par(76).held("A", 40).held("B", 10)).stock("A");
    assertThat(turn.company("IC").floated()).isFalse();
    Position floated = turn.play(new BuyShare("A", "IC", "ipo", 10));
    assertThat(floated.company("IC").floated()).isTrue();
    assertThat(floated.cash("IC")).isEqualTo(760);
  }

  @Test
  void theFriscoOperatesWith20PercentSold() {
    Position started = setting().stock("A").play(new Start("A", "SLSF", 82));
    assertThat(started.company("SLSF").floated()).isTrue();
    assertThat(started.cash("SLSF")).isEqualTo(820);
  }

  @Test
  void aCompanyThatDoesNotOperateKeepsItsPrice() {
    Position turn = setting().company("IC", it -> it.par(76).held("A", 50)).stock("A");
    Position operated = turn.pass("A", "B", "C").pass("A", "B", "C");
    assertThat(operated.price("IC")).isEqualTo(76);
  }

  @Test
  void soldOutPricesRiseInOrderOfPriceTheHighestFirst() {
    Position turn =
        setting()
            .company("IC", it -> it.held("A", 60).held("B", 40).operated(76))
            .company("TP", it -> it.held("B", 60).held("C", 40).operated(72))
            .company("FW", it -> it.held("C", 60).operated(90))
            .stock("A");
    Position placed =
        turn.changed(
            state ->
                state.with(
                    state
                        .tokens()
                        .placed("IC", new MarketCell(3, 6))
                        .placed("TP", new MarketCell(4, 6))));
    Position ended = placed.pass("A", "B", "C");
    assertThat(ended.price("IC")).isEqualTo(82);
    assertThat(ended.price("TP")).isEqualTo(76);
    assertThat(ended.price("FW")).isEqualTo(90);
  }

  @Test
  void sharesAreSoldAtTheMarketPriceAndLowerItByARowEachWhenTheTurnIsOver() {
    Position turn =
        setting()
            .company("IC", it -> it.held("B", 40).held("A", 30).operated(90))
            .cash("B", 0)
            .stock("A");
    Position sold = turn.play(new SellShares("A", "IC", 20));
    assertThat(sold.cash("A")).isEqualTo(700 + 180);
    assertThat(sold.price("IC")).isEqualTo(90);
    assertThat(sold.pass("A").price("IC")).isEqualTo(76);
  }
}
