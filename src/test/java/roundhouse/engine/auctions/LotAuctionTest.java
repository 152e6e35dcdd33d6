package roundhouse.engine.auctions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Start;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Tiny;

/**
 * Privates sold in a fixed order, bought or auctioned, with standing bids. The lots are A, B, C and
 * D, and E with four players.
 */
class LotAuctionTest {
  private static final Position THREE = start("Ann", "Bob", "Cid");

  private static Position start(String... players) {
    return Position.start(Tiny.plain("tiny-sale"), players);
  }

  private static Position with(String option) {
    return Position.start(Tiny.plain("tiny-sale", option), "Ann", "Bob", "Cid");
  }

  private static String owner(Position position, String lot) {
    return position.state().privateCompany(lot).owner().name();
  }

  @Test
  void thePlayerWhoseTurnItIsBuysTheFirstLotAtItsPrice() {
    Position bought =
        THREE.refused(new Bid("Ann", "A", 21), "is on sale for £20").play(new Bid("Ann", "A", 20));
    assertThat(owner(bought, "A")).isEqualTo("Ann");
    assertThat(bought.cash("Ann")).isEqualTo(480);
    bought.asks("Bob", "lot-auction");
  }

  @Test
  void aFirstBidForALaterLotIsARaiseAboveItsOpeningPrice() {
    THREE
        .refused(new Bid("Ann", "B", 34), "at least £35")
        .play(new Bid("Ann", "B", 35))
        .asks("Bob", "lot-auction")
        .refused(new Bid("Bob", "B", 39), "at least £40");
  }

  @Test
  void theMoneyOfABidIsSetAside() {
    Position bid = THREE.play(new Bid("Ann", "D", 300)).pass("Bob", "Cid");
    bid.refused(new Bid("Ann", "C", 201), "no more than £200").offers(new Bid("Ann", "C", 105));
    bid.play(new Bid("Ann", "D", 490))
        .pass("Bob", "Cid")
        .refused(new Bid("Ann", "A", 20), "set aside")
        .pass("Ann");
  }

  @Test
  void theMoneyOfTheHighestBidAloneMayBeSetAside() {
    Bid[] outbid = {new Bid("Ann", "D", 300), new Bid("Bob", "D", 305)};
    Bid another = new Bid("Ann", "C", 400);
    THREE.play(outbid).pass("Cid").refused(another, "no more than £200");
    Position free = with("highest-alone").play(outbid).pass("Cid").play(another);
    free.refused(new Bid("Bob", "C", 405), "no more than £195");
  }

  @Test
  void aLotWithOneBidIsSoldForItWhenItComesUp() {
    Position sold = THREE.play(new Bid("Ann", "B", 40), new Bid("Bob", "A", 20));
    assertThat(owner(sold, "B")).isEqualTo("Ann");
    assertThat(sold.cash("Ann")).isEqualTo(460);
    sold.asks("Cid", "lot-auction");
  }

  @Test
  void onlyTheBiddersContinueClockwiseFromTheHighest() {
    Position auction =
        THREE.play(new Bid("Ann", "B", 35), new Bid("Bob", "B", 40), new Bid("Cid", "A", 20));
    Position won =
        auction
            .asks("Ann", "lot-auction")
            .play(new Bid("Ann", "B", 45))
            .asks("Bob", "lot-auction")
            .pass("Bob");
    assertThat(owner(won, "B")).isEqualTo("Ann");
    won.asks("Ann", "lot-auction");
  }

  @Test
  void theLowestBidderMayContinueFirst() {
    Bid[] bids = {
      new Bid("Ann", "B", 35),
      new Bid("Bob", "B", 40),
      new Bid("Cid", "B", 45),
      new Bid("Ann", "B", 50),
      new Bid("Bob", "A", 20)
    };
    with("lowest-first")
        .play(bids)
        .asks("Bob", "lot-auction")
        .pass("Bob")
        .asks("Cid", "lot-auction");
    Bid[] others = {
      new Bid("Ann", "B", 35),
      new Bid("Bob", "B", 40),
      new Bid("Cid", "B", 45),
      new Bid("Ann", "A", 20)
    };
    with("lowest-first").play(others).asks("Ann", "lot-auction");
    Bid[] crossed = {
      new Bid("Ann", "B", 35),
      new Bid("Bob", "B", 40),
      new Bid("Cid", "C", 105),
      new Bid("Ann", "B", 45),
      new Bid("Bob", "D", 155),
      new Bid("Cid", "B", 50),
      new Bid("Ann", "A", 20)
    };
    with("lowest-first")
        .play(crossed)
        .asks("Bob", "lot-auction")
        .pass("Bob")
        .asks("Ann", "lot-auction");
  }

  @Test
  void aPlayerWhoCannotRaiseLeavesTheAuction() {
    Position sold =
        THREE.play(new Bid("Ann", "B", 35), new Bid("Bob", "B", 500), new Bid("Cid", "A", 20));
    assertThat(owner(sold, "B")).isEqualTo("Bob");
  }

  @Test
  void theFirstLotFallsInPriceWhenAllPassAndIsTakenWhenItIsFree() {
    Position cheaper = THREE.pass("Ann", "Bob", "Cid").offers(new Bid("Ann", "A", 15));
    Position free =
        cheaper.pass("Ann", "Bob", "Cid").pass("Ann", "Bob", "Cid").pass("Ann", "Bob", "Cid");
    assertThat(owner(free, "A")).isEqualTo("Ann");
    assertThat(free.cash("Ann")).isEqualTo(500);
    free.asks("Bob", "lot-auction");
  }

  @Test
  void aBidResetsThePasses() {
    Position bid = THREE.pass("Ann", "Bob").play(new Bid("Cid", "B", 35)).pass("Ann", "Bob");
    bid.asks("Cid", "lot-auction").refused(new Bid("Cid", "A", 15), "on sale for £20");
  }

  @Test
  void privatesPayIncomeWhenAllPassAfterTheFirstLotIsSold() {
    Position paid = THREE.play(new Bid("Ann", "A", 20)).pass("Bob", "Cid", "Ann");
    assertThat(paid.cash("Ann")).isEqualTo(485);
    paid.asks("Bob", "lot-auction").offers(new Bid("Bob", "B", 30));
  }

  @Test
  void aShareComesWithALotAndWithAnotherThePresidentsCertificateWhoseParIsSetAtOnce() {
    Position sold =
        THREE.play(
            new Bid("Ann", "C", 105),
            new Bid("Bob", "D", 155),
            new Bid("Cid", "B", 35),
            new Bid("Ann", "A", 20));
    assertThat(sold.state().company("RED").held(Holder.named("Ann"))).isEqualTo(20);
    assertThat(owner(sold, "D")).isEqualTo("Bob");
    Position par =
        sold.asks("Bob", "lot-auction")
            .refused(new Start("Bob", "RED", 90), "BLU")
            .play(new Start("Bob", "BLU", 90));
    assertThat(par.state().company("BLU").president()).contains("Bob");
    assertThat(par.cash("Bob")).isEqualTo(500 - 155);
    par.asks("Bob", "stock-turn");
  }

  @Test
  void someLotsAreOnlyInTheGameForSomeNumbersOfPlayers() {
    assertThat(THREE.state().privates()).doesNotContainKey("E");
    assertThat(start("Ann", "Bob", "Cid", "Dan").state().privates()).containsKey("E");
  }

  @Test
  void aPlayerWhoPassedBeforeTheFirstBidMayStillBid() {
    Position open =
        with("auctioned")
            .refused(new Bid("Ann", "B", 30), "only on: A")
            .pass("Ann")
            .refused(new Bid("Bob", "A", 22), "multiples of £5")
            .play(new Bid("Bob", "A", 20));
    Position won =
        open.asks("Cid", "lot-auction").pass("Cid").play(new Bid("Ann", "A", 25)).pass("Bob");
    assertThat(owner(won, "A")).isEqualTo("Ann");
    assertThat(won.cash("Ann")).isEqualTo(475);
    won.asks("Bob", "lot-auction").offers(new Bid("Bob", "B", 30));
  }

  @Test
  void everyNamedLotFallsInPriceAndIsFreeForTheFirstWhoPassed() {
    Position free =
        with("auctioned")
            .pass("Ann", "Bob", "Cid")
            .offers(new Bid("Ann", "A", 5))
            .pass("Ann", "Bob", "Cid");
    assertThat(owner(free, "A")).isEqualTo("Ann");
    Position next = free.asks("Bob", "lot-auction").pass("Bob", "Cid", "Ann");
    next.offers(new Bid("Bob", "B", 15));
  }
}
