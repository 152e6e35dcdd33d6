package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company.Status;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** A company whose price falls to zero is bankrupt. */
class BankruptcyTest {
  private static Setting iow(int price) {
    Setting line =
        Setting.of("1860")
            .set(2)
            .tile("J4", "6", 0)
            .company("C&N", it -> it.held("B", 50).held("C", 20).operated(82).cash(100));
    return line.company(
        "IOW",
        it ->
            it.held("A", 60)
                .held("B", 20)
                .operated(82)
                .price(price)
                .cash(120)
                .marker("J4")
                .trains("3+2"));
  }

  private static Position bankrupt() {
    return iow(14).stock("A").play(new SellShares("A", "IOW", 30));
  }

  @Test
  void sellingAPriceDownToZeroMakesTheCompanyBankrupt() {
    Position sold = bankrupt();
    assertThat(sold.company("IOW").is(Status.BANKRUPT)).isTrue();
    assertThat(sold.company("IOW").floated()).isFalse();
    assertThat(sold.price("IOW")).isZero();
    assertThat(sold.cash("A")).isEqualTo(670 + 3 * 14);
  }

  @Test
  void allItsSharesGoBackToTheOfferingForNothing() {
    Position sold = bankrupt();
    assertThat(sold.held("ipo", "IOW")).isEqualTo(100);
    assertThat(sold.cash("B")).isEqualTo(670);
  }

  @Test
  void itsTreasuryTrainsAndBasesStayWithItsCharter() {
    Position sold = bankrupt();
    assertThat(sold.cash("IOW")).isEqualTo(120);
    assertThat(sold.trains("IOW")).containsExactly("3+2");
    assertThat(sold.company("IOW").markers()).containsExactly(100, 100);
  }

  @Test
  void aPriceAboveZeroLeavesSharesTreasuryAndBasesAsTheyAre() {
    Position sold = iow(20).stock("A").play(new SellShares("A", "IOW", 30));
    assertThat(sold.company("IOW").is(Status.BANKRUPT)).isFalse();
    assertThat(sold.held("A", "IOW")).isEqualTo(30);
    assertThat(sold.held("B", "IOW")).isEqualTo(20);
    assertThat(sold.state().board().markersOf("IOW")).noneMatch(Marker::flipped);
  }

  private static boolean knows(Position position, String player, String company) {
    return TreasuryKnowledge.knows(
        position.title(), position.state(), player, position.company(company));
  }

  @Test
  void itsTreasuryIsOpenToAllUntilItFloatsAgain() {
    Position before = iow(14).stock("A");
    assertThat(knows(before, "B", "IOW")).isTrue();
    assertThat(knows(before, "C", "IOW")).isFalse();
    Position started = bankrupt().play(new Start("A", "IOW", 50));
    assertThat(knows(bankrupt(), "C", "IOW")).isTrue();
    assertThat(knows(started, "C", "IOW")).isTrue();
    Position floated = started.play(new BuyShare("B", "IOW", "ipo", 10)).pass("C");
    floated =
        floated.play(new BuyShare("A", "IOW", "ipo", 10)).play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(floated.company("IOW").floated()).isTrue();
    assertThat(knows(floated, "C", "IOW")).isFalse();
    assertThat(knows(floated, "A", "C&N")).isFalse();
  }

  @Test
  void itsBasesAreTurnedOverAndStillStopTrackAndBases() {
    Position sold = bankrupt();
    assertThat(sold.state().board().markersOf("IOW")).allMatch(Marker::flipped);
    Setting coast =
        Setting.of("1860")
            .tile("L6", "115", 2)
            .tile("K5", "743", 2)
            .tile("J4", "57", 2)
            .company("BHI&R", it -> it.held("B", 50).floated(58).cash(100));
    Position turn = coast.company("IOW", it -> it.marker("J4")).operating("BHI&R", "place-marker");
    Position over = turn.markers(it -> it.flipped(it.company().equals("IOW")));
    assertThat(over.waitsFor("BHI&R", "place-marker")).isFalse();
    over.refused(new PlaceMarker("BHI&R", HexId.of("J4"), 0), "")
        .refused(new LayTile("BHI&R", HexId.of("I3"), "758", 0), "");
  }

  @Test
  void theStockRoundEndsAtOnceAndAnotherBeginsUnderItsNumber() {
    Position sold = bankrupt();
    assertThat(sold.told()).contains("Stock round 2 begins again");
    assertThat(sold.round()).isEqualTo("stock 2.1");
    assertThat(sold.toTheEndOfTheRound().round()).isEqualTo("operating 2.1");
  }

  @Test
  void theStockRoundAfterABankruptcyInOperationsHasTheNextNumber() {
    Position broken = iow(7).tile("F2", "787", 0).operating("IOW", "run-trains");
    Position set = broken.runBest("IOW", WITHHOLD).toTheEndOfTheRound();
    assertThat(set.company("IOW").is(Status.BANKRUPT)).isTrue();
    assertThat(set.round()).isEqualTo("stock 3.1");
    assertThat(set.asks("A", "stock-turn").state().priority()).isEqualTo("A");
  }

  @Test
  void whoHasPassedInTheRoundThatWasBrokenOffMayDealInTheNewOne() {
    Setting three = iow(14).company("FYN", it -> it.held("C", 50).floated(62)).priority("B");
    Position sold = three.stock("B").pass("B", "C").play(new SellShares("A", "IOW", 30));
    assertThat(sold.pass("A").asks("B", "stock-turn").pass("B").asks("C", "stock-turn").round())
        .isEqualTo("stock 2.1");
  }

  @Test
  void priorityGoesToThePlayerWithTheFewestSharesNotCertificates() {
    Position sold = bankrupt();
    assertThat(sold.state().priority()).isEqualTo("A");
    Position tie =
        iow(14)
            .company("FYN", it -> it.held("A", 20).par(62))
            .priority("B")
            .stock("A")
            .play(new SellShares("A", "IOW", 30));
    assertThat(tie.state().priority()).isEqualTo("C");
    assertThat(tie.asks("C", "stock-turn").round()).isEqualTo("stock 2.1");
  }

  @Test
  void inTheNewRoundThoseWhoSoldMayBuyAgain() {
    bankrupt().asks("A", "stock-turn").offers(new Start("A", "IOW", 40));
  }

  @Test
  void inAnOperatingRoundTheSetIsPlayedToItsEnd() {
    Position after =
        iow(14)
            .phase("3")
            .company("IOW", it -> it.price(7))
            .tile("F2", "787", 0)
            .operating("IOW", "run-trains")
            .runBest("IOW", WITHHOLD);
    assertThat(after.company("IOW").is(Status.BANKRUPT)).isTrue();
    assertThat(after.round()).isEqualTo("operating 2.1");
    after.asks("C&N", "lay-track");
    assertThat(after.state().priority()).isEqualTo("A");
  }

  @Test
  void itsTrainsRustWhileItIsBankrupt() {
    Setting late = iow(14).phase("5").nextTrain("6+3").company("C&N", it -> it.cash(500));
    late.stock("A").play(new SellShares("A", "IOW", 30));
    Position operating =
        late.company("IOW", it -> it.price(7))
            .operating("IOW", "run-trains")
            .runBest("IOW", WITHHOLD);
    while (!operating.waitsFor("C&N", "buy-trains"))
      operating =
          operating.waitsFor("C&N", "run-trains")
              ? operating.runBest("C&N", PAY)
              : operating.pass("C&N");
    assertThat(operating.trains("IOW")).containsExactly("3+2");
    Position rusted = operating.play(new Action.BuyTrain("C&N", "6+3-0", "bank", 500));
    assertThat(rusted.trains("IOW")).isEmpty();
  }

  @Test
  void anInsolventCompanyStaysInsolventThroughBankruptcy() {
    Position sold =
        iow(14)
            .company("IOW", it -> it.flag("insolvent"))
            .stock("A")
            .play(new SellShares("A", "IOW", 30));
    assertThat(sold.flag("IOW", "insolvent")).isTrue();
  }

  @Test
  void aCompanyThatWasNotInsolventIsNotMadeSoByBankruptcy() {
    assertThat(bankrupt().flag("IOW", "insolvent")).isNotEqualTo(true);
  }
}
