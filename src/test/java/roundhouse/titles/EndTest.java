package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.SellShares;
import roundhouse.game.Company;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The end of the game, and what players are worth. */
class EndTest {

  private static Setting iow(int price, String... trains) {
    Setting line =
        Setting.of("1860")
            .set(3)
            .phase("3")
            .tile("J4", "6", 0)
            .company("C&N", it -> it.held("C", 50).operated(74));
    return line.company(
        "IOW", it -> it.held("A", 50).held("B", 20).operated(82).price(price).trains(trains));
  }

  private static Setting island(String phase) {
    Setting coast =
        iow(330, "9+5")
            .phase(phase)
            .tile("I3", "786", 0)
            .tile("J4", "776", 5)
            .tile("J6", "770", 3)
            .tile("J8", "776", 1);
    return coast
        .tile("I9", "771", 1)
        .tile("I7", "745", 5)
        .tile("H8", "741", 4)
        .tile("H10", "742", 2)
        .tile("G9", "770", 4)
        .tile("F10", "766", 4)
        .tile("F12", "777", 3);
  }

  @Test
  void aPriceAtTheTopEndsTheGameAfterTheOperatingRound() {
    Position paid = island("5").operating("IOW", "run-trains").runBest("IOW", PAY);
    assertThat(paid.price("IOW")).isEqualTo(340);
    assertThat(paid.state().ending().orElseThrow().cause()).isEqualTo("top-price");
    assertThat(paid.state().over()).isFalse();
    Position over = paid.toTheEndOfTheRound();
    assertThat(over.state().over()).isTrue();
    assertThat(over.round()).isEqualTo("operating 3.1");
  }

  @Test
  void itDoesSoAfterNationalisationTooWhateverCompaniesAreLeft() {
    Setting british =
        island("9")
            .flag("nationalization")
            .company("C&N", it -> it.trains("6+3"))
            .company("FYN", it -> it.held("C", 50).operated(62).trains("6+3"))
            .company("IWNJ", it -> it.held("C", 50).operated(62).trains("6+3"));
    Position paid = british.companyTurn("closing", "IOW", "run-trains");
    paid = paid.play(paid.choices().getFirst());
    assertThat(paid.price("IOW")).isEqualTo(340);
    Position over = paid.toTheEndOfTheRound();
    assertThat(over.state().over()).isTrue();
    assertThat(over.state().ending().orElseThrow().cause()).isEqualTo("top-price");
    assertThat(over.state().companies().values()).noneMatch(it -> it.is(Company.Status.CEASED));
  }

  @Test
  void aBankBrokenInAnOperatingRoundEndsTheGameAfterIt() {
    Position broken = iow(82, "3+2").bank(10).operating("IOW", "run-trains").runBest("IOW", PAY);
    assertThat(broken.state().ending().orElseThrow().cause()).isEqualTo("bank-broken");
    assertThat(broken.state().over()).isFalse();
    Position over = broken.toTheEndOfTheRound();
    assertThat(over.state().over()).isTrue();
    assertThat(over.round()).isEqualTo("operating 3.1");
  }

  @Test
  void aBankBrokenInAStockRoundEndsTheGameAfterTheNextOperatingRound() {
    Position broken = iow(82, "3+2").bank(10).stock("A").play(new SellShares("A", "IOW", 10));
    assertThat(broken.state().ending().orElseThrow().cause()).isEqualTo("bank-broken");
    Position operating = broken.pass("A").toTheEndOfTheRound();
    assertThat(operating.state().over()).isFalse();
    assertThat(operating.round()).isEqualTo("operating 3.1");
    assertThat(operating.toTheEndOfTheRound().state().over()).isTrue();
  }

  @Test
  void aPlayerIsWorthMoneySharesAndPrivatesButNoCredits() {
    Position end = iow(82, "3+2").company("IOW", it -> it.cash(500)).owned("RPSC", "A").stock("A");
    assertThat(end.worth("A")).isEqualTo(670 + 5 * 82 + 130);
  }

  @Test
  void sharesOfCompaniesWithoutATrainAreWorthHalfRoundedDown() {
    assertThat(iow(95).stock("A").worth("A")).isEqualTo(670 + 5 * 47);
    assertThat(iow(95).stock("A").worth("B")).isEqualTo(670 + 2 * 47);
  }
}
