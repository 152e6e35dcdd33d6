package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.titles.Track1861.lay;
import static roundhouse.titles.Track1861.odessa;
import static roundhouse.titles.Track1861.setting;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.LayTile;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: laying and upgrading track. */
class Track1861Test {
  @Test
  void oneTileAndASecondFor20More() {
    Position one = odessa("2").operating("OK", "lay-track").play(lay("OK", "D18", "9", 0));
    assertThat(one.cash("OK")).isEqualTo(500);
    Position two = one.asks("OK", "lay-track").play(lay("OK", "C19", "9", 2));
    assertThat(two.cash("OK")).isEqualTo(500 - 20 - 20);
    assertThat(two.waitsFor("OK", "lay-track")).isFalse();
  }

  @Test
  void onlyOneOfTheTwoIsAnUpgradeInEitherOrder() {
    Position turn = odessa("3").tile("C19", "9", 2).operating("OK", "lay-track");
    Position upgraded = turn.play(lay("OK", "D20", "207", 1));
    upgraded
        .refused(lay("OK", "C19", "23", 2), "has no tile of this kind left to lay")
        .offers(lay("OK", "D18", "9", 0));
    turn.play(lay("OK", "D18", "9", 0)).offers(lay("OK", "D20", "207", 1));
  }

  @Test
  void aTileIsNotUpgradedInTheTurnInWhichItWasLaid() {
    odessa("3")
        .operating("OK", "lay-track")
        .play(lay("OK", "D18", "9", 0))
        .refused(lay("OK", "D18", "23", 0), "was laid in this turn");
  }

  @Test
  void greenTilesComeWithPhase3BrownWithPhase5AndGrayWithPhase6() {
    odessa("2").operating("OK", "lay-track").denies(lay("OK", "D20", "207", 1));
    odessa("3").operating("OK", "lay-track").offers(lay("OK", "D20", "207", 1));
    odessa("4")
        .tile("D20", "207", 1)
        .operating("OK", "lay-track")
        .denies(lay("OK", "D20", "801", 1));
    odessa("5")
        .tile("D20", "207", 1)
        .operating("OK", "lay-track")
        .offers(lay("OK", "D20", "801", 1));
    kharkov("5").operating("KR", "lay-track").denies(lay("KR", "G15", "640", 0));
    kharkov("6").operating("KR", "lay-track").offers(lay("KR", "G15", "640", 0));
  }

  private static Setting kharkov(String phase) {
    return setting(phase)
        .tile("G15", "623", 0)
        .company("KR", it -> it.held("A", 100).operated(80).cash(500));
  }

  @Test
  void printedTrackIsUpgradedAndNotLaidOver() {
    Setting setting = setting("3").company("N", it -> it.held("A", 100).operated(80).cash(100));
    Position turn = setting.operating("N", "lay-track");
    turn.denies(lay("N", "G7", "8", 3)).offers(lay("N", "G7", "25", 3));
    Position tver = setting.operating("N", "lay-track");
    assertThat(
            tver.choices(LayTile.class).stream()
                .filter(lay -> lay.hex().is("G5"))
                .map(LayTile::tile)
                .distinct())
        .containsExactlyInAnyOrder("87", "88", "204");
  }

  @Test
  void theHomeComesFirst() {
    Position turn =
        setting("2")
            .company("OK", it -> it.held("A", 100).operated(80).cash(100))
            .operating("OK", "lay-track");
    assertThat(turn.choices(LayTile.class))
        .isNotEmpty()
        .allSatisfy(
            lay -> {
              assertThat(lay.hex()).isEqualTo(HexId.of("D20"));
              assertThat(lay.tile()).isIn("201", "202", "621");
            });
    turn.refused(lay("OK", "D18", "9", 0), "first tile on its home");
    turn.play(lay("OK", "D20", "201", 2)).offers(lay("OK", "D18", "9", 0));
  }

  @Test
  void otherYellowTilesExtendARoute() {
    odessa("2")
        .operating("OK", "lay-track")
        .refused(lay("OK", "E17", "9", 0), "would not connect")
        .offers(lay("OK", "D18", "9", 0));
  }

  @Test
  void trackRunsNeitherOffTheMapNorIntoTheBlankSideOfAPrintedHex() {
    Position bare =
        setting("2")
            .company("OK", it -> it.held("A", 100).operated(80).cash(100))
            .operating("OK", "lay-track");
    bare.refused(lay("OK", "D20", "201", 0), "run off the map")
        .refused(lay("OK", "D20", "201", 4), "run off the map");
    Position rostov =
        setting("3")
            .tile("I19", "57", 1)
            .company("V", it -> it.held("A", 100).operated(80).cash(100))
            .operating("V", "lay-track");
    rostov.refused(lay("V", "H20", "7", 4), "run into").offers(lay("V", "H20", "8", 2));
  }

  @Test
  void largeCitiesTakeLargeStationsYCitiesYTilesSmallCitiesBarsAndOpenCountryPlainTrack() {
    Position home =
        setting("3")
            .company("MB", it -> it.held("A", 100).operated(80).cash(100))
            .operating("MB", "lay-track");
    assertThat(home.choices(LayTile.class).stream().map(LayTile::tile).distinct())
        .containsExactlyInAnyOrder("5", "6", "57");
    Position smolensk =
        setting("3")
            .tile("E9", "57", 0)
            .company("MB", it -> it.held("A", 100).operated(80).cash(100))
            .operating("MB", "lay-track");
    assertThat(
            smolensk.choices(LayTile.class).stream()
                .filter(lay -> lay.hex().is("E11"))
                .map(LayTile::tile)
                .distinct())
        .containsExactlyInAnyOrder("3", "4", "58");
    assertThat(
            smolensk.choices(LayTile.class).stream()
                .filter(lay -> lay.hex().is("E7"))
                .map(LayTile::tile)
                .distinct())
        .containsExactlyInAnyOrder("7", "8", "9");
  }

  @Test
  void hexesOfPrivatesAreClosedUntilPhase3() {
    for (String phase : new String[] {"2", "3"}) {
      Position turn =
          setting(phase)
              .tile("I7", "7", 0)
              .company("MNN", it -> it.held("A", 100).operated(80).cash(100))
              .operating("MNN", "lay-track");
      if (phase.equals("2")) turn.denies(lay("MNN", "I9", "9", 0));
      else turn.offers(lay("MNN", "I9", "9", 0));
    }
  }

  @Test
  void anUpgradeKeepsTheTrackThatLies() {
    odessa("3").tile("D18", "9", 0).operating("OK", "lay-track").offers(lay("OK", "D18", "23", 0));
  }

  @Test
  void anUpgradeThatWouldLoseTrackIsRefused() {
    odessa("3")
        .tile("D18", "9", 0)
        .operating("OK", "lay-track")
        .refused(lay("OK", "D18", "23", 1), "keep all track");
  }

  /** Two straight tracks that only cross: one of them is out of reach. */
  @Test
  void newPlainTrackMustExtendARouteOfTheCompany() {
    Setting setting = odessa("3").tile("D18", "9", 0);
    setting
        .operating("OK", "lay-track")
        .refused(lay("OK", "D18", "20", 0), "neither useful track")
        .offers(lay("OK", "D18", "23", 0));
    setting
        .tile("C17", "7", 5)
        .tile("C19", "9", 2)
        .operating("OK", "lay-track")
        .denies(lay("OK", "D18", "20", 0));
    setting.tile("C19", "8", 3).operating("OK", "lay-track").offers(lay("OK", "D18", "20", 5));
  }

  /**
   * Smolensk is full of another's marker: nothing new in it can be used, and yet it is upgraded.
   */
  @Test
  void ofACityAnyPartOfTheTrackIsEnough() {
    Setting setting =
        setting("3")
            .tile("E9", "57", 0)
            .tile("E11", "4", 0)
            .tile("E13", "58", 1)
            .company("MB", it -> it.held("B", 100).operated(80))
            .company("KK", it -> it.held("A", 100).operated(80).cash(100));
    setting.operating("KK", "lay-track").offers(lay("KK", "E9", "14", 0));
  }

  @Test
  void aMarkerStaysInItsHex() {
    Position upgraded = odessa("3").operating("OK", "lay-track").play(lay("OK", "D20", "207", 1));
    assertThat(upgraded.state().board().markersOf("OK"))
        .singleElement()
        .satisfies(marker -> assertThat(marker.hex()).isEqualTo(HexId.of("D20")));
  }

  @Test
  void inAHexOfSeveralCitiesAMarkerStaysInItsOwn() {
    Position kiev =
        setting("3")
            .company("KK", it -> it.held("A", 100).operated(80).cash(100))
            .operating("KK", "lay-track")
            .play(lay("KK", "D14", "635", 0));
    assertThat(kiev.state().board().markersOf("KK"))
        .singleElement()
        .satisfies(marker -> assertThat(marker.city()).isEqualTo(2));
  }

  @Test
  void kharkovHasAGrayTileOfItsOwn() {
    kharkov("6").operating("KR", "lay-track").offers(lay("KR", "G15", "640", 0));
    odessa("6")
        .tile("D20", "623", 0)
        .operating("OK", "lay-track")
        .denies(lay("OK", "D20", "640", 0));
  }

  @Test
  void brownCitiesGetSixExitsWherePossible() {
    Position turn =
        setting("5")
            .tile("E9", "14", 0)
            .company("MB", it -> it.held("A", 100).operated(80).cash(100))
            .operating("MB", "lay-track");
    assertThat(
            turn.choices(LayTile.class).stream()
                .filter(lay -> lay.hex().is("E9"))
                .map(LayTile::tile)
                .distinct())
        .containsExactly("63");
    turn.refused(lay("MB", "E9", "611", 0), "track to more hexsides");
    Position coast =
        setting("5")
            .tile("D20", "207", 1)
            .company("OK", it -> it.held("A", 100).operated(80).cash(100))
            .operating("OK", "lay-track");
    assertThat(
            coast.choices(LayTile.class).stream()
                .filter(lay -> lay.hex().is("D20"))
                .map(LayTile::tile)
                .distinct())
        .doesNotContain("63");
  }

  @Test
  void noTileIsLaidOfWhichNoneIsLeft() {
    Setting setting = odessa("3").tile("N10", "208", 0).tile("M19", "208", 0);
    setting.operating("OK", "lay-track").refused(lay("OK", "D20", "208", 2), "left");
  }
}
