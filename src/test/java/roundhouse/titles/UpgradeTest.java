package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.LayTile;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Upgrading track. */
class UpgradeTest {

  private static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, HexId.of(hex), tile, rotation);
  }

  /** The IOW at Ryde Esplanade, a line over Ryde and Brading to Sandown. */
  private static Setting east(String... trains) {
    Setting line =
        Setting.of("1860").phase("3").tile("J4", "6", 0).tile("J6", "746", 0).tile("J8", "6", 1);
    return line.company("IOW", it -> it.held("A", 60).operated(82).cash(300).trains(trains));
  }

  @Test
  void oneTileIsUpgradedInsteadOfLayingAny() {
    Position turn = east("3+2").operating("IOW", "lay-track");
    assertThat(turn.play(lay("IOW", "J6", "757", 3)).waitsFor("IOW", "lay-track")).isFalse();
    Setting plain =
        Setting.of("1860")
            .phase("3")
            .tile("B4", "6", 3)
            .tile("C5", "743", 2)
            .company("FYN", it -> it.held("A", 60).operated(62).cash(500).trains("3+2"));
    plain
        .operating("FYN", "lay-track")
        .play(lay("FYN", "D6", "743", 2))
        .refused(lay("FYN", "C5", "749", 2), "has no tile of this kind left to lay");
  }

  @Test
  void theIowDoesNotReachBradingWithA21Train() {
    east("2+1")
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J6", "757", 3), "no train of IOW reaches Brading (J6)");
  }

  @Test
  void theIowReachesBradingWithA32Train() {
    east("3+2").operating("IOW", "lay-track").offers(lay("IOW", "J6", "757", 3));
  }

  @Test
  void itDoesWithA21TrainFromABaseInRyde() {
    east("2+1")
        .company("IOW", it -> it.marker("J4"))
        .operating("IOW", "lay-track")
        .offers(lay("IOW", "J6", "757", 3));
  }

  @Test
  void aCompanyWithoutATrainUpgradesNothing() {
    east()
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J4", "12", 0), "no train of IOW reaches Ryde")
        .refused(lay("IOW", "I3", "758", 0), "no train of IOW");
  }

  @Test
  void nobodyReachesPastAFullStation() {
    Setting blocked = east("5+3").company("C&N", it -> it.held("B", 60).floated(82).marker("J4"));
    blocked.operating("IOW", "lay-track").refused(lay("IOW", "J6", "757", 3), "");
    blocked.operating("IOW", "lay-track").offers(lay("IOW", "J4", "12", 0));
  }

  @Test
  void theNewTileKeepsAllTrackWhereItIs() {
    east("3+2").operating("IOW", "lay-track").offers(lay("IOW", "J4", "12", 0));
  }

  @Test
  void aTileThatWouldLoseTrackIsRefused() {
    east("3+2")
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J4", "12", 3), "keep all track")
        .refused(lay("IOW", "J4", "57", 0), "");
  }

  @Test
  void theTownsWithPrintedTrackAreUpgradedWithTheirOwnTilesAsPrinted() {
    Position ryde = east("3+2").operating("IOW", "lay-track");
    ryde.offers(lay("IOW", "I3", "758", 0))
        .refused(lay("IOW", "I3", "758", 1), "must lie as printed")
        .refused(lay("IOW", "I3", "12", 0), "cannot be laid");
    Setting newport =
        Setting.of("1860")
            .phase("3")
            .tile("F2", "787", 0)
            .company("C&N", it -> it.held("A", 60).operated(82).trains("3+2").marker("G5"));
    newport
        .operating("C&N", "lay-track")
        .offers(lay("C&N", "G5", "763", 0))
        .refused(lay("C&N", "G5", "763", 3), "must lie as printed");
    Setting merstone =
        Setting.of("1860")
            .phase("3")
            .tile("H8", "742", 2)
            .company("IWNJ", it -> it.held("A", 60).operated(62).trains("3+2"));
    merstone
        .operating("IWNJ", "lay-track")
        .offers(lay("IWNJ", "G7", "761", 0))
        .refused(lay("IWNJ", "G7", "761", 1), "must lie as printed");
  }

  @Test
  void theNewportTileJoinsShideToTheSouthAndMerstonesBlackwaterToTheNorth() {
    Setting both = Setting.of("1860").tile("G5", "763", 0).tile("G7", "761", 0);
    var board = both.stock("A").state().board();
    assertThat(board.tile(HexId.of("G5")).stops().get(1).revenue().in(List.of())).isEqualTo(30);
    assertThat(board.track().stopIndex(HexId.of("G5"), 1)).isNotNegative();
    assertThat(board.tile(HexId.of("G5")).exits()).contains(0);
    assertThat(board.tile(HexId.of("G7")).exits()).contains(3);
    assertThat(board.tile(HexId.of("G7")).stops().get(1).isSmall()).isTrue();
  }

  @Test
  void basesStayInTheirPlacesOnTheNewTile() {
    Position turn =
        east("3+2")
            .company("IOW", it -> it.marker("J4"))
            .operating("IOW", "lay-track")
            .play(lay("IOW", "J4", "12", 0));
    assertThat(turn.state().board().markersOf("IOW"))
        .contains(new Marker("IOW", HexId.of("J4"), 0, 0, false, false));
  }

  /** The tile of Newport has a second station for Shide, to which the base does not move. */
  @Test
  void onATileWithAnotherStationTheBaseStaysWhereItsTrackIs() {
    Position turn =
        Setting.of("1860")
            .phase("3")
            .tile("F2", "787", 0)
            .company("C&N", it -> it.held("A", 60).operated(82).trains("3+2").marker("G5"))
            .operating("C&N", "lay-track")
            .play(lay("C&N", "G5", "763", 0));
    assertThat(turn.state().board().markersAt(HexId.of("G5"), 0)).hasSize(1);
    assertThat(turn.state().board().markersAt(HexId.of("G5"), 1)).isEmpty();
  }

  @Test
  void anUpgradeBringsTrackThatATrainCanRunOrAHigherValue() {
    Setting bembridge =
        Setting.of("1860").phase("3").tile("L6", "5", 1).tile("K7", "8", 2).tile("J6", "746", 0);
    Setting line =
        bembridge.company("BHI&R", it -> it.held("A", 60).operated(58).cash(100).trains("3+2"));
    Position turn = line.operating("BHI&R", "lay-track");
    turn.offers(lay("BHI&R", "J6", "757", 2)).refused(lay("BHI&R", "K7", "16", 1), "neither");
    line.tile("L6", "776", 1)
        .tile("K5", "741", 0)
        .operating("BHI&R", "lay-track")
        .refused(lay("BHI&R", "K7", "16", 1), "neither");
    line.tile("L6", "5", 1)
        .tile("K5", "741", 5)
        .operating("BHI&R", "lay-track")
        .offers(lay("BHI&R", "K7", "16", 1));
  }
}
