package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.RunTrains;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** Running trains. */
class RunningTest {
  private static final String TO_HORRINGFORD = "G7:5-_0 H8:2-_0";
  private static final String TO_ALVERSTONE = TO_HORRINGFORD + " H8:4-_0 I7:1-_1";
  private static final String TO_SHANKLIN =
      TO_ALVERSTONE + " I7:_0-_1 I7:5-_0 J8:2-_0 J8:1-_0 I9:4-_0 = ";

  /**
   * The IWNJ at Merstone: Horringford, then the two villages of Newchurch, Sandown and Shanklin.
   */
  private static Setting line(
      String horringford, String newchurch, int rotation, String... trains) {
    Setting east =
        Setting.of("1860")
            .phase("3")
            .tile("H8", horringford, 2)
            .tile("I7", newchurch, rotation)
            .tile("J8", "5", 1)
            .tile("I9", "759", 4);
    return east.company("IWNJ", it -> it.held("A", 60).operated(62).trains(trains));
  }

  private static Position running(String horringford, String newchurch, int rotation) {
    return line(horringford, newchurch, rotation, "2+1").operating("IWNJ", "run-trains");
  }

  /** The IOW at Ryde Esplanade: Ryde, Brading, Sandown. */
  private static Setting coast(String... trains) {
    Setting line =
        Setting.of("1860")
            .tile("J4", "6", 0)
            .tile("J6", "746", 0)
            .tile("J8", "6", 1)
            .tile("I9", "115", 4);
    return line.company("IOW", it -> it.held("A", 60).operated(82).trains(trains));
  }

  private static String train(Position position, String company, int index) {
    return position.company(company).trains().get(index).id();
  }

  /** One run of the company's first train. */
  private static RunTrains run(Position position, String company, String track) {
    return Runs.of(company, train(position, company, 0) + ": " + track);
  }

  /** What a run tells. */
  private static String earned(Position position, String company, String track) {
    return position.play(run(position, company, track)).told().getFirst();
  }

  @Test
  void aCompanyThatFindsARunHasToRun() {
    coast("3+2")
        .operating("IOW", "run-trains")
        .refused(new RunTrains("IOW", List.of()), "must run");
  }

  @Test
  void a21TrainCallsAtTwoLargeStationsAndASmallOneOrAHalt() {
    Position small =
        Setting.of("1860")
            .phase("3")
            .tile("J4", "57", 2)
            .tile("K5", "749", 2)
            .tile("L6", "115", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(58).trains("2+1"))
            .operating("BHI&R", "run-trains");
    assertThat(earned(small, "BHI&R", "L6:2-_0 K5:5-_0 K5:2-_0 J4:5-_0 = L6.0 K5.0 J4.0"))
        .isEqualTo("BHI&R runs for £50");
    Position halt =
        Setting.of("1860")
            .tile("J4", "57", 2)
            .tile("K5", "743", 2)
            .tile("L6", "115", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(58).trains("2+1"))
            .operating("BHI&R", "run-trains");
    assertThat(earned(halt, "BHI&R", "L6:2-_0 K5:5-_0 K5:2-_0 J4:5-_0 = L6.0 K5.0 J4.0"))
        .isEqualTo("BHI&R runs for £40 and a subsidy of £10");
  }

  @Test
  void a21TrainCallsAtOneLargeStationAndTwoSmallOnes() {
    assertThat(earned(running("748", "754", 5), "IWNJ", TO_ALVERSTONE + " = G7.0 H8.0 I7.1"))
        .isEqualTo("IWNJ runs for £30");
  }

  @Test
  void a21TrainCallsAtOneLargeStationASmallOneAndAHalt() {
    assertThat(earned(running("742", "754", 5), "IWNJ", TO_ALVERSTONE + " = G7.0 H8.0 I7.1"))
        .isEqualTo("IWNJ runs for £20 and a subsidy of £10");
  }

  @Test
  void noTrainCallsAtOneLargeStationAndTwoHaltsAsNoRunEndsInAHalt() {
    Position halts =
        line("742", "745", 5, "2+1")
            .company("IWNJ", it -> it.marker("J8"))
            .operating("IWNJ", "run-trains");
    halts.refused(run(halts, "IWNJ", "G7:5-_0 H8:2-_0 = G7.0 H8.0"), "halt");
    Setting alone =
        Setting.of("1860")
            .tile("H8", "742", 2)
            .tile("I7", "745", 5)
            .company("IWNJ", it -> it.held("A", 60).operated(62).trains("2+1"));
    assertThat(alone.operating("IWNJ", "run-trains").waitsFor("IWNJ", "run-trains")).isFalse();
  }

  @Test
  void a21TrainCallsAtNoThirdLargeStation() {
    Position turn = coast("2+1").operating("IOW", "run-trains");
    turn.refused(run(turn, "IOW", "I3:5-_0 J4:2-_0 J4:0-_0 J6:3-_0 = I3.0 J4.0 J6.0"), "2");
  }

  @Test
  void a32TrainEarns80And10OfSubsidyFrom20To30Over20ASmallStationAndAHalt() {
    assertThat(earned(toShanklin(), "IWNJ", TO_SHANKLIN + "G7.0 I7.1 I7.0 J8.0 I9.0"))
        .isEqualTo("IWNJ runs for £80 and a subsidy of £10");
  }

  @Test
  void itDoesNotCallAtAnotherHaltOnTheWay() {
    Position turn = toShanklin();
    turn.refused(run(turn, "IWNJ", TO_SHANKLIN + "G7.0 H8.0 I7.1 I7.0 J8.0 I9.0"), "3+2");
  }

  private static Position toShanklin() {
    return line("742", "754", 5, "3+2").tile("G7", "761", 0).operating("IWNJ", "run-trains");
  }

  @Test
  void smallStationsMayBeSkippedUnlessPlayersAgreeOtherwise() {
    Setting small =
        Setting.of("1860")
            .phase("3")
            .tile("J4", "57", 2)
            .tile("K5", "749", 2)
            .tile("L6", "115", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(58).trains("2+1"));
    Position turn = small.operating("BHI&R", "run-trains");
    assertThat(earned(turn, "BHI&R", "L6:2-_0 K5:5-_0 K5:2-_0 J4:5-_0 = L6.0 J4.0"))
        .isEqualTo("BHI&R runs for £40");
    Setting strict =
        Setting.of("1860", "no-skip-towns")
            .phase("3")
            .tile("J4", "57", 2)
            .tile("K5", "749", 2)
            .tile("L6", "115", 2)
            .company("BHI&R", it -> it.held("A", 60).operated(58).trains("2+1"));
    Position calls = strict.operating("BHI&R", "run-trains");
    calls.refused(run(calls, "BHI&R", "L6:2-_0 K5:5-_0 K5:2-_0 J4:5-_0 = L6.0 J4.0"), "K5.0");
  }

  @Test
  void aLargeStationOnTheWayIsNeverSkipped() {
    Position turn = coast("2+1").operating("IOW", "run-trains");
    turn.refused(run(turn, "IOW", "I3:5-_0 J4:2-_0 J4:0-_0 J6:3-_0 = I3.0 J6.0"), "J4.0");
  }

  @Test
  void noRunGoesWithoutABaseNorAllOfThemWithoutTheHome() {
    Position turn =
        coast("2+1").company("IOW", it -> it.marker("J6")).operating("IOW", "run-trains");
    turn.refused(run(turn, "IOW", "J8:1-_0 I9:4-_0 = J8.0 I9.0"), "marker")
        .refused(run(turn, "IOW", "J6:0-_0 J8:3-_0 = J6.0 J8.0"), "home");
  }

  @Test
  void aRunCallsAtTheHome() {
    Position turn =
        coast("2+1").company("IOW", it -> it.marker("J6")).operating("IOW", "run-trains");
    assertThat(earned(turn, "IOW", "I3:5-_0 J4:2-_0 = I3.0 J4.0")).isEqualTo("IOW runs for £50");
  }

  @Test
  void aRunThatMeetsNoOtherIsRefused() {
    Position turn = twoTrainsOnTheCoast();
    turn.refused(fromTheEsplanadeAnd(turn, "J6:0-_0 J8:3-_0 = J6.0 J8.0"), "no call in common");
  }

  @Test
  void aStationWhereTwoRunsMeetCountsInEach() {
    Position turn = twoTrainsOnTheCoast();
    Position ran = turn.play(fromTheEsplanadeAnd(turn, "J4:0-_0 J6:3-_0 = J4.0 J6.0"));
    assertThat(ran.told().getFirst()).isEqualTo("IOW runs for £80");
  }

  private static Position twoTrainsOnTheCoast() {
    return coast("2+1", "2+1").company("IOW", it -> it.marker("J6")).operating("IOW", "run-trains");
  }

  private static RunTrains fromTheEsplanadeAnd(Position turn, String second) {
    return Runs.of(
        "IOW",
        train(turn, "IOW", 0) + ": I3:5-_0 J4:2-_0 = I3.0 J4.0",
        train(turn, "IOW", 1) + ": " + second);
  }

  @Test
  void eachTrainRunsThatFindsARunOnTheTrackLeft() {
    Position two =
        coast("2+1", "2+1").company("IOW", it -> it.marker("J6")).operating("IOW", "run-trains");
    two.refused(
        run(two, "IOW", "I3:5-_0 J4:2-_0 = I3.0 J4.0"),
        "must run every train that has a route: the 2+1-train could also run, between");
    Position blocked = coast("2+1", "2+1").operating("IOW", "run-trains");
    assertThat(earned(blocked, "IOW", "I3:5-_0 J4:2-_0 = I3.0 J4.0")).isEqualTo("IOW runs for £50");
  }

  @Test
  void noTrackIsUsedTwiceInATurn() {
    Position turn = coast("2+1", "2+1").operating("IOW", "run-trains");
    String track = ": I3:5-_0 J4:2-_0 = I3.0 J4.0";
    turn.refused(
        Runs.of("IOW", train(turn, "IOW", 0) + track, train(turn, "IOW", 1) + track),
        "both use the track");
  }

  @Test
  void theDirectorNeedNotEarnTheMost() {
    Position turn = line("742", "754", 5, "3+2").operating("IWNJ", "run-trains");
    assertThat(earned(turn, "IWNJ", TO_ALVERSTONE + " = G7.0 H8.0 I7.1"))
        .isEqualTo("IWNJ runs for £20 and a subsidy of £10");
  }

  @Test
  void rydePierIsALargeStationOnceTheEsplanadeIsUpgradedAndIsWorthMoreLater() {
    assertThat(earned(pier("3"), "IOW", "J2:1-_0 I3:4-_0 = J2.0 I3.0"))
        .isEqualTo("IOW runs for £70");
    assertThat(earned(pier("5"), "IOW", "J2:1-_0 I3:4-_0 = J2.0 I3.0"))
        .isEqualTo("IOW runs for £90");
    assertThat(
            Setting.of("1860")
                .company("IOW", it -> it.held("A", 60).operated(82).trains("2+1"))
                .operating("IOW", "run-trains")
                .waitsFor("IOW", "run-trains"))
        .isFalse();
  }

  private static Position pier(String phase) {
    return Setting.of("1860")
        .phase(phase)
        .tile("I3", "758", 0)
        .company("IOW", it -> it.held("A", 60).operated(82).trains("3+2"))
        .operating("IOW", "run-trains");
  }
}
