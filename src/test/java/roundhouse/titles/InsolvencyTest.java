package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Insolvent companies. */
class InsolvencyTest {

  /** The IOW with a route from Ryde Esplanade to Sandown, and no train. */
  private static Setting iow(int cash, String... options) {
    Setting line =
        Setting.of("1860", options)
            .tile("J4", "6", 0)
            .tile("J6", "746", 0)
            .tile("J8", "6", 1)
            .tile("I9", "6", 2)
            .tile("H8", "743", 2);
    return line.company("IOW", it -> it.held("A", 50).operated(82).cash(cash));
  }

  private static Position after(Setting setting) {
    return setting.operating("IOW", "buy-trains");
  }

  @Test
  void aCompanyThatEndsItsTurnWithoutATrainButWithARouteIsInsolvent() {
    assertThat(after(iow(200)).flag("IOW", "insolvent")).isTrue();
  }

  @Test
  void aCompanyWithoutARouteIsNotInsolvent() {
    Position none =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 50).operated(82).cash(200))
            .operating("IOW", "buy-trains");
    assertThat(none.flag("IOW", "insolvent")).isFalse();
  }

  @Test
  void aCompanyWithARouteMustBuyATrainThatItCanPay() {
    Position turn = after(iow(250));
    turn.asks("IOW", "buy-trains")
        .refused(new Pass("IOW"), "must buy")
        .offers(new BuyTrain("IOW", "2+1-0", "bank", 250));
  }

  @Test
  void aCompanyWithoutARouteMustBuyATrainThatItCanPayToo() {
    Setting.of("1860")
        .company("IOW", it -> it.held("A", 50).operated(82).cash(250))
        .operating("IOW", "buy-trains")
        .refused(new Pass("IOW"), "must buy")
        .offers(new BuyTrain("IOW", "2+1-0", "bank", 250));
  }

  @Test
  void itMayBuyTheTrainOfAnotherCompanyInstead() {
    Position turn =
        after(iow(250).company("C&N", it -> it.held("A", 50).operated(82).trains("3+2")));
    turn.offers(new BuyTrain("IOW", turn.company("C&N").trains().getFirst().id(), "C&N", 10));
  }

  @Test
  void itRunsTheSmallestTrainOfTheBankByItsLargeStationsFor40And20ACall() {
    Position turn =
        iow(100).company("IOW", it -> it.flag("insolvent")).operating("IOW", "run-trains");
    RunTrains best = turn.choices(RunTrains.class).getFirst();
    assertThat(best.runs().getFirst().calls()).hasSize(2);
    Position ran = turn.play(best);
    assertThat(ran.told()).contains("IOW runs for £80");
    assertThat(ran.cash("IOW")).isEqualTo(180);
  }

  @ParameterizedTest
  @CsvSource({"5, 140", "9, 220"})
  void leasingBringsAtMost140WithA53TrainAnd220WithA95Train(String phase, int revenue) {
    Setting west =
        iow(100).phase(phase).tile("G7", "775", 0).tile("F6", "743", 2).tile("E5", "749", 2);
    Position turn = west.company("IOW", it -> it.flag("insolvent")).operating("IOW", "run-trains");
    assertThat(turn.play(turn.choices(RunTrains.class).getFirst()).told())
        .contains("IOW runs for £" + revenue);
  }

  @Test
  void itKeepsWhatItEarnsAndItsPriceFalls() {
    Position turn =
        iow(100).company("IOW", it -> it.flag("insolvent")).operating("IOW", "run-trains");
    Position ran = turn.play(turn.choices(RunTrains.class).getFirst());
    assertThat(ran.price("IOW")).isEqualTo(74);
    assertThat(ran.waitsFor("IOW", "dividend")).isFalse();
  }

  @Test
  void itBuildsNoBaseUpgradesNothingAndLaysNoTrackThatCosts() {
    Setting green = iow(200).phase("3").company("IOW", it -> it.flag("insolvent"));
    assertThat(green.operating("IOW", "place-marker").waitsFor("IOW", "place-marker")).isFalse();
    Position turn = green.tile("J4", "776", 5).operating("IOW", "lay-track");
    turn.refused(new LayTile("IOW", HexId.of("K5"), "743", 2), "cannot pay £60")
        .offers(new LayTile("IOW", HexId.of("I5"), "742", 2))
        .refused(new LayTile("IOW", HexId.of("I3"), "758", 0), "may not upgrade");
  }

  @Test
  void whoCanPayForATrainLeasesNone() {
    Position turn =
        iow(300).company("IOW", it -> it.flag("insolvent")).operating("IOW", "run-trains");
    turn.asks("IOW", "buy-trains").refused(new Pass("IOW"), "must buy");
  }

  @Test
  void itIsSolventAgainWhenItBuysATrain() {
    Position turn = after(iow(250).company("IOW", it -> it.flag("insolvent")));
    assertThat(turn.play(new BuyTrain("IOW", "2+1-0", "bank", 250)).flag("IOW", "insolvent"))
        .isFalse();
  }

  @Test
  void leasingStartsNoPhase() {
    Position turn =
        iow(100)
            .phase("4")
            .nextTrain("5+3")
            .company("IOW", it -> it.flag("insolvent"))
            .operating("IOW", "run-trains");
    RunTrains leased = turn.choices(RunTrains.class).getFirst();
    assertThat(leased.runs().getFirst().train()).startsWith("5+3");
    assertThat(turn.play(leased).state().phase()).isEqualTo("4");
  }

  @Test
  void itsSharesAreSoldForHalfAndLowerThePriceAsUsual() {
    Position turn =
        iow(100)
            .set(2)
            .company("IOW", it -> it.flag("insolvent"))
            .stock("A")
            .play(new SellShares("A", "IOW", 10));
    assertThat(turn.cash("A")).isEqualTo(670 + 41);
    assertThat(turn.price("IOW")).isEqualTo(78);
    turn.pass("A").offers(new BuyShare("B", "IOW", "pool", 10));
  }
}
