package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.design.spec.steps.Dividend.Kind;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.PlaceToken;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: running trains, and what becomes of the income. */
class Running1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  /**
   * The Southern Pacific in phase 3, as the rulebook draws it: Southwest, Austin, Houston, Dallas
   * and a small city.
   */
  private static Setting southern() {
    return Setting.of(TITLE, "A", "B")
        .phase("3")
        .tile("M2", "15", 3)
        .tile("N3", "7", 1)
        .tile("M4", "9", 1)
        .tile("M6", "57", 1)
        .tile("L3", "9", 0)
        .tile("K4", "4", 0)
        .tile("J5", "14", 0)
        .company("SP", it -> it.held("A", 60).operated(76).cash(0).trains("3", "4"));
  }

  private static String earned(Position atRun) {
    return atRun.play(atRun.choices(RunTrains.class).getFirst()).told().getFirst();
  }

  /** 70 and 90, together 160. */
  @Test
  void theSouthernPacificEarns160WithATypeThreeAndATypeFourTrain() {
    assertThat(earned(southern().operating("SP", "run-trains"))).isEqualTo("SP runs for $160");
  }

  @Test
  void itsTypeThreeTrainEarns70ByAustinAndItsTypeFourTrain90FromDallas() {
    Position turn = southern().operating("SP", "run-trains");
    String three =
        turn.company("SP").trains().get(0).id()
            + ": N1:4-_0 N3:1-2 M2:5-_0 M2:4-_0 M4:1-4 M6:1-_0 = N1.0 M2.0 M6.0";
    String four =
        turn.company("SP").trains().get(1).id()
            + ": N1:3-_0 M2:0-_0 M2:3-_0 L3:0-3 K4:0-_0 K4:3-_0 J5:0-_0 = N1.0 M2.0 K4.0 J5.0";
    turn.refused(Runs.of("SP", three), "for $160, not for $70")
        .refused(Runs.of("SP", four), "for $160, not for $90");
    assertThat(turn.play(Runs.of("SP", three, four)).told().getFirst())
        .isEqualTo("SP runs for $160");
  }

  /** With the cattle token on Austin, $10 more for each run. */
  @Test
  void withTheCattleTokenOnAustinItEarns180() {
    Position turn =
        southern()
            .owned("SCC", "SP")
            .operating("SP", "run-trains")
            .play(new PlaceToken("SP", "SCC", "cattle", HexId.of("M2"), 0));
    assertThat(earned(turn)).isEqualTo("SP runs for $180");
  }

  @Test
  void theRunsTogetherAreTheMostThatCanBeEarned() {
    southern()
        .operating("SP", "run-trains")
        .refused(new RunTrains("SP", List.of()), "must run for the highest revenue: for $160");
  }

  /** The TP at Dallas, Fort Worth, a small city beyond. */
  private static Setting dallas(String... trains) {
    return Setting.of(TITLE, "A", "B")
        .phase("2")
        .tile("J5", "57", 1)
        .tile("J3", "15", 2)
        .tile("K4", "58", 2)
        .company("TP", it -> it.held("A", 60).operated(76).cash(0).trains(trains));
  }

  @Test
  void aTrainRunsToAsManyCitiesAsItsNumberSays() {
    Setting line =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 1)
            .tile("J3", "5", 4)
            .tile("K4", "58", 2)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    assertThat(earned(line.operating("TP", "run-trains"))).isEqualTo("TP runs for $40");
    assertThat(earned(line.company("TP", it -> it.trains("3")).operating("TP", "run-trains")))
        .isEqualTo("TP runs for $50");
  }

  @Test
  void aRouteHasOneOfItsMarkersAndAnotherCity() {
    Setting lone =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 1)
            .tile("K2", "9", 3)
            .tile("M2", "57", 1)
            .tile("M6", "57", 1)
            .tile("M4", "9", 1)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    Position turn =
        lone.company("IC", it -> it.held("B", 60).operated(76)).operating("TP", "run-trains");
    assertThat(turn.price("TP")).isEqualTo(72);
  }

  @Test
  void noTrackIsUsedByTwoTrainsThoughCitiesAre() {
    Setting line =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 1)
            .tile("J3", "5", 4)
            .tile("K4", "58", 2)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2", "2"));
    Position turn = line.operating("TP", "run-trains");
    assertThat(earned(turn)).isEqualTo("TP runs for $40");
    String one = turn.company("TP").trains().getFirst().id();
    String two = turn.company("TP").trains().getLast().id();
    turn.refused(
        Runs.of("TP", one + ": J5:1-_0 J3:4-_0 = J5.0 J3.0", two + ": J5:1-_0 J3:4-_0 = J5.0 J3.0"),
        "");
  }

  /** Fort Worth and Dallas, whose track meets in the hex between them. */
  private static Setting meeting(String tile, int rotation) {
    return Setting.of(TITLE, "A", "B")
        .phase("2")
        .tile("J5", "57", 2)
        .tile("J3", "57", 0)
        .tile("I4", tile, rotation)
        .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
  }

  /** The fork leads away from both. */
  @Test
  void noRouteReversesAtAJunction() {
    assertThat(meeting("23", 2).operating("TP", "run-trains").waitsFor("TP", "run-trains"))
        .isFalse();
  }

  @Test
  void aRouteFollowsACurveFromOneCityToTheOther() {
    assertThat(earned(meeting("7", 5).operating("TP", "run-trains"))).isEqualTo("TP runs for $40");
  }

  /** From Dallas by a small city twice through a hex with two small cities. */
  @Test
  void twoCitiesOfATileBothCount() {
    Setting loop =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 1)
            .tile("J7", "9", 1)
            .tile("J9", "58", 1)
            .tile("I10", "55", 0)
            .tile("H11", "7", 5)
            .tile("I12", "7", 1)
            .company("TP", it -> it.held("A", 60).operated(76).trains("4"));
    assertThat(earned(loop.operating("TP", "run-trains"))).isEqualTo("TP runs for $50");
  }

  @Test
  void allCitiesAlongARouteCount() {
    Setting line =
        Setting.of(TITLE, "A", "B")
            .tile("J5", "57", 0)
            .tile("K4", "4", 0)
            .tile("L3", "9", 0)
            .tile("M2", "57", 0)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    assertThat(earned(line.operating("TP", "run-trains"))).isEqualTo("TP runs for $30");
  }

  /** 70 earned: full, half with the kept part rounded up to 10, and withheld. */
  @ParameterizedTest
  @CsvSource({"PAY, 0, 42, 82", "HALF, 40, 18, 76", "WITHHOLD, 70, 0, 72"})
  void incomeIsPaidHalvedOrWithheldAndThePriceMoves(Kind kind, int kept, int paidToA, int price) {
    Setting line =
        Setting.of(TITLE, "A", "B")
            .phase("2")
            .tile("J5", "14", 1)
            .tile("J3", "15", 2)
            .tile("K4", "58", 2)
            .company("TP", it -> it.held("A", 60).held("B", 40).operated(76).cash(0).trains("3"));
    Position turn =
        line.operating("TP", "run-trains")
            .changed(state -> state.with(state.tokens().placed("TP", new MarketCell(3, 6))));
    Position ran = turn.play(turn.choices(RunTrains.class).getFirst());
    assertThat(ran.told().getFirst()).isEqualTo("TP runs for $70");
    Position paid = ran.play(new Dividend("TP", kind));
    assertThat(paid.cash("TP")).isEqualTo(kept);
    assertThat(paid.cash("A")).isEqualTo(1050 + paidToA);
    assertThat(paid.price("TP")).isEqualTo(price);
  }

  @Test
  void sharesOfTheOpenMarketPayTheirDividendsToTheBank() {
    Setting line = dallas("2").company("TP", it -> it.held("pool", 40));
    Position turn = line.operating("TP", "run-trains");
    int bank = turn.state().bank();
    Position paid = turn.runBest("TP", PAY);
    assertThat(paid.state().bank()).isEqualTo(bank - 6 * 5);
    assertThat(paid.cash("TP")).isZero();
  }

  @Test
  void aDividendOfZeroIsWithheldEarnings() {
    Position idle =
        Setting.of(TITLE, "A", "B")
            .company("TP", it -> it.held("A", 60).operated(76))
            .operating("TP", "run-trains");
    assertThat(idle.price("TP")).isEqualTo(72);
  }
}
