package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.game.Company.Status;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** British Rail, and the closing of its lines. */
class NationalisationTest {

  /** Four companies, each with a train and a line of two stations. */
  private static Setting four(String... trains) {
    return inPhase("9", trains);
  }

  private static Setting inPhase(String phase, String... trains) {
    return Setting.of("1860")
        .set(7)
        .phase(phase)
        .flag("building ended")
        .tile("J4", "6", 0)
        .tile("F2", "787", 0)
        .tile("F4", "743", 0)
        .tile("F6", "741", 3)
        .tile("B4", "115", 0)
        .tile("B6", "115", 3)
        .tile("L6", "115", 2)
        .tile("K5", "749", 2)
        .company("IOW", it -> it.held("A", 50).operated(100).trains(trains))
        .company("FYN", it -> it.held("B", 50).operated(82).trains("6+3"))
        .company("BHI&R", it -> it.held("C", 50).operated(68).trains("6+3"))
        .company("NGStL", it -> it.held("C", 50).operated(62).trains("6+3"));
  }

  private static Position stockEnds(Setting setting) {
    return setting.stock("A").pass("A", "B", "C");
  }

  /** Plays on with best runs and no purchases. */
  private static Position playOn(Position from, String until) {
    return from.playOn(now -> now.round().equals(until));
  }

  private static List<String> closed(Position position) {
    return position.state().companies().values().stream()
        .filter(it -> it.is(Status.CEASED))
        .map(it -> it.id())
        .toList();
  }

  @Test
  void itHappensAtTheEndOfARoundWhenEveryCompanyWithADirectorHasATrain() {
    assertThat(stockEnds(four()).round()).isEqualTo("operating 7.1");
    assertThat(stockEnds(four("9+5")).round()).isEqualTo("closing 7.1");
    assertThat(stockEnds(inPhase("8", "8+4")).round()).isEqualTo("operating 7.1");
  }

  @Test
  void companiesInReceivershipNeedNoTrain() {
    Setting receivership =
        four("9+5").company("C&N", it -> it.withoutPresident().held("pool", 30).operated(74));
    assertThat(stockEnds(receivership).round()).isEqualTo("closing 7.1");
  }

  @Test
  void aCompanyThatHasADirectorAndHasNotFloatedNeedsATrainToo() {
    Setting started = four("9+5").company("S&C", it -> it.held("B", 20).par(54));
    assertThat(stockEnds(started).round()).isEqualTo("operating 7.1");
    Setting pooled = four("9+5").company("S&C", it -> it.withoutPresident().par(54));
    assertThat(stockEnds(pooled).round()).isEqualTo("closing 7.1");
  }

  @Test
  void itIsCheckedAtTheEndOfAnOperatingRoundToo() {
    Position bought =
        four()
            .company("IOW", it -> it.cash(800))
            .operating("IOW", "buy-trains")
            .play(new BuyTrain("IOW", "9+5-1", "bank", 800));
    assertThat(playOn(bought, "closing 7.2").round()).isEqualTo("closing 7.2");
  }

  @Test
  void eachCompanyRunsForTheMostItCan() {
    Setting line = four("9+5").tile("J6", "746", 0).company("IOW", it -> it.price(134));
    Position turn = stockEnds(line).asks("IOW", "run-trains");
    turn.refused(
        Runs.of(
            "IOW", turn.company("IOW").trains().getFirst().id() + ": I3:5-_0 J4:2-_0 = I3.0 J4.0"),
        "must run for the highest revenue");
    turn.refused(new RunTrains("IOW", List.of()), "must run");
  }

  @Test
  void noStockRoundFollows() {
    Position second = playOn(stockEnds(four("9+5")), "closing 7.2");
    assertThat(second.round()).isEqualTo("closing 7.2");
  }

  @Test
  void aTrainCountsItsFirstNumberForStationsOfAllKinds() {
    Position turn = stockEnds(four("9+5"));
    assertThat(turn.play(turn.choices().getFirst()).told().getFirst())
        .isEqualTo("IOW runs for £50");
    Setting small =
        four("9+5")
            .company("IOW", it -> it.price(54))
            .company("BHI&R", it -> it.price(122))
            .tile("J4", "57", 2);
    Position bembridge = stockEnds(small).asks("BHI&R", "run-trains");
    assertThat(bembridge.play(bembridge.choices().getFirst()).told().getFirst())
        .isEqualTo("BHI&R runs for £80");
  }

  @Test
  void companiesPayTheirRevenueAndMayNotKeepIt() {
    Position turn = stockEnds(four("9+5"));
    Position ran = turn.play(turn.choices().getFirst());
    assertThat(ran.cash("A")).isEqualTo(670 + 25);
    assertThat(ran.cash("IOW")).isZero();
    assertThat(ran.waitsFor("IOW", "dividend")).isFalse();
  }

  @Test
  void trainsAreBoughtFromTheBankOnly() {
    Position turn = stockEnds(four("9+5").company("IOW", it -> it.cash(900))).runBest("IOW", PAY);
    turn.asks("IOW", "buy-trains").offers(new BuyTrain("IOW", "9+5-1", "bank", 800));
    assertThat(turn.choices(BuyTrain.class)).allMatch(it -> it.from().equals("bank"));
  }

  @Test
  void theBankDoesNotBreakAnyMore() {
    Position turn = stockEnds(four("9+5").bank(5));
    Position ran = turn.play(turn.choices().getFirst());
    assertThat(ran.state().bank()).isNegative();
    assertThat(ran.state().ending()).isEmpty();
  }

  @Test
  void aBankBrokenInTheStockRoundThatFormsBritishRailEndsTheGameAfterOneRound() {
    Position broken = four("9+5").bank(5).stock("A").play(new SellShares("A", "IOW", 10));
    Position british = playOn(broken, "closing 7.1");
    assertThat(british.state().over()).isFalse();
    Position over = british.toTheEndOfTheRound();
    assertThat(over.state().over()).isTrue();
    assertThat(over.state().ending().orElseThrow().cause()).isEqualTo("bank-broken");
    assertThat(closed(over)).isEmpty();
  }

  @Test
  void afterEachRoundTheTwoWithTheLowestDividendsClose() {
    Position second = playOn(stockEnds(four("9+5")), "closing 7.2");
    assertThat(closed(second)).containsExactly("NGStL", "BHI&R");
  }

  @Test
  void sharesOfAClosedCompanyKeepTheirPrice() {
    Position second = playOn(stockEnds(four("9+5")), "closing 7.2");
    assertThat(second.price("NGStL")).isPositive();
    assertThat(second.order()).doesNotContain("NGStL");
  }

  @Test
  void itsSharesCountAtThatPrice() {
    Position second = playOn(stockEnds(four("9+5")), "closing 7.2");
    Position over = playOn(second, "never");
    assertThat(over.price("NGStL")).isEqualTo(second.price("NGStL"));
    assertThat(over.worth("C"))
        .isEqualTo(over.cash("C") + 5 * over.price("NGStL") + 5 * over.price("BHI&R"));
  }

  @Test
  void allThatPaidAsLittleAsTheSecondCloseTogether() {
    Setting tie = four("9+5").tile("B4", "115", 5).tile("C5", "749", 2);
    assertThat(closed(playOn(stockEnds(tie), "closing 7.2")))
        .containsExactly("FYN", "NGStL", "BHI&R");
  }

  @Test
  void companiesInReceivershipPayNothingAndCloseFirst() {
    Setting receivership =
        four("9+5")
            .company("VYSC", it -> it.withoutPresident().held("C", 10).operated(54).trains("6+3"));
    assertThat(closed(playOn(stockEnds(receivership), "closing 7.2")))
        .containsExactly("NGStL", "VYSC");
  }

  @Test
  void theLastOneOrTwoOperateOnceMoreAndTheGameEnds() {
    Position over = playOn(stockEnds(four("9+5")), "never");
    assertThat(over.round()).isEqualTo("closing 7.2");
    assertThat(over.state().over()).isTrue();
    assertThat(over.state().ending().orElseThrow().cause()).isEqualTo("nationalization");
  }

  @Test
  void whileNoStockRoundCameTrackIsStillLaid() {
    Setting early =
        Setting.of("1860")
            .set(7)
            .phase("9")
            .tile("J4", "6", 0)
            .company("IOW", it -> it.held("A", 50).operated(100).cash(100).trains("9+5"));
    early.companyTurn("closing", "IOW", "lay-track").asks("IOW", "lay-track");
  }

  @Test
  void tilesAreThenStillUpgradedWithinReachOfATrainOnly() {
    Setting early = Setting.of("1860").set(7).phase("9").tile("J4", "6", 0);
    Position without =
        early
            .company("IOW", it -> it.held("A", 50).operated(100).cash(100))
            .companyTurn("closing", "IOW", "lay-track");
    without.refused(new LayTile("IOW", HexId.of("J4"), "12", 0), "no train of IOW");
    early
        .company("IOW", it -> it.trains("9+5"))
        .companyTurn("closing", "IOW", "lay-track")
        .offers(new LayTile("IOW", HexId.of("J4"), "12", 0));
  }

  @Test
  void whileNoStockRoundCameBasesAreStillBuilt() {
    Setting ryde =
        Setting.of("1860")
            .set(7)
            .phase("9")
            .tile("J4", "6", 0)
            .company("IOW", it -> it.held("A", 50).operated(100).cash(100).trains("9+5"));
    ryde.companyTurn("closing", "IOW", "place-marker")
        .offers(new PlaceMarker("IOW", HexId.of("J4"), 0));
    ryde.flag("building ended")
        .companyTurn("closing", "IOW", "place-marker")
        .denies(new PlaceMarker("IOW", HexId.of("J4"), 0));
  }
}
