package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: laying and upgrading track, and what rivers, mountains and the coast cost. */
class Track1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, HexId.of(hex), tile, rotation);
  }

  /** The Illinois Central at Jackson, track to the east. */
  private static Setting jackson() {
    return Setting.of(TITLE, "A", "B")
        .tile("K16", "57", 1)
        .company("IC", it -> it.held("A", 60).operated(76).cash(500));
  }

  @Test
  void twoYellowTilesAreLaidOrOneTileIsUpgraded() {
    Position turn = jackson().phase("2").operating("IC", "lay-track");
    Position one =
        turn.play(lay("IC", "K18", "9", 1))
            .asks("IC", "lay-track")
            .refused(lay("IC", "K16", "14", 0), "has no tile of this kind left to lay");
    assertThat(one.play(lay("IC", "K20", "58", 1)).waitsFor("IC", "lay-track")).isFalse();
    assertThat(turn.play(lay("IC", "K16", "14", 0)).waitsFor("IC", "lay-track")).isFalse();
  }

  @Test
  void aCompanyLaysItsFirstTileAtItsStation() {
    Position turn =
        Setting.of(TITLE, "A", "B")
            .company("IC", it -> it.held("A", 60).floated(76).cash(500))
            .operating("IC", "lay-track");
    turn.offers(lay("IC", "K16", "5", 0)).refused(lay("IC", "K18", "9", 1), "would not connect");
  }

  @Test
  void newTrackIsReachedFromOneOfItsStations() {
    jackson()
        .operating("IC", "lay-track")
        .refused(lay("IC", "K20", "58", 1), "would not connect")
        .refused(lay("IC", "L17", "9", 0), "would not connect")
        .offers(lay("IC", "K18", "8", 1));
  }

  @Test
  void anUpgradeBringsNewTrackOrAHigherValueThatItCanRunTo() {
    Position turn = jackson().phase("2").tile("K18", "8", 1).operating("IC", "lay-track");
    turn.offers(lay("IC", "K16", "14", 0))
        .offers(lay("IC", "K18", "24", 1))
        .refused(lay("IC", "K18", "16", 1), "neither useful track nor a higher value");
  }

  @Test
  void anUpgradeKeepsAllTrackAndAllStationMarkersInTheirPlaces() {
    Position laid =
        jackson().phase("2").operating("IC", "lay-track").play(lay("IC", "K16", "14", 0));
    assertThat(laid.state().board().markersAt(HexId.of("K16")))
        .extracting(marker -> marker.company())
        .containsExactly("IC");
    assertThat(laid.state().board().laid("57")).isZero();
  }

  @Test
  void anUpgradeThatWouldLoseTrackIsRefused() {
    jackson()
        .phase("2")
        .operating("IC", "lay-track")
        .refused(lay("IC", "K16", "14", 2), "keep all track");
  }

  @Test
  void tilesComeInTheColoursOfThePhase() {
    jackson()
        .operating("IC", "lay-track")
        .refused(lay("IC", "K16", "14", 0), "green tiles cannot be laid in phase 1");
    jackson()
        .phase("3")
        .tile("K16", "14", 0)
        .operating("IC", "lay-track")
        .refused(lay("IC", "K16", "63", 0), "brown tiles cannot be laid in phase 3");
    jackson()
        .phase("4")
        .tile("K16", "14", 0)
        .operating("IC", "lay-track")
        .offers(lay("IC", "K16", "63", 0));
    Setting gray =
        Setting.of(TITLE, "A", "B")
            .tile("B11", "170", 0)
            .company("MKT", it -> it.held("A", 60).operated(76).cash(500));
    gray.phase("4")
        .operating("MKT", "lay-track")
        .refused(lay("MKT", "B11", "171K", 0), "gray tiles cannot be laid in phase 4");
    gray.phase("5").operating("MKT", "lay-track").offers(lay("MKT", "B11", "171K", 0));
  }

  @Test
  void trackDoesNotEndAtPrintedTerrainUnlessThereIsAConnectionPoint() {
    Setting north =
        Setting.of(TITLE, "A", "B")
            .company("ATSF", it -> it.held("A", 60).operated(76).cash(500))
            .tile("B9", "57", 1)
            .tile("B7", "4", 1)
            .tile("B5", "9", 1)
            .tile("B3", "8", 2);
    Position turn = north.operating("ATSF", "lay-track");
    assertThat(TITLE.map().hex(HexId.of("B3")).neighbors().get(2)).isEqualTo(HexId.of("A2"));
    turn.refused(lay("ATSF", "A4", "9", 2), "")
        .refused(lay("ATSF", "C2", "9", 1), "run off the map");
    Setting gulf =
        Setting.of(TITLE, "A", "B")
            .company("GMO", it -> it.held("A", 60).operated(76).cash(500))
            .tile("M20", "57", 1);
    gulf.operating("GMO", "lay-track")
        .refused(lay("GMO", "N19", "8", 0), "")
        .offers(lay("GMO", "M18", "9", 1));
  }

  @Test
  void noTrackCrossesTheStraightBlueLinesEastOfNewOrleans() {
    Setting delta =
        Setting.of(TITLE, "A", "B")
            .company("GMO", it -> it.held("A", 60).operated(76).cash(900).marker("N17"))
            .owned("MRBC", "GMO")
            .tile("N17", "57", 2);
    delta
        .operating("GMO", "lay-track")
        .refused(lay("GMO", "O18", "7", 2), "impassable border to N19");
    Setting coast =
        Setting.of(TITLE, "A", "B")
            .company("GMO", it -> it.held("A", 60).operated(76).cash(900))
            .tile("M20", "5", 0);
    coast
        .operating("GMO", "lay-track")
        .refused(lay("GMO", "N19", "8", 1), "impassable border to N17")
        .offers(lay("GMO", "N19", "7", 3));
  }

  @ParameterizedTest
  @CsvSource({
    "A10, 40",
    "B11, 40",
    "H5, 40",
    "E12, 60",
    "F13, 60",
    "J11, 60",
    "L11, 60",
    "O2, 60",
    "N7, 80",
    "N13, 80",
    "N17, 80",
    "O14, 100",
    "B17, 40",
    "E18, 60",
    "L13, 80",
    "O16, 100",
    "O18, 100"
  })
  void riversMountainsAndTheCoastCostWhatIsPrinted(String hex, int cost) {
    assertThat(TITLE.map().hex(HexId.of(hex)).terrain()).isEqualTo(cost);
  }

  @Test
  void difficultTerrainIsPaidByTheFirstTileOnly() {
    Setting ozarks =
        Setting.of(TITLE, "A", "B").company("SLSF", it -> it.held("A", 60).operated(76).cash(500));
    Position laid = ozarks.operating("SLSF", "lay-track").play(lay("SLSF", "E12", "57", 1));
    assertThat(laid.cash("SLSF")).isEqualTo(500 - 60);
    Position upgraded =
        ozarks
            .phase("2")
            .tile("E12", "57", 1)
            .operating("SLSF", "lay-track")
            .play(lay("SLSF", "E12", "14", 0));
    assertThat(upgraded.cash("SLSF")).isEqualTo(500);
  }

  @Test
  void theCompanyMustHaveTheMoneyForTheTerrainAtOnce() {
    Setting.of(TITLE, "A", "B")
        .company("SLSF", it -> it.held("A", 60).operated(76).cash(59))
        .company("SLSF", it -> it.marker("H13"))
        .operating("SLSF", "lay-track")
        .refused(lay("SLSF", "E12", "57", 1), "cannot pay $60 for the terrain");
  }

  @Test
  void aTileThatIsUsedUpIsThereAgainWhenOneIsReplaced() {
    Setting used =
        Setting.of(TITLE, "A", "B")
            .phase("2")
            .tile("D5", "5", 0)
            .tile("F5", "5", 0)
            .company("IC", it -> it.held("A", 60).floated(76).cash(500));
    used.operating("IC", "lay-track")
        .refused(lay("IC", "K16", "5", 0), "no tile 5 is left")
        .offers(lay("IC", "K16", "6", 0));
    used.tile("F5", "14", 0).operating("IC", "lay-track").offers(lay("IC", "K16", "5", 0));
  }

  @Test
  void theSixteenHexesOfTheMississippiHaveTwoBanksEach() {
    assertThat(
            TITLE.map().hexes().keySet().stream()
                .filter(id -> TITLE.map().hex(id).banks().size() == 2))
        .hasSize(16);
  }
}
