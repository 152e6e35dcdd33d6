package roundhouse.engine.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RunEvent;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Certificates of half a share, of several shares, and those that companies hold of each other. The
 * price of RED and BLU is for 10 percent, and four of their certificates are of 5; GRN has a single
 * certificate, which is two shares.
 */
class CompanySharesTest {
  private static final Title HALVES =
      new Tiny(Path.of("src/test/resources/scripts")).title("tiny-halves");

  private static Setting red(int ofBob) {
    return Setting.of(HALVES, "Ann", "Bob")
        .set(2)
        .company("RED", it -> it.held("Ann", 20).held("Bob", ofBob).operated(95).trains("2"));
  }

  /** A company of two shares, all of Ann, and RED, in which BLU has a share and a half. */
  private static Setting green() {
    return Setting.of(HALVES, "Ann", "Bob")
        .set(2)
        .company("GRN", it -> it.held("Ann", 100).operated(95).trains("2"))
        .company(
            "RED", it -> it.held("Ann", 20).held("Bob", 5).held("BLU", 15).operated(95).trains("2"))
        .company("BLU", it -> it.held("Bob", 20).held("BLU", 10).operated(95).cash(0));
  }

  @Test
  void halfAShareCostsHalfThePriceRoundedUp() {
    Position turn = red(10).stock("Bob");
    assertThat(turn.play(new BuyShare("Bob", "RED", "ipo", 5)).cash("Bob")).isEqualTo(600 - 48);
    assertThat(turn.play(new BuyShare("Bob", "RED", "ipo", 10)).cash("Bob")).isEqualTo(600 - 95);
  }

  @Test
  void halfAShareBringsHalfThePriceRoundedDownAndLowersItAsAShareDoes() {
    for (int percent : List.of(5, 10, 15)) {
      Position sold = red(15).stock("Bob").play(new SellShares("Bob", "RED", percent));
      assertThat(sold.cash("Bob")).isEqualTo(600 + 95 * percent / 10);
      assertThat(sold.price("RED")).isEqualTo(percent > 10 ? 75 : 85);
    }
  }

  @Test
  void onlyWhatTheSellersCertificatesMakeIsSold() {
    red(20).stock("Bob").denies(new SellShares("Bob", "RED", 5));
    red(15).stock("Bob").refused(new SellShares("Bob", "RED", 7), "multiples of 5 %");
  }

  @Test
  void partOfAShareCountsInTheWorthOfAPlayer() {
    assertThat(red(15).stock("Bob").worth("Bob")).isEqualTo(600 + 142);
  }

  @Test
  void halfAShareIsPaidHalfAShare() {
    Position paid = dividend(red(5).company("BLU", it -> it.held("Ann", 20)), "RED");
    assertThat(paid.cash("Bob")).isEqualTo(600 + 30 * 5 / 100);
  }

  @Test
  void thePriceOfACompanyWithASingleCertificateMayBeForHalfOfIt() {
    Position start = Setting.of(HALVES, "Ann", "Bob").stock("Ann");
    Position started = start.play(new Action.Start("Ann", "GRN", 95));
    assertThat(started.cash("Ann")).isEqualTo(600 - 2 * 95);
    assertThat(started.cash("GRN")).as("capital").isEqualTo(2 * 95);
    assertThat(started.worth("Ann")).isEqualTo(600);
    Position red = start.play(new Action.Start("Ann", "RED", 95));
    assertThat(red.cash("Ann")).isEqualTo(600 - 2 * 95);
  }

  @Test
  void aCompanyIsPaidForTheSharesThatItHoldsOfAnother() {
    Position paid = dividend(green(), "RED");
    assertThat(paid.cash("BLU")).isEqualTo(30 * 15 / 100);
    assertThat(paid.told()).contains("BLU receives £4 for its shares of RED");
  }

  @Test
  void sharesStaySharesWhereACertificateWasOfSeveral() {
    Position five = dividend(green(), "GRN");
    assertThat(five.company("GRN").certificates())
        .extracting(each -> each.percent() + " " + each.holder())
        .containsExactly("40 Ann", "20 RED", "20 pool", "20 pool");
    assertThat(five.company("GRN").sharePercent()).isEqualTo(20);
    assertThat(five.worth("Ann")).as("a president of two shares still has two").isPositive();
  }

  /** The pool has a double certificate, of which no company can buy half back. */
  @Test
  void aCompanyBuysBackOnlyWhatCertificatesMake() {
    for (int pooled : List.of(20, 30)) {
      Position turn =
          Setting.of(Tiny.plain("tiny-doubles"), "Ann", "Bob")
              .set(2)
              .company("RED", it -> it.held("Ann", 20).held("pool", pooled).operated(100).cash(500))
              .operating("RED", "own-shares");
      var back = new Action.RedeemShare("RED", "RED", "pool");
      if (pooled == 20) turn.denies(back);
      else assertThat(turn.play(back).held("pool", "RED")).isEqualTo(20);
    }
  }

  @Test
  void gamesWithSuchSharesKeepAllInvariants() {
    var events = new ArrayList<Event>();
    for (long seed = 1; seed <= 12; seed++) {
      SimulatedGame game =
          Simulation.of(HALVES, 2, Bots.usual())
              .checking()
              .play(seed, played -> events.addAll(played.result().events()));
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
    }
    assertThat(events)
        .hasAtLeastOneElementOfType(CompanyEvent.CompanyConverted.class)
        .hasAtLeastOneElementOfType(RunEvent.CompanyDividendReceived.class);
  }

  private static Position dividend(Setting setting, String company) {
    return setting.operating(company, "run-trains").runBest(company, Dividend.Kind.PAY);
  }
}
