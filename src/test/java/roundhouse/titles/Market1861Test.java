package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: the stock market and how share prices move. */
class Market1861Test {
  private static final Title TITLE = TestTitle.of("1861");

  /** The Nikolaev is asked first when the operating round begins. */
  private static Setting setting(String... options) {
    return Setting.of("1861", options)
        .set(2)
        .phase("4")
        .company("N", it -> it.held("C", 100).operated(80));
  }

  private static MarketCell moved(int row, int column, String move) {
    return TITLE.market().moved(new MarketCell(row, column), PriceMove.parse(move));
  }

  /** The rulebook's example: NW falls from 70 to 65 whatever number its director sells. */
  @ParameterizedTest
  @CsvSource({"10", "20", "30"})
  void aSaleOfTheDirectorMovesThePriceOneRowDown(int percent) {
    Position turn = setting().company("NW", it -> it.held("A", 50).operated(70)).stock("A");
    assertThat(turn.play(new SellShares("A", "NW", percent)).price("NW")).isEqualTo(65);
  }

  @Test
  void whatTheDirectorSellsInOneTurnMovesItOnce() {
    Position turn = setting().company("NW", it -> it.held("A", 50).operated(70)).stock("A");
    assertThat(turn.play(new SellShares("A", "NW", 10), new SellShares("A", "NW", 20)).price("NW"))
        .isEqualTo(65);
    Position recorded =
        setting("as-recorded").company("NW", it -> it.held("A", 50).operated(70)).stock("A");
    assertThat(
            recorded.play(new SellShares("A", "NW", 10), new SellShares("A", "NW", 20)).price("NW"))
        .isEqualTo(60);
  }

  /** The rulebook's example: MKN stands at the bottom of the chart. */
  @Test
  void onTheLedgeThePriceStaysAndTheTokenKeepsItsPlaceInThePile() {
    Position turn =
        setting()
            .company("MKN", it -> it.held("A", 50).operated(70).at(9, 1))
            .company("NW", it -> it.held("B", 50).operated(70).at(9, 1))
            .stock("A");
    Position sold = turn.play(new SellShares("A", "MKN", 20));
    assertThat(sold.price("MKN")).isEqualTo(40);
    assertThat(sold.order()).containsSubsequence("MKN", "NW");
  }

  @Test
  void salesOfOthersMoveNothing() {
    Position turn =
        setting().company("NW", it -> it.held("A", 40).held("B", 30).operated(70)).stock("B");
    assertThat(turn.play(new SellShares("B", "NW", 20)).price("NW")).isEqualTo(70);
  }

  @Test
  void aTokenComesUnderThoseThatStandThere() {
    Position turn =
        setting()
            .company("SE", it -> it.held("B", 50).operated(70).at(6, 3))
            .company("NW", it -> it.held("A", 50).operated(70).at(5, 3))
            .company("SW", it -> it.held("A", 50).operated(70).at(5, 3))
            .stock("A");
    assertThat(turn.play(new SellShares("A", "SW", 10), new SellShares("A", "NW", 10)).order())
        .containsSubsequence("SE", "SW", "NW");
    assertThat(turn.play(new SellShares("A", "NW", 10), new SellShares("A", "SW", 10)).order())
        .containsSubsequence("SE", "NW", "SW");
  }

  /** The rulebook's example: SE and NW are sold out, MKN has 20 % in its treasury. */
  @Test
  void soldOutCompaniesRiseAndInTheTopRowGoRightAndDown() {
    Position round =
        setting()
            .company("NW", it -> it.held("A", 60).held("B", 40).operated(150).at(0, 5))
            .company("SE", it -> it.held("B", 60).held("C", 40).operated(110).at(3, 5))
            .company("MKN", it -> it.held("C", 60).held("A", 20).operated(90).at(4, 4))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(round.price("SE")).isEqualTo(120);
    assertThat(round.price("NW")).isEqualTo(150);
    assertThat(round.state().tokens().of("NW")).contains(new MarketCell(1, 6));
    assertThat(round.state().tokens().of("MKN")).contains(new MarketCell(4, 4));
  }

  @Test
  void whatIsInThePoolIsNotSoldOut() {
    Position round =
        setting()
            .company("NW", it -> it.held("A", 60).held("B", 30).held("pool", 10).operated(100))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(round.price("NW")).isEqualTo(100);
  }

  @Test
  void minorCompaniesAreNeverSoldOut() {
    Position round = setting().stock("A").pass("A", "B", "C");
    assertThat(round.price("N")).isEqualTo(80);
  }

  @Test
  void soldOutCompaniesOfASpaceKeepTheirOrder() {
    Position round =
        setting()
            .company("SE", it -> it.held("B", 60).held("C", 40).operated(110).at(3, 5))
            .company("NW", it -> it.held("A", 60).held("B", 40).operated(110).at(3, 5))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(round.price("SE")).isEqualTo(120);
    assertThat(round.order()).containsSubsequence("SE", "NW");
  }

  @Test
  void theyComeUnderTheTokenThatStandsWhereTheyRise() {
    Position round =
        setting()
            .company("SE", it -> it.held("B", 60).held("C", 40).operated(110).at(3, 5))
            .company("NW", it -> it.held("A", 60).operated(120).at(2, 5))
            .stock("A")
            .pass("A", "B", "C");
    assertThat(round.price("SE")).isEqualTo(120);
    assertThat(round.order()).containsSubsequence("NW", "SE");
  }

  @ParameterizedTest
  @CsvSource({"0, 5, 1, 6", "0, 17, 1, 18", "0, 18, 0, 18", "1, 5, 0, 5", "4, 0, 5, 1"})
  void inTheTopSpaceOfAColumnASoldOutCompanyKeepsItsPriceAndGoesRight(
      int row, int column, int toRow, int toColumn) {
    for (String[] options : new String[][] {{}, {"as-recorded"}}) {
      Position round =
          setting(options)
              .company("NW", it -> it.held("A", 60).held("B", 40).operated(150).at(row, column))
              .stock("A")
              .pass("A", "B", "C");
      assertThat(round.state().tokens().of("NW")).contains(new MarketCell(toRow, toColumn));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, 9, right, 3, 9",
    "9, 2, right, 8, 2",
    "4, 0, left, 5, 0",
    "2, 2, left, 3, 2",
    "9, 0, left, 9, 0",
    "0, 18, right, 0, 18",
    "3, 5, right, 3, 6",
    "3, 5, left, 3, 4"
  })
  void atTheEndsOfARowArrowsLeadUpAndDown(
      int row, int column, String move, int toRow, int toColumn) {
    assertThat(moved(row, column, move)).isEqualTo(new MarketCell(toRow, toColumn));
  }

  @Test
  void thePriceOfAPublicCompanyLeavesTheYellowColumn() {
    assertThat(moved(3, 6, "right")).isEqualTo(new MarketCell(3, 7));
  }

  @Test
  void theColumnMarketIsOneRowWithoutASoldOutRiseAtItsTop() {
    Position turn =
        setting("column-market")
            .company("NW", it -> it.held("A", 60).held("B", 40).operated(70))
            .stock("A");
    assertThat(turn.play(new SellShares("A", "NW", 10)).price("NW")).isEqualTo(65);
    assertThat(turn.pass("A", "B", "C").price("NW")).isEqualTo(80);
  }
}
