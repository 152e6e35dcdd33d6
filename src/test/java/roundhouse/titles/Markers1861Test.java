package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.engine.Game;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: station markers, their prices by distance, and spaces that are kept. */
class Markers1861Test {

  /** Track from Ekaterinburg over Kazan to Samara. */
  private static Setting volga(String phase, String samara) {
    return Setting.of("1861")
        .set(2)
        .phase(phase)
        .tile("P4", "9", 1)
        .tile("O5", "9", 1)
        .tile("N6", "9", 1)
        .tile("M7", "5", 4)
        .tile("N8", "8", 0)
        .tile("N10", samara, 2)
        .company("NW", it -> it.held("A", 40).operated(100).cash(500).marker("Q3"));
  }

  private static Position placing(Setting setting) {
    return setting.operating("NW", "place-marker").asks("NW", "place-marker");
  }

  /**
   * The rulebook's example: from Ekaterinburg four hexes to Kazan at 20, from there two to Samara
   * at 40.
   */
  @Test
  void theSecondMarkerCosts20AndTheThird40ForEachHexFromTheNearest() {
    Position second = placing(volga("5", "201")).play(new PlaceMarker("NW", HexId.of("M7"), 0));
    assertThat(second.cash("NW")).isEqualTo(500 - 4 * 20);
    Position third =
        placing(volga("5", "201").company("NW", it -> it.marker("M7")))
            .play(new PlaceMarker("NW", HexId.of("N10"), 0));
    assertThat(third.cash("NW")).isEqualTo(500 - 2 * 40);
  }

  @Test
  void theWayOfTheTrackDoesNotCount() {
    Position samara = placing(volga("5", "201")).play(new PlaceMarker("NW", HexId.of("N10"), 0));
    assertThat(samara.cash("NW")).isEqualTo(500 - 5 * 20);
  }

  /** On the straight way from Astrakhan to Kazan the map has no hexes: still 6, not 8. */
  @ParameterizedTest
  @CsvSource({"M7, 6", "K17, 2", "L12, 4", "N10, 5"})
  void aStraightWayMayLeaveTheMap(String hex, int distance) {
    Position turn =
        Setting.of("1861")
            .set(2)
            .phase("5")
            .company("SW", it -> it.held("B", 30).operated(90).marker("M19").cash(500))
            .operating("SW", "lay-track");
    var asked =
        new MarkerHooks.MarkerCost(turn.company("SW"), turn.title().map().hex(HexId.of(hex)), 0);
    assertThat(new Game(turn.title(), turn.state()).ask(MarkerHooks.MARKER_COST, asked))
        .isEqualTo(distance * 20);
  }

  @Test
  void onlyOneIsPlacedInATurn() {
    assertThat(
            placing(volga("5", "201"))
                .play(new PlaceMarker("NW", HexId.of("M7"), 0))
                .waitsFor("NW", "place-marker"))
        .isFalse();
  }

  @Test
  void itMustBeInReachWithAFreeSpaceAndNotTwiceInAHex() {
    Position turn = placing(volga("5", "201"));
    turn.denies(new PlaceMarker("NW", HexId.of("L12"), 0))
        .denies(new PlaceMarker("NW", HexId.of("Q3"), 0));
    Position full =
        volga("5", "201")
            .company("SW", it -> it.held("B", 20).operated(70).marker("M7"))
            .operating("NW", "place-marker");
    full.denies(new PlaceMarker("NW", HexId.of("M7"), 0))
        .denies(new PlaceMarker("NW", HexId.of("N10"), 0));
  }

  @Test
  void itIsPaidInCash() {
    volga("5", "201")
        .company("NW", it -> it.cash(79))
        .operating("NW", "place-marker")
        .denies(new PlaceMarker("NW", HexId.of("M7"), 0));
  }

  @Test
  void minorsHaveNoSecondMarker() {
    assertThat(
            volga("5", "201")
                .company("E", it -> it.held("A", 100).operated(80).cash(500))
                .operating("E", "place-marker")
                .waitsFor("E", "place-marker"))
        .isFalse();
  }

  @Test
  void untilPhase5ASpaceIsKeptForEachMinorThatHasNotStarted() {
    placing(volga("4", "201")).denies(new PlaceMarker("NW", HexId.of("N10"), 0));
    placing(volga("4", "207")).offers(new PlaceMarker("NW", HexId.of("N10"), 0));
    placing(volga("5", "201")).offers(new PlaceMarker("NW", HexId.of("N10"), 0));
    placing(volga("4", "207").company("SW", it -> it.held("B", 20).operated(70).marker("N10")))
        .denies(new PlaceMarker("NW", HexId.of("N10"), 0));
  }

  /**
   * Kiev's tile is turned by two: where its first, second and third city was printed lie the third,
   * first and second.
   */
  @Test
  void aHomeIsTheCityThatKeepsThePrintedTrack() {
    Position auction =
        Setting.of("1861")
            .set(2)
            .cash("A", 900)
            .cash("B", 900)
            .company("N", it -> it.held("C", 100).operated(80))
            .tile("D14", "635", 2)
            .company("KK", it -> it.held("B", 100).marker("D14", 1))
            .stock("A")
            .play(new Bid("A", "KB", 100), new Pass("B"), new Pass("C"));
    assertThat(auction.state().board().markersOf("KB"))
        .singleElement()
        .satisfies(home -> assertThat(home.city()).isZero());
  }

  /**
   * Any one space of the hex is kept for the minor, which need not be the one that its circle was
   * printed at.
   */
  @Test
  void aHomeThatOthersFillIsTheNextCityWithASpace() {
    Position auction =
        Setting.of("1861")
            .set(2)
            .cash("A", 900)
            .cash("B", 900)
            .company("N", it -> it.held("C", 100).operated(80))
            .tile("D14", "635", 2)
            .company("NW", it -> it.held("B", 40).operated(100).marker("D14", 1))
            .stock("A")
            .play(new Bid("A", "KK", 100), new Pass("B"), new Pass("C"));
    assertThat(auction.state().board().markersOf("KK"))
        .singleElement()
        .satisfies(home -> assertThat(home.city()).isZero());
  }

  /** NW in Moscow, joined to St. Petersburg by the printed track. */
  private static Setting moscow(String... others) {
    Setting setting = Setting.of("1861").set(2).phase("6").tile("E1", "641", 0);
    for (String other : others)
      setting.company(other, it -> it.held("B", 20).operated(70).marker("E1"));
    return setting.company("NW", it -> it.held("A", 40).operated(100).cash(500).marker("H8", 1));
  }

  @Test
  void aSpaceOfStPetersburgIsKeptForTheState() {
    placing(moscow("SW")).offers(new PlaceMarker("NW", HexId.of("E1"), 0));
    moscow("SW", "SE")
        .operating("NW", "place-marker")
        .denies(new PlaceMarker("NW", HexId.of("E1"), 0));
  }

  private static Setting grayMoscow(String... others) {
    Setting setting = Setting.of("1861").set(2).phase("6").tile("H8", "639", 0);
    for (String other : others)
      setting.company(other, it -> it.held("B", 20).operated(70).marker("H8"));
    return setting.company("NW", it -> it.held("A", 40).operated(100).cash(500).marker("E1", 1));
  }

  @Test
  void andOneOfGrayMoscow() {
    placing(grayMoscow("SW", "SE")).offers(new PlaceMarker("NW", HexId.of("H8"), 0));
    grayMoscow("SW", "SE", "MK")
        .operating("NW", "place-marker")
        .denies(new PlaceMarker("NW", HexId.of("H8"), 0));
  }
}
