package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Dividend;
import roundhouse.game.Company.Status;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Dividends and the share price. */
class DividendTest {

  /** The IOW earns 50 at a share price. */
  private static Setting earning(int price) {
    return Setting.of("1860")
        .tile("J4", "6", 0)
        .company(
            "IOW",
            it ->
                it.held("A", 50)
                    .held("B", 20)
                    .held("pool", 10)
                    .operated(82)
                    .price(price)
                    .trains("2+1"));
  }

  private static Position ran(int price) {
    Position turn = earning(price).operating("IOW", "run-trains");
    return turn.play(turn.choices().getFirst());
  }

  @Test
  void theRevenueIsKeptInTheTreasuryOrPaidToThePlayersByTheirShares() {
    Position kept = ran(82).play(new Dividend("IOW", WITHHOLD));
    assertThat(kept.cash("IOW")).isEqualTo(50);
    Position paid = ran(82).play(new Dividend("IOW", PAY));
    assertThat(paid.cash("A")).isEqualTo(670 + 25);
    assertThat(paid.cash("B")).isEqualTo(670 + 10);
    assertThat(paid.cash("IOW")).isZero();
    assertThat(paid.state().bank()).isEqualTo(ran(82).state().bank() - 35);
  }

  @ParameterizedTest
  @CsvSource({"82, 74", "105, 95", "116, 105", "54, 50", "44, 36", "14, 0", "20, 7"})
  void withoutADividendThePriceDropsTwoSpaces(int price, int after) {
    assertThat(ran(price).play(new Dividend("IOW", WITHHOLD)).price("IOW")).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource({"52, 52", "50, 54", "47, 52", "26, 36", "20, 40", "14, 44", "7, 47"})
  void aDividendRaisesThePriceByTwoSpacesForEachTimeItReachesThePriceUpToFour(
      int price, int after) {
    assertThat(ran(price).play(new Dividend("IOW", PAY)).price("IOW")).isEqualTo(after);
  }

  @Test
  void aCompanyThatPaysButDoesNotRiseGoesUnderTheOthersOfItsSpace() {
    Position turn =
        earning(82)
            .company("C&N", it -> it.held("C", 50).operated(82))
            .operating("IOW", "run-trains");
    Position paid = turn.play(turn.choices().getFirst()).play(new Dividend("IOW", PAY));
    assertThat(paid.order()).containsExactly("C&N", "IOW");
  }

  @Test
  void aCompanyThatEarnsNothingPaysNothingWithoutBeingAsked() {
    Position turn =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 50).floated(82))
            .operating("IOW", "run-trains");
    assertThat(turn.price("IOW")).isEqualTo(74);
    assertThat(turn.company("IOW").is(Status.OPERATED)).isTrue();
  }

  @Test
  void subsidiesGoToTheTreasuryWhateverIsPaid() {
    Position turn =
        Setting.of("1860")
            .tile("J4", "57", 2)
            .tile("K5", "743", 2)
            .tile("L6", "115", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(58).trains("2+1"))
            .operating("BHI&R", "run-trains");
    assertThat(turn.runBest("BHI&R", PAY).cash("BHI&R")).isEqualTo(10);
    assertThat(turn.runBest("BHI&R", WITHHOLD).cash("BHI&R")).isEqualTo(50);
  }

  @ParameterizedTest
  @CsvSource({"7, true", "14, true", "20, false"})
  void at7Or14ACompanyThatPaysNothingIsBankrupt(int price, boolean bankrupt) {
    Position after = ran(price).play(new Dividend("IOW", WITHHOLD));
    assertThat(after.company("IOW").is(Status.BANKRUPT)).isEqualTo(bankrupt);
  }
}
