package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.TakeLot;
import roundhouse.testkit.Position;
import roundhouse.testkit.TestTitle;

/** Setting up, and the auction of the opening. */
class OpeningTest {
  private static final Position START = Position.start("1860");

  /** Nobody bids; the first who passes picks. */
  private static Position pick(
      Position before, String first, String second, String third, String lot, int par) {
    return before.pass(first, second, third).play(new TakeLot(first, lot, par));
  }

  @Test
  void everyPlayerBeginsWithTheMoneyOfTheNumberOfPlayers() {
    assertThat(START.cash("A")).isEqualTo(670);
    assertThat(Position.start(TestTitle.of("1860"), "A", "B").cash("A")).isEqualTo(1000);
    assertThat(Position.start(TestTitle.of("1860"), "A", "B", "C", "D").cash("D")).isEqualTo(500);
    assertThat(START.state().bank()).isEqualTo(10000 - 3 * 670);
  }

  @Test
  void sixCertificatesAreOnOfferAndTheFirstPlayerBeginsTheBidding() {
    Position won = START.asks("A", "selection-auction").pass("A", "B", "C");
    assertThat(won.choices(TakeLot.class).stream().map(TakeLot::lot).distinct())
        .containsExactlyInAnyOrder("BHC", "YHC", "CMH", "RPSC", "C&N", "IOW");
    won.refused(new TakeLot("A", "FYN", 62), "not among the lots")
        .refused(new TakeLot("A", "FFC", 0), "not among the lots");
  }

  @Test
  void eachBidIsAtLeastFiveHigher() {
    Position bid = START.refused(new Bid("A", "", 4), "at least £5").play(new Bid("A", "", 5));
    bid.asks("B", "selection-auction")
        .refused(new Bid("B", "", 9), "at least £10")
        .play(new Bid("B", "", 12));
  }

  @Test
  void whoPassesSitsOutTheRestOfThisAuctionButNotOfTheNext() {
    Position bidding =
        START
            .play(new Bid("A", "", 5))
            .pass("B")
            .play(new Bid("C", "", 10), new Bid("A", "", 15))
            .asks("C", "selection-auction");
    bidding.pass("C").play(new TakeLot("A", "BHC", 0)).asks("B", "selection-auction");
  }

  @Test
  void nobodyBidsSoMuchThatTheCheapestLotCouldNotBePaid() {
    START.offers(new Bid("A", "", 5)).play(new Bid("A", "", 640));
    START.refused(new Bid("A", "", 641), "could not pay for the cheapest lot");
  }

  @Test
  void theWinnerPaysTheBidAndThenThePriceOfTheLot() {
    Position bid = START.play(new Bid("A", "", 40)).pass("B", "C");
    assertThat(bid.told()).contains("A wins the auction for £40");
    Position won = bid.play(new TakeLot("A", "CMH", 0));
    assertThat(won.cash("A")).isEqualTo(670 - 40 - 90);
    assertThat(won.state().privateCompany("CMH").owner().name()).isEqualTo("A");
  }

  @Test
  void theWinnerPicksOnlyWhatTheBidLeavesMoneyFor() {
    Position won = START.play(new Bid("A", "", 600)).pass("B", "C");
    assertThat(won.choices(TakeLot.class).stream().map(TakeLot::lot)).containsExactly("BHC", "YHC");
    won.refused(new TakeLot("A", "CMH", 0), "has only £70")
        .refused(new TakeLot("A", "IOW", 74), "has only £70");
  }

  @Test
  void whoWinsWithoutABidAndCannotPayForAnyLotPicksNoneAndTheNextWhoCanDoes() {
    Position poor =
        START.play(new Bid("A", "", 640)).pass("B", "C").play(new TakeLot("A", "BHC", 0));
    poor = pick(poor, "B", "C", "A", "YHC", 0);
    poor = pick(poor, "C", "A", "B", "CMH", 0);
    Position passed = poor.pass("A", "B", "C").asks("B", "selection-auction");
    passed.denies(new TakeLot("A", "RPSC", 0));
    assertThat(passed.play(new TakeLot("B", "RPSC", 0)).asks("C", "selection-auction").cash("B"))
        .isEqualTo(670 - 50 - 130);
  }

  @Test
  void whenNobodyBidsTheFirstWhoPassedPicksForThePriceAlone() {
    Position picked = pick(START, "A", "B", "C", "RPSC", 0);
    assertThat(picked.cash("A")).isEqualTo(670 - 130);
  }

  @Test
  void theNextAuctionBeginsLeftOfTheWinner() {
    START
        .pass("A")
        .play(new Bid("B", "", 5))
        .pass("C")
        .play(new TakeLot("B", "BHC", 0))
        .asks("C", "selection-auction");
  }

  @Test
  void aDirectorsShareCostsTwiceTheParThatItsBuyerSets() {
    Position won = START.pass("A", "B", "C");
    Position started = won.play(new TakeLot("A", "IOW", 82));
    assertThat(started.cash("A")).isEqualTo(670 - 164);
    assertThat(started.company("IOW").par()).isEqualTo(82);
    assertThat(started.held("A", "IOW")).isEqualTo(20);
    won.refused(new TakeLot("A", "IOW", 68), "its par prices are [74, 82, 90, 100]")
        .refused(new TakeLot("A", "IOW", 105), "par prices");
  }

  @Test
  void priorityGoesToThePlayerWithMostMoney() {
    Position sold = pick(START, "A", "B", "C", "RPSC", 0);
    sold = pick(sold, "B", "C", "A", "BHC", 0);
    sold = pick(sold, "C", "A", "B", "YHC", 0);
    sold = pick(sold, "A", "B", "C", "CMH", 0);
    sold = pick(sold, "B", "C", "A", "C&N", 74);
    sold = pick(sold, "C", "A", "B", "IOW", 74);
    assertThat(sold.state().priority()).isEqualTo("B");
    assertThat(sold.asks("B", "stock-turn").round()).isEqualTo("stock 1.1");
  }

  @Test
  void ofEqualsPriorityGoesToWhoseFerriesHaveTheLowestFaceValue() {
    Position sold = pick(START, "A", "B", "C", "YHC", 0);
    sold = sold.play(new Bid("B", "", 20)).pass("C", "A").play(new TakeLot("B", "BHC", 0));
    sold = pick(sold, "C", "A", "B", "CMH", 0);
    sold = pick(sold, "A", "B", "C", "C&N", 74);
    sold = pick(sold, "B", "C", "A", "IOW", 74);
    sold = pick(sold, "C", "A", "B", "RPSC", 0);
    assertThat(sold.cash("A")).isEqualTo(sold.cash("B")).isGreaterThan(sold.cash("C"));
    assertThat(sold.state().priority()).isEqualTo("B");
  }

  @Test
  void whenSeveralHaveAsMuchTheFerriesOfAllPlayersAreCompared() {
    Position sold = pick(START, "A", "B", "C", "C&N", 74);
    sold = pick(sold, "B", "C", "A", "IOW", 74);
    sold = sold.play(new Bid("C", "", 200)).pass("A", "B").play(new TakeLot("C", "BHC", 0));
    sold = pick(sold, "A", "B", "C", "CMH", 0);
    sold = sold.play(new Bid("B", "", 40)).pass("C", "A").play(new TakeLot("B", "YHC", 0));
    sold = pick(sold, "C", "A", "B", "RPSC", 0);
    assertThat(sold.cash("A")).isEqualTo(sold.cash("B")).isGreaterThan(sold.cash("C"));
    assertThat(sold.state().priority()).isEqualTo("B");
    Position other = pick(START, "A", "B", "C", "C&N", 74);
    other = pick(other, "B", "C", "A", "IOW", 74);
    other = other.play(new Bid("C", "", 400)).pass("A", "B").play(new TakeLot("C", "BHC", 0));
    other = other.play(new Bid("A", "", 40)).pass("B", "C").play(new TakeLot("A", "CMH", 0));
    other = pick(other, "B", "C", "A", "RPSC", 0);
    other = pick(other, "C", "A", "B", "YHC", 0);
    assertThat(other.cash("A")).isEqualTo(other.cash("B")).isGreaterThan(other.cash("C"));
    assertThat(other.state().priority()).isEqualTo("C");
  }
}
