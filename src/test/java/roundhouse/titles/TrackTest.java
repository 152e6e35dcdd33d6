package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.LayTile;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Laying track. */
class TrackTest {

  private static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, HexId.of(hex), tile, rotation);
  }

  /** The IOW at Ryde Esplanade, a line over Ryde to the south. */
  private static Setting east() {
    return Setting.of("1860")
        .company("IOW", it -> it.held("A", 60).floated(82).cash(300))
        .tile("J4", "6", 0);
  }

  /** The FYN at Yarmouth, its track towards Ningwood. */
  private static Setting west() {
    return Setting.of("1860")
        .tile("B4", "6", 3)
        .company("FYN", it -> it.held("A", 60).floated(62).cash(100));
  }

  @Test
  void twoTilesWithoutALargeStationMayBeLaid() {
    Position turn =
        west()
            .operating("FYN", "lay-track")
            .play(lay("FYN", "C5", "743", 2))
            .asks("FYN", "lay-track");
    assertThat(turn.play(lay("FYN", "D6", "742", 2)).waitsFor("FYN", "lay-track")).isFalse();
  }

  @Test
  void aCityTileAllowsNoSecondTile() {
    Position turn = east().operating("IOW", "lay-track").play(lay("IOW", "J6", "746", 0));
    assertThat(turn.waitsFor("IOW", "lay-track")).isFalse();
    turn.refused(lay("IOW", "J8", "6", 1), "");
  }

  @Test
  void afterAPlainTileNoLargeStationIsLaid() {
    Position turn =
        east()
            .tile("J4", "12", 0)
            .operating("IOW", "lay-track")
            .offers(lay("IOW", "J6", "746", 0))
            .play(lay("IOW", "I5", "742", 2));
    turn.refused(lay("IOW", "J6", "746", 0), "has no tile of this kind left to lay");
  }

  @Test
  void trackConnectsWithTrackThatABaseReaches() {
    east()
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J8", "6", 1), "would not connect")
        .offers(lay("IOW", "J6", "746", 0));
  }

  @Test
  void theSecondTileMayGoOnFromTheFirst() {
    west()
        .operating("FYN", "lay-track")
        .refused(lay("FYN", "D6", "743", 2), "would not connect")
        .play(lay("FYN", "C5", "743", 2))
        .offers(lay("FYN", "D6", "743", 2));
  }

  @Test
  void nobodyBuildsPastALargeStationThatIsFullOfOthersMarkers() {
    Setting blocked = east().company("C&N", it -> it.held("B", 60).floated(82).marker("J4"));
    blocked.operating("IOW", "lay-track").refused(lay("IOW", "J6", "746", 0), "");
    blocked
        .company("IOW", it -> it.trains("2+1"))
        .tile("I3", "758", 0)
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J6", "746", 0), "");
  }

  @Test
  void openCountryTakesPlainTrackAVillageOneHaltTwoVillagesTwoAndATownALargeStation() {
    Position turn =
        west()
            .company("FYN", it -> it.cash(500))
            .tile("C5", "743", 2)
            .tile("D6", "742", 0)
            .operating("FYN", "lay-track");
    turn.offers(lay("FYN", "D8", "7", 3)).refused(lay("FYN", "D8", "741", 3), "cannot be laid");
    west()
        .operating("FYN", "lay-track")
        .refused(lay("FYN", "C5", "9", 2), "cannot be laid")
        .refused(lay("FYN", "C5", "57", 2), "cannot be laid")
        .refused(lay("FYN", "C5", "744", 2), "cannot be laid");
    Position town = east().operating("IOW", "lay-track");
    town.refused(lay("IOW", "J6", "743", 0), "cannot be laid");
    Position two =
        Setting.of("1860")
            .tile("H8", "742", 2)
            .company("IWNJ", it -> it.held("A", 60).floated(62).cash(100))
            .operating("IWNJ", "lay-track");
    two.offers(lay("IWNJ", "I7", "744", 1)).refused(lay("IWNJ", "I7", "743", 1), "cannot be laid");
  }

  @Test
  void aHexWithALetterTakesTilesOfThatLetterOnly() {
    east()
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J6", "57", 0), "cannot be laid")
        .offers(lay("IOW", "J6", "746", 0));
    east()
        .tile("J4", "115", 2)
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "J4", "746", 2), "");
  }

  @Test
  void trackDoesNotRunIntoTheSeaNorOverARedBorder() {
    east().operating("IOW", "lay-track").refused(lay("IOW", "J6", "746", 1), "");
    Setting ashey =
        Setting.of("1860")
            .tile("J4", "5", 1)
            .company("IOW", it -> it.held("A", 60).floated(82).cash(300));
    ashey
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "I5", "742", 4), "impassable")
        .offers(lay("IOW", "I5", "742", 2));
    Setting bembridge =
        Setting.of("1860")
            .tile("K5", "743", 2)
            .tile("J4", "57", 2)
            .company("IOW", it -> it.held("A", 60).floated(82).cash(300));
    bembridge
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "L6", "57", 2), "off the map")
        .offers(lay("IOW", "L6", "115", 2));
  }

  @Test
  void difficultTerrainCosts60OnceInCredits() {
    Setting ryde = east().tile("J4", "205", 5);
    Position laid = ryde.operating("IOW", "lay-track").play(lay("IOW", "K5", "743", 2));
    assertThat(laid.cash("IOW")).isEqualTo(240);
    ryde.company("IOW", it -> it.cash(59))
        .operating("IOW", "lay-track")
        .refused(lay("IOW", "K5", "743", 2), "cannot pay £60");
    Position upgraded =
        east()
            .tile("J4", "205", 5)
            .tile("K5", "743", 2)
            .phase("3")
            .company("IOW", it -> it.trains("3+2"))
            .operating("IOW", "lay-track")
            .play(lay("IOW", "K5", "749", 2));
    assertThat(upgraded.cash("IOW")).isEqualTo(300);
  }

  @Test
  void tilesAreLaidWhileSomeAreLeft() {
    Setting many = east().tile("J4", "205", 5).tile("I9", "746", 0).tile("J8", "746", 0);
    many.operating("IOW", "lay-track").refused(lay("IOW", "J6", "746", 0), "no tile 746 is left");
  }

  @Test
  void greenTilesComeWithTheFirst32TrainAndRussetOnesWithTheFirst53() {
    Setting halt = west().tile("C5", "743", 2).company("FYN", it -> it.trains("2+1"));
    halt.operating("FYN", "lay-track")
        .refused(lay("FYN", "C5", "749", 2), "green tiles cannot be laid in phase 2");
    Setting green = halt.phase("3").company("FYN", it -> it.trains("3+2"));
    green.operating("FYN", "lay-track").offers(lay("FYN", "C5", "749", 2));
    Setting town = green.tile("C5", "749", 2).phase("4");
    town.operating("FYN", "lay-track")
        .refused(lay("FYN", "C5", "765", 2), "brown tiles cannot be laid in phase 4");
    town.phase("5").operating("FYN", "lay-track").offers(lay("FYN", "C5", "765", 2));
  }
}
