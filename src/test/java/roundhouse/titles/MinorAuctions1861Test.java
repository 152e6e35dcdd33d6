package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.Bid;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: minor companies, which players buy at auction. */
class MinorAuctions1861Test {
  /** A stock round after the Nikolaev was sold to C; there is money enough. */
  private static Setting setting() {
    return Setting.of("1861")
        .set(2)
        .cash("A", 900)
        .cash("B", 900)
        .company("N", it -> it.held("C", 100).operated(80));
  }

  @Test
  void inPhase2TenMinorsMayBeAuctionedAndInPhases3And4All() {
    setting().stock("A").refused(new Bid("A", "MB", 100), "available from phase 3");
    assertThat(setting().stock("A").choices(Bid.class)).hasSize(9);
    assertThat(setting().phase("3").stock("A").choices(Bid.class)).hasSize(15);
    assertThat(setting().phase("4").stock("A").choices(Bid.class)).hasSize(15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "6", "7", "8"})
  void fromPhase5OnNoMinorIsAuctioned(String phase) {
    setting()
        .phase(phase)
        .stock("A")
        .refused(new Bid("A", "RO", 100), "cannot be started in phase " + phase);
  }

  @Test
  void aMinorsAuctionBeginsAt100InMultiplesOfFiveAndInCashOnly() {
    setting()
        .stock("A")
        .refused(new Bid("A", "RO", 95), "at least R100")
        .refused(new Bid("A", "RO", 103), "multiples of R5")
        .refused(new Bid("A", "RO", 905), "no more than R900")
        .offers(new Bid("A", "RO", 100));
  }

  @Test
  void whoPassesDoesNotComeBackToTheAuction() {
    Position raised =
        setting()
            .stock("A")
            .play(new Bid("A", "RO", 100))
            .pass("B")
            .play(new Bid("C", "RO", 105), new Bid("A", "RO", 110));
    raised.asks("C", "company-auction").pass("C");
    assertThat(raised.pass("C").company("RO").president()).contains("A");
  }

  @Test
  void theNextTurnIsLeftOfTheWinner() {
    setting()
        .stock("A")
        .play(new Bid("A", "RO", 100), new Bid("B", "RO", 105))
        .pass("C", "A")
        .asks("C", "stock-turn");
  }

  @ParameterizedTest
  @CsvSource({
    "100, 50",
    "105, 50",
    "110, 55",
    "135, 65",
    "145, 70",
    "155, 70",
    "165, 80",
    "195, 90",
    "200, 100",
    "220, 110",
    "265, 120",
    "270, 135",
    "415, 135"
  })
  void halfOfTheBidDownToAnOutlinedPriceIsTheSharePriceAndTheBidTheTreasury(int bid, int price) {
    Position sold = setting().stock("A").play(new Bid("A", "RO", bid)).pass("B", "C");
    assertThat(sold.price("RO")).isEqualTo(price);
    assertThat(sold.cash("RO")).isEqualTo(bid);
    assertThat(sold.cash("A")).isEqualTo(900 - bid);
  }

  @Test
  void aMinorsMarkerComesToTheSpaceKeptForIt() {
    Position sold = setting().stock("A").play(new Bid("A", "KK", 100)).pass("B", "C");
    assertThat(sold.state().board().markersOf("KK"))
        .singleElement()
        .satisfies(
            marker -> {
              assertThat(marker.hex()).isEqualTo(HexId.of("D14"));
              assertThat(marker.city()).isEqualTo(2);
            });
  }

  /** RO has been sold for twice its price of 50; the price of OK is given. */
  private static Position soldBeside(int price) {
    return setting()
        .company("OK", it -> it.held("B", 100).operated(price))
        .stock("A")
        .play(new Bid("A", "RO", 100))
        .pass("B", "C");
  }

  @Test
  void aMinorsTokenComesUnderThoseThatStandThere() {
    assertThat(soldBeside(50).order()).containsSubsequence("OK", "RO");
  }

  @Test
  void aMinorsTokenStandsBeforeThoseOfLowerSpaces() {
    assertThat(soldBeside(45).order()).containsSubsequence("RO", "OK");
  }
}
