package roundhouse.engine.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Who is president of RED, with a certificate of two shares, or BLU, where it is worth two of four.
 * Holdings are those of Ann, Bob, Cid and Dan, the first of whom to hold something is president.
 */
class PresidencyTest {
  private static final String[] SEATS = {"Ann", "Bob", "Cid", "Dan"};

  private static Setting setting(String company, String president, String others, int pool) {
    String option = pool < 0 ? "" : "pool";
    Setting setting =
        Setting.of(
                option.isEmpty() ? Tiny.plain("tiny-shares") : Tiny.plain("tiny-shares", option),
                SEATS)
            .set(2);
    return setting.company(
        company,
        it -> {
          for (String holding : (president + " " + others).strip().split(" ")) {
            String[] parts = holding.split(":");
            it.held(parts[0], Integer.parseInt(parts[1]));
          }
          if (pool > 0) it.held("pool", pool);
          it.operated(100);
        });
  }

  private static Setting red(String president, String others) {
    return setting("RED", president, others, -1);
  }

  /** Where the president's certificate may go to the pool, which holds this percentage. */
  private static Setting redWithPool(int pool, String president, String others) {
    return setting("RED", president, others, pool);
  }

  private static Optional<String> president(Position position) {
    return position.company("RED").president();
  }

  @ParameterizedTest
  @CsvSource({"10, Ann", "20, Ann", "30, Bob"})
  void aPresidentWhoSellsStaysUntilAnotherHoldsMore(int percent, String president) {
    Position sold =
        red("Ann:50", "Bob:30").stock("Ann").play(new SellShares("Ann", "RED", percent));
    assertThat(president(sold)).contains(president);
    assertThat(sold.held("Ann", "RED")).isEqualTo(50 - percent);
    assertThat(sold.held("Bob", "RED")).isEqualTo(30);
    assertThat(sold.held("pool", "RED")).isEqualTo(percent);
  }

  @Test
  void theCertificatesAreExchangedBeforeTheSaleSoThatAllButOneShareCanBeSold() {
    Position sold = red("Ann:30", "Bob:20").stock("Ann").play(new SellShares("Ann", "RED", 30));
    assertThat(sold.company("RED").presidency().holder()).isEqualTo(Holder.named("Bob"));
    assertThat(sold.held("Bob", "RED")).isEqualTo(20);
    assertThat(sold.held("Ann", "RED")).isZero();
    assertThat(sold.told()).contains("Bob becomes president of RED");
  }

  @Test
  void thePresidencyIsDumpedOnlyOnWhoHoldsAsMuchAsItsCertificate() {
    red("Ann:30", "Bob:10 Cid:10")
        .stock("Ann")
        .offers(new SellShares("Ann", "RED", 10))
        .refused(new SellShares("Ann", "RED", 20), "no other player holds enough shares");
    red("Ann:30", "Bob:10 Cid:20").stock("Ann").offers(new SellShares("Ann", "RED", 20));
  }

  @Test
  void aLargerCertificateNeedsALargerHolding() {
    setting("BLU", "Ann:60", "Bob:20", -1)
        .stock("Ann")
        .refused(new SellShares("Ann", "BLU", 40), "no other player holds enough shares");
    Position sold =
        setting("BLU", "Ann:40", "Bob:40", -1).stock("Ann").play(new SellShares("Ann", "BLU", 20));
    assertThat(sold.company("BLU").president()).contains("Bob");
    assertThat(sold.held("Ann", "BLU")).isEqualTo(20);
  }

  @ParameterizedTest
  @CsvSource({"Ann, Bob", "Bob, Cid", "Cid, Dan", "Dan, Ann"})
  void ofEqualsTheNearestClockwiseFromThePresidentSucceeds(String president, String heir) {
    var others = new StringBuilder();
    for (String seat : SEATS) if (!seat.equals(president)) others.append(seat).append(":20 ");
    for (int sold : new int[] {10, 20})
      assertThat(
              president(
                  red(president + ":20", others.toString())
                      .stock(president)
                      .play(new SellShares(president, "RED", sold))))
          .contains(heir);
  }

  @Test
  void whoHoldsMoreComesBeforeWhoSitsNearer() {
    Position sold =
        red("Ann:30", "Bob:20 Dan:30").stock("Ann").play(new SellShares("Ann", "RED", 20));
    assertThat(president(sold)).contains("Dan");
  }

  @Test
  void aSaleByAnotherPlayerChangesNothing() {
    Position sold = red("Ann:30", "Bob:30").stock("Bob").play(new SellShares("Bob", "RED", 30));
    assertThat(president(sold)).contains("Ann");
  }

  @Test
  void aBuyerTakesOverWithOneShareMoreThanThePresident() {
    Position equal =
        red("Ann:30", "Bob:20").stock("Bob").play(new BuyShare("Bob", "RED", "ipo", 10));
    assertThat(president(equal)).contains("Ann");
    Position more =
        red("Ann:30", "Bob:30").stock("Bob").play(new BuyShare("Bob", "RED", "ipo", 10));
    assertThat(president(more)).contains("Bob");
    assertThat(more.held("Ann", "RED")).isEqualTo(30);
    assertThat(more.held("Bob", "RED")).isEqualTo(40);
  }

  @Test
  void aShareForAPrivateCountsAsOneThatWasBought() {
    ExchangePrivate exchange = new ExchangePrivate("Bob", "ferry", "ipo");
    Position equal = red("Ann:30", "Bob:20").owned("ferry", "Bob").stock("Bob").play(exchange);
    assertThat(president(equal)).contains("Ann");
    Position more = red("Ann:30", "Bob:30").owned("ferry", "Bob").stock("Bob").play(exchange);
    assertThat(president(more)).contains("Bob");
  }

  @Test
  void theCertificateGoesToThePoolOnlyWhereThatIsAllowed() {
    red("Ann:20", "Bob:10")
        .stock("Ann")
        .refused(new SellShares("Ann", "RED", 20), "no other player holds enough shares");
    Position sold =
        redWithPool(0, "Ann:20", "Bob:10").stock("Ann").play(new SellShares("Ann", "RED", 20));
    assertThat(sold.company("RED").inReceivership()).isTrue();
    assertThat(sold.held("pool", "RED")).isEqualTo(20);
    assertThat(sold.told()).contains("RED has no president: it is in receivership");
  }

  @Test
  void halfOfTheCertificateIsSoldWhileThePoolGivesAShareForTheOther() {
    SellShares half = new SellShares("Ann", "RED", 10);
    redWithPool(0, "Ann:20", "Bob:10").stock("Ann").refused(half, "the pool has no share of RED");
    Position sold = redWithPool(10, "Ann:20", "Bob:10").stock("Ann").play(half);
    assertThat(sold.company("RED").inReceivership()).isTrue();
    assertThat(sold.held("Ann", "RED")).isEqualTo(10);
    assertThat(sold.held("pool", "RED")).isEqualTo(20);
  }

  @Test
  void whoHoldsTwoSharesSucceedsBeforeThePool() {
    Position sold =
        redWithPool(0, "Ann:20", "Bob:20").stock("Ann").play(new SellShares("Ann", "RED", 20));
    assertThat(president(sold)).contains("Bob");
  }

  private static Setting receivership(String option) {
    return Setting.of(
            option.isEmpty() ? Tiny.plain("tiny-shares") : Tiny.plain("tiny-shares", option), SEATS)
        .set(2)
        .company(
            "RED",
            it ->
                it.withoutPresident()
                    .held("pool", 10)
                    .held("Cid", 10)
                    .held("Bob", 10)
                    .operated(100));
  }

  @Test
  void theFirstToHoldAsMuchAsTheCertificateTakesItOutOfThePool() {
    Position first = receivership("").stock("Ann").play(new BuyShare("Ann", "RED", "ipo", 10));
    assertThat(president(first)).isEmpty();
    Position second = receivership("").stock("Bob").play(new BuyShare("Bob", "RED", "ipo", 10));
    assertThat(president(second)).contains("Bob");
    assertThat(second.held("Bob", "RED")).isEqualTo(20);
    assertThat(second.held("pool", "RED")).isEqualTo(30);
  }

  @Test
  void theCertificateInThePoolIsBoughtForOneShareAndThePriceOfAnother() {
    BuyShare certificate = new BuyShare("Bob", "RED", "pool", 20);
    receivership("").stock("Bob").refused(certificate, "has no 20 %");
    receivership("pool")
        .stock("Ann")
        .refused(new BuyShare("Ann", "RED", "pool", 20), "has no 20 %");
    Position bought = receivership("pool").stock("Bob").play(certificate);
    assertThat(president(bought)).contains("Bob");
    assertThat(bought.held("Bob", "RED")).isEqualTo(20);
    assertThat(bought.held("pool", "RED")).isEqualTo(20);
    assertThat(bought.cash("Bob")).isEqualTo(900 - 100);
  }

  @Test
  void aCompanyThatHasNotFloatedHasNoPresidentBeforeItStarts() {
    Position turn =
        Setting.of(Tiny.plain("tiny-shares"), SEATS)
            .set(2)
            .company("RED", it -> it.held("pool", 20))
            .stock("Ann");
    Position moved =
        turn.changed(
            state -> {
              var change = new StateTransaction(turn.title(), state);
              new ShareTransfer("RED", Holder.POOL, Holder.named("Bob"), 20).apply(change);
              Presidency.settle(change, "RED");
              return change.state();
            });
    assertThat(president(moved)).isEmpty();
    assertThat(moved.held("Bob", "RED")).isEqualTo(20);
  }
}
