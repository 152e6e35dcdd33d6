package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/**
 * 1861: setting up, and the first stock round with its private companies and the first minor
 * company.
 */
class Opening1861Test {
  private static final Title TITLE = TestTitle.of("1861");

  private static Position start() {
    return Position.start("1861");
  }

  private static Position players(int count) {
    return Position.start(
        TITLE, IntStream.rangeClosed(1, count).mapToObj(seat -> "P" + seat).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"3, 420, 21", "4, 315, 16", "5, 252, 13", "6, 210, 11"})
  void everyPlayerBeginsWithTheMoneyAndTheCertificateLimitOfTheirNumber(
      int players, int cash, int limit) {
    Position game = players(players);
    assertThat(game.cash("P1")).isEqualTo(cash);
    assertThat(TITLE.design().certificateLimit().get(players)).isEqualTo(limit);
    assertThat(game.state().bank()).isEqualTo(15000 - players * cash);
  }

  @Test
  void twoMayPlayWithFewerTrains() {
    Position game = players(2);
    assertThat(game.cash("P1")).isEqualTo(420);
    assertThat(game.state().depot().upcoming().stream().filter(train -> train.type().equals("2")))
        .hasSize(7);
  }

  private static Set<String> privates(int seed, String... players) {
    return TITLE.start(List.of(players), seed).privates().keySet();
  }

  @Test
  void forTwoLotsLeaveOutAnyTwoOfTheFivePrivates() {
    var drawn = new HashSet<Set<String>>();
    for (int seed = 0; seed < 200; seed++) drawn.add(privates(seed, "A", "B"));
    assertThat(drawn).hasSize(10).allSatisfy(left -> assertThat(left).hasSize(3));
    assertThat(privates(7, "A", "B")).isEqualTo(privates(7, "A", "B"));
    for (int seed = 0; seed < 20; seed++) assertThat(privates(seed, "A", "B", "C")).hasSize(5);
  }

  @Test
  void whatIsLeftIsAuctionedInItsOrder() {
    Position game = Position.start(TITLE, "A", "B");
    String first = game.state().privates().keySet().iterator().next();
    assertThat(game.choices(Bid.class)).extracting(Bid::lot).containsOnly(first);
  }

  @ParameterizedTest
  @CsvSource({"2, 70", "3, 60"})
  void twoMayHoldSeventyPercent(int players, int most) {
    String[] names = Arrays.copyOf(new String[] {"A", "B", "C"}, players);
    for (int held : new int[] {most - 10, most}) {
      Position turn =
          Setting.of(TITLE, names)
              .set(3)
              .phase("4")
              .cash("A", 900)
              .company("NW", it -> it.held("A", held).operated(80))
              .stock("A");
      assertThat(turn.choices(BuyShare.class)).hasSize(held < most ? 1 : 0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "TSR, 20, 30, 10",
    "BSS, 30, 45, 15",
    "MYR, 40, 60, 20",
    "MRR, 50, 75, 25",
    "WVR, 60, 90, 30"
  })
  void fivePrivatesHaveTheirLeastBidsFaceValuesAndIncomes(
      String id, int least, int face, int income) {
    var spec = TITLE.design().privates().get(id);
    assertThat(spec.openingPrice()).contains(least);
    assertThat(spec.price()).isEqualTo(face);
    assertThat(spec.income()).isEqualTo(income);
  }

  @Test
  void privatesAreAuctionedInTheirOrderFromTheirLeastBids() {
    Position game = start().asks("A", "lot-auction");
    game.denies(new Bid("A", "BSS", 30));
    game.refused(new Bid("A", "TSR", 15), "at least R20");
    Position sold = game.play(new Bid("A", "TSR", 20)).pass("B", "C");
    assertThat(sold.cash("A")).isEqualTo(400);
    assertThat(sold.state().privateCompany("TSR").owner().name()).isEqualTo("A");
    sold.asks("B", "lot-auction").offers(new Bid("B", "BSS", 30));
  }

  @Test
  void bidsAreMultiplesOfFiveAndNobodyBidsMoreThanHeHas() {
    start()
        .refused(new Bid("A", "TSR", 22), "multiples of R5")
        .refused(new Bid("A", "TSR", 425), "no more than R420");
  }

  @Test
  void playersRaiseClockwiseAndWhoPassesIsOutOfThisAuction() {
    Position raised =
        start()
            .play(new Bid("A", "TSR", 20), new Bid("B", "TSR", 25))
            .pass("C")
            .play(new Bid("A", "TSR", 30));
    raised.asks("B", "lot-auction").refused(new Bid("B", "TSR", 30), "at least R35");
    assertThat(raised.pass("B").state().privateCompany("TSR").owner().name()).isEqualTo("A");
  }

  @Test
  void afterAnAuctionItIsTheTurnLeftOfTheWinner() {
    start()
        .play(new Bid("A", "TSR", 20))
        .pass("B")
        .play(new Bid("C", "TSR", 25))
        .pass("A")
        .asks("A", "lot-auction")
        .offers(new Bid("A", "BSS", 30));
  }

  @Test
  void whenAllPassTheLeastBidFallsByFiveAndWhoBeganToPassGoesOn() {
    Position fallen = start().pass("A", "B", "C").asks("A", "lot-auction");
    fallen.offers(new Bid("A", "TSR", 15));
    assertThat(TITLE.design().privates().get("BSS").openingPrice()).contains(30);
    Position others = fallen.play(new Bid("A", "TSR", 15)).pass("B", "C");
    others.asks("B", "lot-auction").refused(new Bid("B", "BSS", 25), "at least R30");
  }

  @Test
  void anybodyMayStillBidOnceAllHavePassed() {
    Position raised =
        start()
            .pass("A", "B", "C")
            .play(new Bid("A", "TSR", 15), new Bid("B", "TSR", 20))
            .pass("C", "A");
    assertThat(raised.state().privateCompany("TSR").owner().name()).isEqualTo("B");
  }

  @Test
  void atNoughtWhoBeganToPassGetsItForNothing() {
    Position free = start();
    for (int fall = 0; fall < 4; fall++) free = free.pass("A", "B", "C");
    assertThat(free.state().privateCompany("TSR").owner().name()).isEqualTo("A");
    assertThat(free.cash("A")).isEqualTo(420);
    free.asks("B", "lot-auction");
  }

  private static Position privatesSold() {
    return start()
        .play(new Bid("A", "TSR", 20))
        .pass("B", "C")
        .play(new Bid("B", "BSS", 30))
        .pass("C", "A")
        .play(new Bid("C", "MYR", 40))
        .pass("A", "B")
        .play(new Bid("A", "MRR", 50))
        .pass("B", "C")
        .play(new Bid("B", "WVR", 60))
        .pass("C", "A");
  }

  @Test
  void theNikolaevIsTheOnlyMinorUntilItIsSold() {
    Position next = privatesSold().asks("C", "stock-turn");
    next.offers(new Bid("C", "N", 100));
    next.refused(new Bid("C", "RO", 100), "N must be auctioned before any other");
    Position sold = next.play(new Bid("C", "N", 100)).pass("A", "B").asks("A", "stock-turn");
    sold.offers(new Bid("A", "RO", 100));
  }

  @Test
  void whenAllPassTheNikolaevEveryPrivatePaysTwiceAndItIsTriedAgain() {
    Position paid = privatesSold().pass("C", "A", "B");
    assertThat(List.of(paid.cash("A"), paid.cash("B"), paid.cash("C")))
        .containsExactly(420 - 70 + 2 * (10 + 25), 420 - 90 + 2 * (15 + 30), 420 - 40 + 2 * 20);
    paid.refused(new Bid("C", "RO", 100), "N must be auctioned")
        .offers(new Bid(paid.decision().orElseThrow().entity(), "N", 100));
  }

  @Test
  void whenTheNikolaevIsSoldNoPrivatePaysForIt() {
    Position sold = privatesSold().play(new Bid("C", "N", 100)).pass("A", "B");
    assertThat(List.of(sold.cash("A"), sold.cash("B"), sold.cash("C")))
        .containsExactly(420 - 70, 420 - 90, 420 - 40 - 100);
    sold.asks("A", "stock-turn").offers(new Bid("A", "RO", 100));
  }

  @Test
  void privatesAndMinorsCountAsCertificates() {
    Position sold = privatesSold();
    assertThat(Engine.certificates(TITLE, sold.state(), "A")).isEqualTo(2);
    assertThat(
            Engine.certificates(
                TITLE, sold.play(new Bid("C", "N", 100)).pass("A", "B").state(), "C"))
        .isEqualTo(2);
  }

  @Test
  void privatesAreNeverSoldToTheBank() {
    assertThat(privatesSold().choices(Action.SellPrivate.class)).isEmpty();
    privatesSold().denies(new Action.SellPrivate("C", "MYR"));
  }
}
