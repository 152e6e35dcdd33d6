package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.HALF;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: loans, what they are for, and how they are paid back. */
class Loans1861Test {

  /** The Odessa-Kiev railway, whose home has track. */
  private static Setting ok(int cash, int loans) {
    return Setting.of("1861")
        .set(2)
        .tile("D20", "201", 2)
        .company("OK", it -> it.held("A", 100).operated(80).cash(cash).loans(loans));
  }

  @Test
  void aLoanBrings45ForItsInterestIsPaidAtOnce() {
    Position laid =
        ok(0, 0).operating("OK", "lay-track").play(new LayTile("OK", HexId.of("C19"), "9", 2));
    assertThat(laid.company("OK").loans()).isEqualTo(1);
    assertThat(laid.cash("OK")).isEqualTo(45 - 20);
  }

  @Test
  void noMoreLoansAreTakenThanThePaymentNeeds() {
    Position paid =
        ok(20, 0).operating("OK", "lay-track").play(new LayTile("OK", HexId.of("C19"), "9", 2));
    assertThat(paid.company("OK").loans()).isZero();
    Position lent =
        ok(19, 0).operating("OK", "lay-track").play(new LayTile("OK", HexId.of("C19"), "9", 2));
    assertThat(lent.company("OK").loans()).isEqualTo(1);
  }

  @Test
  void aMinorHasNoMoreThanTwo() {
    ok(0, 1).operating("OK", "lay-track").offers(new LayTile("OK", HexId.of("C19"), "9", 2));
    ok(0, 2)
        .operating("OK", "lay-track")
        .refused(new LayTile("OK", HexId.of("C19"), "9", 2), "cannot pay R20");
  }

  private static Setting nw(int cash, int loans) {
    return Setting.of("1861")
        .set(2)
        .phase("4")
        .tile("D20", "201", 2)
        .company("NW", it -> it.held("A", 30).operated(100).marker("D20").cash(cash).loans(loans));
  }

  @Test
  void aPublicCompanyHasNoMoreThanFive() {
    nw(0, 4).operating("NW", "lay-track").offers(new LayTile("NW", HexId.of("C19"), "9", 2));
    nw(0, 5)
        .operating("NW", "lay-track")
        .refused(new LayTile("NW", HexId.of("C19"), "9", 2), "cannot pay R20");
  }

  @Test
  void aTrainIsBoughtOfTheBankWithLoansByACompanyThatHasNone() {
    Setting setting =
        Setting.of("1861").set(2).company("OK", it -> it.held("A", 100).operated(80).cash(10));
    Position bought =
        setting.operating("OK", "buy-trains").play(new BuyTrain("OK", "2-0", "bank", 100));
    assertThat(bought.company("OK").loans()).isEqualTo(2);
    assertThat(bought.cash("OK")).isZero();
  }

  @Test
  void ofThePoolToo() {
    Setting setting =
        Setting.of("1861")
            .set(2)
            .pool("2")
            .company("OK", it -> it.held("A", 100).operated(80).cash(60));
    Position turn = setting.nextTrain("3").operating("OK", "buy-trains");
    Position bought = turn.play(turn.choices(BuyTrain.class).getFirst());
    assertThat(bought.company("OK").loans()).isEqualTo(1);
    assertThat(bought.cash("OK")).isEqualTo(60 + 45 - 100);
  }

  @Test
  void notASecondTrainNorOneOfAnotherCompany() {
    Setting one =
        Setting.of("1861")
            .set(2)
            .company("OK", it -> it.held("A", 100).operated(80).cash(99).trains("2"));
    one.operating("OK", "buy-trains").denies(new BuyTrain("OK", "2-0", "bank", 100));
    Setting other =
        Setting.of("1861")
            .set(2)
            .company("RO", it -> it.held("A", 100).operated(50).trains("2"))
            .company("OK", it -> it.held("A", 100).operated(80).cash(50));
    other
        .operating("OK", "buy-trains")
        .refused(new BuyTrain("OK", "2-9", "RO", 60), "cannot pay R60")
        .play(new BuyTrain("OK", "2-9", "RO", 50));
  }

  @Test
  void noLoanIsTakenForAStationMarker() {
    Setting setting =
        Setting.of("1861")
            .set(2)
            .phase("5")
            .tile("M7", "57", 1)
            .tile("L8", "9", 1)
            .tile("K7", "14", 0)
            .company("NW", it -> it.held("A", 30).operated(100).marker("M7").trains("5").cash(0));
    setting.operating("NW", "place-marker").denies(new PlaceMarker("NW", HexId.of("N10"), 0));
  }

  @Test
  void interestOfOldLoansIsPaidAndThenAsManyLoansAsCanBe() {
    Position paid = nw(115, 3).company("NW", it -> it.trains("4")).operating("NW", "settle-loans");
    assertThat(paid.company("NW").loans()).isEqualTo(1);
    assertThat(paid.cash("NW")).isEqualTo(115 - 3 * 5 - 2 * 50);
  }

  @Test
  void loansOfThisTurnHavePaidTheirInterest() {
    Position laid =
        ok(0, 1)
            .company("OK", it -> it.trains("2"))
            .operating("OK", "lay-track")
            .play(new LayTile("OK", HexId.of("C19"), "9", 2));
    Position settled = laid.pass("OK");
    settled = settled.waitsFor("OK", "run-trains") ? settled.runBest("OK", HALF) : settled;
    assertThat(settled.company("OK").loans()).isEqualTo(2);
    assertThat(settled.told().toString()).contains("interest of R5");
  }

  @Test
  void interestThatCannotBePaidTakesAFurtherLoan() {
    Position paid = nw(3, 1).company("NW", it -> it.trains("4")).operating("NW", "settle-loans");
    assertThat(paid.company("NW").loans()).isEqualTo(2);
    assertThat(paid.cash("NW")).isEqualTo(3 + 45 - 5);
  }

  @Test
  void whereNoLoanIsLeftTheCompanyIsNationalised() {
    Position taken =
        nw(24, 5)
            .company("N", it -> it.held("A", 100).operated(50))
            .company("NW", it -> it.trains("4"))
            .operating("NW", "settle-loans");
    assertThat(taken.company("NW").president()).isEmpty();
    assertThat(taken.trains("RSR")).containsExactly("4");
    assertThat(taken.cash("RSR")).isEqualTo(24);
  }
}
