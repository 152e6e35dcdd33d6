package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.HALF;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/**
 * 1870: connection runs, of the TP from Dallas to New Orleans and of the FW from Fort Worth to
 * Denver.
 */
class Connection1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  /** Dallas, Alexandria, Baton Rouge and New Orleans on one line, which goes on to Mobile. */
  private static Setting line(Title title) {
    return Setting.of(title, "A", "B")
        .phase("4")
        .set(3)
        .tile("J5", "57", 1)
        .tile("J7", "8", 5)
        .tile("K8", "8", 2)
        .tile("K10", "8", 5)
        .tile("L11", "57", 2)
        .tile("M12", "8", 2)
        .tile("M14", "6", 5)
        .tile("N15", "8", 2)
        .tile("N17", "6", 1)
        .tile("M18", "8", 4)
        .tile("M20", "5", 0)
        .owned("MRBC", "GMO");
  }

  private static Setting texas(String... trains) {
    return line(TITLE).company("TP", it -> it.held("A", 60).operated(76).cash(500).trains(trains));
  }

  private static Position connected(String... trains) {
    return texas(trains).operating("TP", "place-tokens").asks("TP", "destinationMarker");
  }

  private static Position placed(Position connected) {
    return connected.play(new Choose("TP", "destinationMarker", "Map"));
  }

  private static Position kept(Position connected) {
    return connected.play(new Choose("TP", "destinationMarker", "Charter"));
  }

  private static String earned(Position atRun) {
    return atRun.play(atRun.choices(RunTrains.class).getFirst()).told().getFirst();
  }

  @Test
  void aCompanyIsLookedAtWhenATurnIsOverAndNeedsATrainThatGoesAllTheWay() {
    connected("4");
    assertThat(texas("3").operating("TP", "place-tokens").waitsFor("TP", "destinationMarker"))
        .isFalse();
  }

  /** The SSW has a marker in Baton Rouge, where a space is free for passing through. */
  private static Setting rival(String batonRouge, int rotation) {
    return texas("4")
        .tile("M14", batonRouge, rotation)
        .company("SSW", it -> it.held("B", 60).operated(100).cash(500).trains("5").marker("M14"));
  }

  @Test
  void theTrackMayBeLaidByAnother() {
    Position turn = rival("15", 5).operating("SSW", "buy-trains");
    turn.pass("SSW").asks("TP", "destinationMarker");
    Position gap = turn.changed(state -> state.with(withoutTile(state.board(), "N15")));
    assertThat(gap.pass("SSW").waitsFor("TP", "destinationMarker")).isFalse();
  }

  private static Board withoutTile(Board board, String hex) {
    var laid = new LinkedHashMap<>(board.laid());
    laid.remove(HexId.of(hex));
    return new Board(board.map(), laid, board.markers());
  }

  @Test
  void aMarkerPlacedLaterInTheTurnMayBlockTheConnection() {
    assertThat(
            rival("6", 5)
                .operating("SSW", "buy-trains")
                .pass("SSW")
                .waitsFor("TP", "destinationMarker"))
        .isFalse();
  }

  @Test
  void theOneThatJustOperatedRunsFirst() {
    Setting three =
        denver(texas("4").company("FW", it -> it.held("B", 60).operated(100).trains("2")));
    three
        .operating("TP", "place-tokens")
        .asks("TP", "destinationMarker")
        .play(new Choose("TP", "destinationMarker", "Map"))
        .runBest("TP", PAY)
        .asks("FW", "destinationMarker");
  }

  @Test
  void ofTheOthersTheOneWithTheHighestPriceRunsFirst() {
    Setting other =
        denver(texas("4").company("FW", it -> it.held("B", 60).operated(100).trains("2")))
            .company("IC", it -> it.held("B", 60).operated(72));
    other.operating("IC", "place-tokens").asks("FW", "destinationMarker");
  }

  /** Fort Worth and Denver on one line. */
  private static Setting denver(Setting setting) {
    return setting
        .tile("J3", "57", 2)
        .tile("I2", "9", 2)
        .tile("H1", "8", 3)
        .tile("G2", "9", 0)
        .tile("F3", "8", 0)
        .tile("E2", "9", 2)
        .tile("D1", "8", 3)
        .tile("C2", "9", 0)
        .tile("B3", "8", 0);
  }

  @Test
  void whatAClosingOpensInAStockRoundIsRunAtTheBeginningOfTheNextOperatingRound() {
    Position stock = texas("4").stock("A").pass("A", "B");
    assertThat(stock.round()).startsWith("operating");
    stock.asks("TP", "destinationMarker");
  }

  @Test
  void theMarkerIsPlacedFreeAtTheEdgeOfTheHex() {
    Position at = placed(connected("4"));
    assertThat(at.cash("TP")).isEqualTo(500);
    assertThat(at.state().board().markersAt(HexId.of("N17")))
        .containsExactly(new Marker("TP", HexId.of("N17"), 0, Marker.BESIDE, false, false));
    assertThat(at.state().board().freeSlot(HexId.of("N17"), 0)).contains(0);
  }

  @Test
  void orKeptAsAStationMarkerFor100() {
    assertThat(kept(connected("4")).company("TP").markers()).containsExactly(40, 100);
  }

  @Test
  void itDoublesTheDestinationWhenItLiesThereAndNotWhenItIsKept() {
    assertThat(earned(placed(connected("4")))).isEqualTo("TP runs for $100");
    assertThat(earned(kept(connected("4")))).isEqualTo("TP runs for $80");
  }

  @Test
  void whoHasAMarkerThereAlreadyKeepsTheOtherForAStation() {
    Position run =
        texas("4")
            .company("TP", it -> it.marker("N17"))
            .operating("TP", "place-tokens")
            .asks("TP", "run-trains");
    assertThat(run.company("TP").markers()).containsExactly(100);
  }

  @Test
  void keptAndPlacedLaterForMoneyItDoublesNothing() {
    Setting later =
        texas("4").tile("N17", "15", 0).company("TP", it -> it.flag("connected").marker("N17"));
    assertThat(earned(later.operating("TP", "run-trains"))).isEqualTo("TP runs for $90");
  }

  @Test
  void theRunGoesNotBeyondHomeOrDestination() {
    assertThat(earned(kept(connected("12")))).isEqualTo("TP runs for $80");
    kept(connected("12")).refused(new RunTrains("TP", List.of()), "");
  }

  @Test
  void otherTrainsRunAsUsual() {
    Setting west = texas("4", "2").tile("J5", "14", 1).tile("J3", "57", 1);
    Position run = kept(west.operating("TP", "place-tokens").asks("TP", "destinationMarker"));
    assertThat(earned(run)).isEqualTo("TP runs for $%d".formatted(30 + 20 + 20 + 20 + 30 + 20));
  }

  @Test
  void itIsPaidInFullOrWithheldAndWithheldMovesNoPrice() {
    Position run = kept(connected("4"));
    Position asked = run.play(run.choices(RunTrains.class).getFirst());
    asked.refused(new Dividend("TP", HALF), "pay or withhold");
    assertThat(asked.play(new Dividend("TP", WITHHOLD)).price("TP")).isEqualTo(76);
    assertThat(asked.play(new Dividend("TP", WITHHOLD)).cash("TP")).isEqualTo(500 + 80);
    assertThat(asked.play(new Dividend("TP", PAY)).price("TP")).isEqualTo(82);
  }

  @Test
  void thereIsOneConnectionRunForEachCompany() {
    Position run = placed(connected("4")).runBest("TP", PAY);
    assertThat(run.waitsFor("TP", "destinationMarker")).isFalse();
    assertThat(run.flag("TP", "connected")).isTrue();
  }

  /** Later runs: doubled where they end there, not where they run through. */
  @Test
  void aLaterRunDoublesTheDestinationWhereItEnds() {
    Setting later =
        texas("12")
            .tile("N17", "15", 0)
            .company("TP", it -> it.flag("connected").flag("doubles-destination"));
    assertThat(earned(later.operating("TP", "run-trains")))
        .isEqualTo("TP runs for $%d".formatted(20 + 20 + 20 + 30 + 30));
    Setting through = texas("12").tile("N17", "15", 0).company("TP", it -> it.flag("connected"));
    assertThat(earned(through.operating("TP", "run-trains")))
        .isEqualTo("TP runs for $%d".formatted(20 + 20 + 20 + 30 + 20));
  }

  @Test
  void stationMarkerWarsPutTheMarkerIntoASpaceOfTheCity() {
    Title wars = TestTitle.of("1870", "station-wars");
    Setting free = line(wars).company("TP", it -> it.held("A", 60).operated(76).trains("4"));
    assertThat(
            placed(free.operating("TP", "place-tokens")).state().board().markersAt(HexId.of("N17")))
        .containsExactly(new Marker("TP", HexId.of("N17"), 0, 0, false, false));
    Setting full =
        line(wars)
            .company("TP", it -> it.held("A", 60).operated(76).trains("4"))
            .company("GMO", it -> it.held("B", 60).operated(100).cash(500).marker("N17"));
    Position beside = placed(full.operating("TP", "place-tokens"));
    assertThat(beside.state().board().markersAt(HexId.of("N17")))
        .contains(new Marker("TP", HexId.of("N17"), 0, Marker.BESIDE, false, false));
    Position gmo = beside.runBest("TP", PAY);
    while (!gmo.waitsFor("GMO", "lay-track")) gmo = gmo.pass(gmo.decision().orElseThrow().entity());
    Position upgraded = gmo.play(new LayTile("GMO", HexId.of("N17"), "15", 0));
    assertThat(upgraded.state().board().markersAt(HexId.of("N17"))).allMatch(Marker::takesSpace);
  }

  @Test
  void inStationMarkerWarsOtherDestinationsKeepTheirEdge() {
    Setting wars =
        Setting.of(TestTitle.of("1870", "station-wars"), "A", "B")
            .company("FW", it -> it.held("B", 60).operated(100).trains("2"));
    Position placed =
        denver(wars)
            .operating("FW", "place-tokens")
            .play(new Choose("FW", "destinationMarker", "Map"));
    assertThat(placed.state().board().markersAt(HexId.of("A2"))).noneMatch(Marker::takesSpace);
    placed.refused(new PlaceMarker("FW", HexId.of("A2"), 0), "");
  }
}
