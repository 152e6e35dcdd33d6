package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Start;
import roundhouse.game.Calendar;
import roundhouse.game.Certificate;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The certificate limit of 1830 with three players is 20. */
class ShareInvariantsTest {

  @Test
  void whoBuysACertificateOverTheLimitIsFound() {
    Position full = Setting.of("1830").stock("A");
    var buys = new BuyShare("A", "CPR", "ipo", 10);
    GameState before = withAllShares(full.state(), "PRR", "NYC");
    assertThat(limit(full, before, buys, withAllShares(before, "CPR"))).isPresent();
    assertThat(limit(full, full.state(), buys, withAllShares(full.state(), "CPR"))).isEmpty();
  }

  @Test
  void aCompanyThatComesWithALotWasBoughtByTheBid() {
    Position won =
        Position.start("1830")
            .play(
                new Bid("A", "BO", 225),
                new Bid("B", "SV", 20),
                new Bid("C", "CS", 40),
                new Bid("A", "DH", 70),
                new Bid("B", "MH", 110),
                new Bid("C", "CA", 160));
    var price = new Start("A", "B&O", 100);
    GameState before = withAllShares(won.state(), "PRR", "NYC");
    GameState after = withAllShares(before, "B&O");
    assertThat(limit(won, before, price, after)).isEmpty();
    Position round = Setting.of("1830").stock("A");
    GameState later = withAllShares(round.state(), "PRR", "NYC");
    assertThat(limit(round, later, price, withAllShares(later, "B&O"))).isPresent();
  }

  @Test
  void certificatesCountAtThePricesOfThePurchaseIfTheRoundEndsWithIt() {
    Position yellow = canadianPacificIn(0);
    Position white = canadianPacificIn(1);
    var buys = new BuyShare("A", "CPR", "ipo", 10);
    var next = new Calendar(1, 1, 1);
    GameState uncounted = withAllShares(yellow.state(), "PRR", "NYC");
    GameState counted = withAllShares(white.state(), "PRR", "NYC");
    GameState after = withAllShares(counted, "CPR").with(next);

    assertThat(limit(yellow, uncounted, buys, after)).isEmpty();
    assertThat(limit(white, counted, buys, after)).isPresent();
  }

  private static Position canadianPacificIn(int column) {
    return Setting.of("1830").company("CPR", it -> it.operated(76).at(0, column)).stock("A");
  }

  private static Optional<String> limit(
      Position position, GameState before, Action action, GameState after) {
    return ShareInvariants.withinLimit(
        new StateTransition(position.title(), before, action, after, List.of()));
  }

  private static GameState withAllShares(GameState state, String... companies) {
    GameState all = state;
    for (String company : companies)
      all =
          all.with(
              all.company(company)
                  .withCertificates(
                      all.company(company).certificates().stream()
                          .map((Certificate each) -> each.to(Holder.named("A")))
                          .toList()));
    return all;
  }
}
