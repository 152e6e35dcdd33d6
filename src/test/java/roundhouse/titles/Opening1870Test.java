package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: setting up, and the initial stock round in which the privates are sold. */
class Opening1870Test {
  private static final Position START = start("1", "2", "3", "4", "5");

  private static Position start(String... players) {
    return Position.start(TestTitle.of("1870"), players);
  }

  private static String owner(Position position, String lot) {
    return position.state().privateCompany(lot).owner().name();
  }

  @ParameterizedTest
  @CsvSource({"2, 1050", "3, 700", "4, 525", "5, 420", "6, 350"})
  void theMoneyOf2100IsDividedAmongThePlayers(int players, int each) {
    Position start =
        start(IntStream.rangeClosed(1, players).mapToObj(Integer::toString).toArray(String[]::new));
    assertThat(start.state().players()).allMatch(player -> player.cash() == each);
    assertThat(start.state().bank()).isEqualTo(12000 - 2100);
  }

  @ParameterizedTest
  @CsvSource({
    "GRSC, 20, 5",
    "MRBC, 40, 10",
    "SCC, 50, 10",
    "GSC, 80, 15",
    "SLSF, 140, 0",
    "MKT, 160, 20"
  })
  void sixPrivatesHaveTheirPricesAndRevenues(String id, int price, int income) {
    Title title = TestTitle.of("1870");
    assertThat(title.design().privates().get(id).price()).isEqualTo(price);
    assertThat(title.design().privates().get(id).income()).isEqualTo(income);
  }

  @Test
  void onlyTheFirstIsBoughtAndLaterOnesAreBidFor() {
    START.refused(new Bid("1", "GRSC", 25), "is on sale for $20").offers(new Bid("1", "GRSC", 20));
    START.refused(new Bid("1", "MRBC", 40), "at least $45").offers(new Bid("1", "MRBC", 45));
    START.play(new Bid("1", "MRBC", 45)).pass("2");
  }

  @Test
  void aBidOfFiveAboveThePriceOrTheHighestBidCounts() {
    START.play(new Bid("1", "MRBC", 45)).play(new Bid("2", "MRBC", 50)).asks("3", "lot-auction");
  }

  @Test
  void aBidOfLessIsRefused() {
    START.refused(new Bid("1", "MRBC", 44), "at least $45");
    START.play(new Bid("1", "MRBC", 45)).refused(new Bid("2", "MRBC", 49), "at least $50");
  }

  @Test
  void moneyOfABidIsSetAsideUntilThatPrivateIsSold() {
    Position bid = START.play(new Bid("1", "MKT", 400)).pass("2", "3", "4", "5");
    bid.refused(new Bid("1", "SCC", 55), "no more than $20").offers(new Bid("1", "GRSC", 20));
    assertThat(bid.play(new Bid("1", "MKT", 420)).cash("1")).isEqualTo(420);
  }

  /** The rulebook's example of five players, to its last sentence. */
  @Test
  void theSampleAuctionGoesAsTheRulebookTellsIt() {
    Position bids =
        START
            .play(new Bid("1", "GRSC", 20))
            .asks("2", "lot-auction")
            .play(
                new Bid("2", "GSC", 85),
                new Bid("3", "SCC", 55),
                new Bid("4", "SLSF", 145),
                new Bid("5", "SLSF", 150));
    Position auction = bids.asks("1", "lot-auction").play(new Bid("1", "MRBC", 40));
    assertThat(owner(auction, "SCC")).isEqualTo("3");
    assertThat(auction.cash("3")).isEqualTo(420 - 55);
    assertThat(owner(auction, "GSC")).isEqualTo("2");
    assertThat(auction.cash("2")).isEqualTo(420 - 85);
    Position raised =
        auction
            .asks("4", "lot-auction")
            .play(new Bid("4", "SLSF", 155))
            .asks("5", "lot-auction")
            .pass("5");
    Position par = raised.asks("4", "lot-auction").play(new Start("4", "SLSF", 68));
    assertThat(par.cash("4")).isEqualTo(420 - 155);
    assertThat(par.company("SLSF").president()).contains("4");
    par.asks("2", "lot-auction").offers(new Bid("2", "MKT", 160));
  }

  @Test
  void onlyThoseWhoHaveBidTakePartInTheAuction() {
    Position auction =
        START.play(new Bid("1", "MRBC", 45), new Bid("2", "MRBC", 50), new Bid("3", "GRSC", 20));
    auction.asks("1", "lot-auction").pass("1").asks("4", "lot-auction");
  }

  @Test
  void theAuctionBeginsLeftOfTheHighestBidder() {
    Bid[] bids = {
      new Bid("1", "MRBC", 45),
      new Bid("2", "MRBC", 50),
      new Bid("3", "SCC", 55),
      new Bid("4", "MRBC", 55),
      new Bid("5", "SCC", 60),
      new Bid("1", "SCC", 65),
      new Bid("2", "MRBC", 60)
    };
    START
        .play(bids)
        .play(new Bid("3", "GRSC", 20))
        .asks("4", "lot-auction")
        .pass("4")
        .asks("1", "lot-auction");
  }

  @Test
  void whenAllPassTheGreatRiverCompanyIsFiveCheaperAndBidsStillStand() {
    Position next =
        START.play(new Bid("1", "MRBC", 45)).pass("2", "3", "4", "5", "1").asks("2", "lot-auction");
    Position bought =
        next.refused(new Bid("2", "GRSC", 20), "is on sale for $15").play(new Bid("2", "GRSC", 15));
    assertThat(owner(bought, "MRBC")).isEqualTo("1");
  }

  @Test
  void atZeroThePriorityHolderReceivesItAndTheTurnPasses() {
    Position free = START;
    for (int i = 0; i < 4; i++) free = free.pass("1", "2", "3", "4", "5");
    assertThat(owner(free, "GRSC")).isEqualTo("1");
    assertThat(free.cash("1")).isEqualTo(420);
    free.asks("2", "lot-auction");
  }

  @Test
  void whenAllPassBeforeTheLastIsSoldPrivatesPayAndTheSaleGoesOn() {
    Position paid = START.play(new Bid("1", "GRSC", 20)).pass("2", "3", "4", "5", "1");
    assertThat(paid.cash("1")).isEqualTo(400 + 5);
    paid.asks("2", "lot-auction").offers(new Bid("2", "MRBC", 40));
  }

  private static Position sold() {
    Position all =
        start("A", "B")
            .play(
                new Bid("A", "GRSC", 20),
                new Bid("B", "MRBC", 40),
                new Bid("A", "SCC", 50),
                new Bid("B", "GSC", 80),
                new Bid("A", "SLSF", 140),
                new Start("A", "SLSF", 76));
    return all.play(new Bid("B", "MKT", 160));
  }

  @Test
  void theFriscoComesWithItsPresidentsCertificateAndItsBuyerSetsThePar() {
    Position before =
        start("A", "B")
            .play(
                new Bid("A", "GRSC", 20),
                new Bid("B", "MRBC", 40),
                new Bid("A", "SCC", 50),
                new Bid("B", "GSC", 80),
                new Bid("A", "SLSF", 140));
    before.refused(new Start("A", "SLSF", 110), "par").play(new Start("A", "SLSF", 100));
    assertThat(sold().held("A", "SLSF")).isEqualTo(20);
    assertThat(sold().company("SLSF").par()).isEqualTo(76);
    assertThat(sold().cash("A")).isEqualTo(1050 - 20 - 50 - 140);
  }

  @Test
  void theKatyComesWithAShareThoughNobodyIsItsPresident() {
    assertThat(sold().held("B", "MKT")).isEqualTo(10);
    assertThat(sold().company("MKT").president()).isEmpty();
    assertThat(sold().play(new Start("A", "MKT", 68)).held("A", "MKT")).isEqualTo(20);
  }

  @Test
  void afterTheLastPrivatePublicCompaniesAreStartedButNothingIsSold() {
    Position stock = sold().asks("A", "stock-turn");
    assertThat(stock.round()).isEqualTo("stock 1.1");
    stock
        .offers(new Start("A", "IC", 100))
        .refused(new SellShares("A", "SLSF", 10), "first stock round");
  }

  @Test
  void aPrivateIsBoughtFromAnotherPlayerAtAnyPriceAsThePurchaseOfATurn() {
    Position turn =
        Setting.of("1870")
            .owned("GRSC", "B")
            .company("IC", it -> it.held("C", 60).operated(76))
            .set(2)
            .stock("A");
    Position offer = turn.play(new BuyPrivate("A", "GRSC", 300)).asks("B", "question");
    Position bought = offer.play(new Choose("B", "sell-private", "agree"));
    assertThat(owner(bought, "GRSC")).isEqualTo("A");
    assertThat(bought.cash("B")).isEqualTo(700 + 300);
    bought.denies(new BuyShare("A", "IC", "ipo", 10));
    Position ended = bought.waitsFor("A", "stock-turn") ? bought.pass("A") : bought;
    ended.pass("B", "C").asks("A", "stock-turn");
    turn.play(new BuyPrivate("A", "GRSC", 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "3"})
  void asLongAsThereArePrivates(String phase) {
    Position turn =
        Setting.of("1870")
            .owned("GRSC", "B")
            .company("IC", it -> it.held("C", 60).operated(76))
            .set(2)
            .phase(phase)
            .stock("A");
    turn.play(new BuyPrivate("A", "GRSC", 300)).asks("B", "question");
  }
}
