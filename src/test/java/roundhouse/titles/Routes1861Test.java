package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.RunTrains;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1861: routes and what they are worth. */
class Routes1861Test {

  private static Setting setting(String phase) {
    Setting setting = Setting.of("1861").set(2);
    return phase.equals("2") ? setting : setting.phase(phase);
  }

  /** What the best runs of a company bring. */
  private static int best(Setting setting, String company) {
    Position run = setting.operating(company, "run-trains");
    if (run.choices(RunTrains.class).isEmpty()) return 0;
    String told = run.play(run.choices(RunTrains.class).getFirst()).told().getFirst();
    return Integer.parseInt(told.replaceAll(".*runs for R(\\d+).*", "$1"));
  }

  /** The Nikolaev, whose printed track leads over Tver to St. Petersburg. */
  private static Setting nikolaev(String phase, String... trains) {
    return setting(phase)
        .company("N", it -> it.held("A", 100).operated(80).cash(500).trains(trains));
  }

  @Test
  void smallStationsMayBeSkippedAndThenDoNotCount() {
    assertThat(best(nikolaev("2", "2"), "N")).isEqualTo(80);
    assertThat(best(nikolaev("3", "3"), "N")).isEqualTo(90);
  }

  @Test
  void aRunBeginsAndEndsWhereItCallsButNotWhereGamesWereRecorded() {
    assertThat(TestTitle.of("1861").design().routes().callAtEnds()).isTrue();
    assertThat(TestTitle.of("1861", "as-recorded").design().routes().callAtEnds()).isFalse();
  }

  @Test
  void anyFiveStationsCountButWhereGamesWereRecordedOneHasTheMarker() {
    assertThat(TestTitle.of("1861").design().routes().skipMarkers()).isTrue();
    assertThat(TestTitle.of("1861", "as-recorded").design().routes().skipMarkers()).isFalse();
  }

  @Test
  void aRouteHasTwoStationsAtLeast() {
    assertThat(
            best(
                setting("2")
                    .tile("D20", "201", 2)
                    .company("OK", it -> it.held("A", 100).operated(80).cash(500).trains("2")),
                "OK"))
        .isZero();
  }

  /** Two trains from Moscow, over Tver to St. Petersburg and over Tula to Voronezh: 90 and 70. */
  @Test
  void eachTrainRunsOnTrackOfItsOwn() {
    Setting two = twoTrainsInMoscow().tile("H10", "4", 0).tile("H12", "8", 3).tile("I13", "57", 2);
    assertThat(best(two, "NW")).isEqualTo(70 + 10 + 40 + 70 + 10 + 20);
  }

  @Test
  void noTwoTrainsRunOnOneTrack() {
    assertThat(best(twoTrainsInMoscow(), "NW")).isEqualTo(70 + 10 + 40);
  }

  private static Setting twoTrainsInMoscow() {
    return setting("5")
        .tile("H8", "638", 0)
        .company(
            "NW", it -> it.held("A", 40).operated(100).cash(500).marker("H8").trains("3", "3"));
  }

  @ParameterizedTest
  @CsvSource({"2, 30", "3, 40", "4, 40", "5, 60", "6, 80", "7, 80", "8, 80"})
  void offBoardAreasAreWorthMoreWithThePhase(String phase, int earned) {
    Setting rostov =
        setting(phase)
            .tile("I19", "57", 2)
            .company(
                "NW", it -> it.held("A", 40).operated(100).cash(500).marker("I19").trains("4"));
    assertThat(best(rostov, "NW")).isEqualTo(earned);
  }

  @Test
  void aRouteEndsOffTheBoardAndDoesNotPassThroughIt() {
    Setting caucasus =
        setting("6")
            .tile("I19", "57", 2)
            .tile("K19", "8", 2)
            .tile("K17", "57", 0)
            .company(
                "NW", it -> it.held("A", 40).operated(100).cash(500).marker("I19").trains("8"));
    assertThat(best(caucasus, "NW")).isEqualTo(20 + 60);
  }

  /** From Moscow over Tver to St. Petersburg, and on to Vilna. */
  @Test
  void aRouteReachesACityFullOfOthersMarkersAndPassesNone() {
    Setting line = nikolaev("6", "8").tile("E1", "641", 0).tile("B8", "58", 2);
    assertThat(best(line, "N")).isEqualTo(40 + 10 + 50 + 10);
    for (String other : new String[] {"SW", "SE", "MK"})
      line.company(other, it -> it.held("B", 20).operated(70).marker("E1"));
    assertThat(best(line, "N")).isEqualTo(40 + 10 + 50);
  }

  /** Moscow, Nizhnii Novgorod, Kazan and Ekaterinburg in a line. */
  private static Setting east(String marker, int city, String... trains) {
    return setting("5")
        .tile("P4", "9", 1)
        .tile("O5", "9", 1)
        .tile("N6", "9", 1)
        .tile("M7", "57", 1)
        .tile("L8", "8", 2)
        .tile("J8", "9", 1)
        .tile("I9", "8", 2)
        .tile("H8", "637", 0)
        .company(
            "NW",
            it -> it.held("A", 40).operated(100).cash(500).marker(marker, city).trains(trains));
  }

  @Test
  void ekaterinburgCountsTwiceOnARunWithMoscow() {
    assertThat(best(east("H8", 2, "4"), "NW")).isEqualTo(50 + 30 + 20 + 80);
    assertThat(best(east("Q3", 0, "2"), "NW")).isEqualTo(20 + 40);
  }

  /** From Moscow to St. Petersburg; the NW has a marker there or far away. */
  private static Setting withMarkerIn(String hex) {
    return setting("6")
        .tile("E1", "641", 0)
        .company("NW", it -> it.held("A", 40).operated(100).cash(500).marker(hex).trains("2"));
  }

  @Test
  void aRouteHasAMarkerOfTheCompany() {
    assertThat(best(withMarkerIn("E1"), "NW")).isEqualTo(40 + 50);
  }

  @Test
  void trackWithoutAMarkerOfTheCompanyIsNoRoute() {
    assertThat(best(withMarkerIn("M7"), "NW")).isZero();
  }

  @Test
  void a22TrainCallsAtTwoStationsAndCountsTwice() {
    assertThat(best(nikolaev("8", "2+2"), "N")).isEqualTo(2 * 80);
  }

  @Test
  void a55ETrainDoublesFiveStationsAndMaySkipLargeOnes() {
    Setting line = east("H8", 2, "5+5E").tile("P2", "57", 2).tile("I7", "8", 1).tile("I5", "4", 0);
    assertThat(best(line, "NW")).isEqualTo(2 * (50 + 30 + 20 + 80 + 20));
    assertThat(best(east("Q3", 0, "4").tile("P2", "57", 2), "NW")).isEqualTo(50 + 30 + 20 + 80);
  }

  @Test
  void aPrivateOfTheCompanyAdds10ToItsCity() {
    assertThat(best(nikolaev("3", "2").owned("MYR", "N"), "N")).isEqualTo(90);
    assertThat(best(nikolaev("3", "2").owned("MYR", "N").owned("MRR", "N"), "N")).isEqualTo(100);
    assertThat(best(nikolaev("3", "2").owned("MYR", "A"), "N")).isEqualTo(80);
    assertThat(best(nikolaev("3", "2").owned("BSS", "N").owned("TSR", "N"), "N")).isEqualTo(80);
  }

  @Test
  void nobodyMustAnnounceTheHighestEarnings() {
    nikolaev("3", "3").operating("N", "run-trains").play(new RunTrains("N", List.of()));
  }
}
