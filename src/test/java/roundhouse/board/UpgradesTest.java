package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UpgradesTest {
  private static final TileCatalogue LIBRARY = TileCatalogue.load(Path.of("tile-library"));
  private final Upgrades upgrades = Upgrades.plain();

  @ParameterizedTest
  @ValueSource(strings = {"1861", "1870"})
  void theUpgradesAreThoseOfThePrintedManifest(String title) {
    PrintedManifest manifest = PrintedManifest.read("manifest-" + title + "-upgrades.txt");

    assertThat(manifest.derived(new Upgrades(manifest.overrides()))).isEqualTo(manifest.printed());
  }

  @ParameterizedTest
  @CsvSource({
    "741, 747",
    "742, 748",
    "743, 749",
    "741, 750",
    "743, 751",
    "742, 753", // a halt becomes a town, or keeps its kind
    "744, 754",
    "744, 755",
    "745, 754", // two halts in a row: one becomes a town
    "750, 767",
    "747, 764",
    "754, 782",
    "57, 205",
    "746, 757",
    "746, 762",
    "757, 770",
    "760, 774",
    "763, 773",
    "761, 775",
    "758, 786",
    "787, 788",
    "788, 789"
  })
  void aTileMayReplaceOneWhoseTrackItKeeps(String before, String after) {
    assertThat(upgrades.mayReplace(tile(before), tile(after))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "9, 16", // neither of its curves is the straight
    "9, 44", // two colours on
    "57, 9", // same colour
    "57, 757", // a labelled tile needs a labelled one
    "746, 205", // and the reverse
    "743, 57", // a halt is not a city
    "753, 767", // every other edge is not among four in a row
    "741, 754", // one halt is not two
    "764, 765" // brown on brown
  })
  void aTileMayNotReplaceOneThatItDoesNotFit(String before, String after) {
    assertThat(upgrades.mayReplace(tile(before), tile(after))).isFalse();
  }

  @Test
  void aTownDoesNotTurnIntoAHalt() {
    assertThat(
            upgrades.mayReplace(
                printed(TileColor.YELLOW, "town=revenue:10;path=a:0,b:_0;path=a:1,b:_0"),
                tile("750")))
        .isFalse();
  }

  @Test
  void anEmptyHexTakesOnlyPlainTrack() {
    Tile empty = printed(TileColor.WHITE, "");

    assertThat(upgrades.mayReplace(empty, tile("9"))).isTrue();
    assertThat(upgrades.mayReplace(empty, tile("57"))).isFalse();
    assertThat(upgrades.mayReplace(empty, tile("743"))).isFalse();
  }

  @Test
  void aHexWithStationsTakesYellowTilesWithTheSameNumber() {
    Tile village = printed(TileColor.WHITE, "town=revenue:0");
    Tile villages = printed(TileColor.WHITE, "town=revenue:0;town=revenue:0");
    Tile harbour =
        printed(
            TileColor.WHITE,
            "city=revenue:0,loc:3;town=revenue:0,loc:1;town=revenue:0,loc:0;label=C");

    assertThat(upgrades.mayReplace(village, tile("743"))).isTrue();
    assertThat(upgrades.mayReplace(village, tile("4"))).isTrue();
    assertThat(upgrades.mayReplace(village, tile("744"))).isFalse();
    assertThat(upgrades.mayReplace(villages, tile("744"))).isTrue();
    assertThat(upgrades.mayReplace(villages, tile("1"))).isTrue();
    assertThat(upgrades.mayReplace(harbour, tile("787"))).isTrue();
    assertThat(upgrades.mayReplace(harbour, tile("744"))).isFalse();
  }

  @Test
  void labelsOfTileAndHexMustMatch() {
    Tile labelled = printed(TileColor.WHITE, "city=revenue:0;label=B");
    Tile plain = printed(TileColor.WHITE, "city=revenue:0");

    assertThat(upgrades.mayReplace(labelled, tile("746"))).isTrue();
    assertThat(upgrades.mayReplace(labelled, tile("57"))).isFalse();
    assertThat(upgrades.mayReplace(plain, tile("746"))).isFalse();
  }

  @Test
  void aPrintedTownWithoutTrackMayBecomeAHalt() {
    Tile crossing =
        printed(TileColor.YELLOW, "city=revenue:10;town=revenue:0;path=a:5,b:_0;label=M");

    assertThat(upgrades.mayReplace(crossing, tile("761"))).isTrue();
    assertThat(upgrades.rotations(crossing, tile("761"))).containsExactly(0, 1, 5);
  }

  @Test
  void aCityMayBecomeTwoWhereLabelsSaySo() {
    Tile port = printed(TileColor.YELLOW, "city=revenue:30;path=a:2,b:_0;label=V");

    assertThat(upgrades.mayReplace(port, tile("760"))).isTrue();
    assertThat(upgrades.rotations(port, tile("760"))).containsExactly(0, 1);
  }

  @Test
  void twoCitiesEachKeepTheirOwnTrack() {
    assertThat(upgrades.rotations(tile("760"), tile("774"))).containsExactly(0);
    assertThat(upgrades.rotations(tile("763"), tile("773"))).containsExactly(0);
    assertThat(upgrades.rotations(tile("763").rotated(2), tile("773"))).containsExactly(2);
  }

  @Test
  void printedGrayAndRedHexesAreNeverReplaced() {
    assertThat(upgrades.mayReplace(printed(TileColor.GRAY, "path=a:0,b:3"), tile("9"))).isFalse();
    assertThat(upgrades.mayReplace(printed(TileColor.RED, "path=a:0,b:3"), tile("9"))).isFalse();
  }

  @Test
  void theRotationsAreThoseThatKeepAllTrack() {
    assertThat(upgrades.rotations(tile("9").rotated(1), tile("20"))).containsExactly(0, 1, 3, 4);
    assertThat(upgrades.rotations(tile("9").rotated(1), tile("18"))).containsExactly(1, 4);
    assertThat(upgrades.keepsTrack(tile("9").rotated(1), tile("18"))).isFalse();
    assertThat(upgrades.keepsTrack(tile("9").rotated(1), tile("18").rotated(4))).isTrue();
  }

  @Test
  void aJunctionKeepsThePlainTrackBetweenTwoOfItsEdges() {
    assertThat(upgrades.mayReplace(tile("7"), tile("80"))).isTrue();
    assertThat(upgrades.mayReplace(tile("9"), tile("81"))).isFalse();
    assertThat(upgrades.mayReplace(tile("80"), tile("545"))).isTrue();
  }

  @Test
  void narrowTrackIsKeptByDualTrackButNotByStandardTrack() {
    Tile narrow = printed(TileColor.YELLOW, "path=a:0,b:3,track:narrow");

    assertThat(upgrades.mayReplace(narrow, printed(TileColor.GREEN, "path=a:0,b:3,track:dual")))
        .isTrue();
    assertThat(upgrades.mayReplace(narrow, printed(TileColor.GREEN, "path=a:0,b:3"))).isFalse();
  }

  @Test
  void aTitleMayOverrideTheGeneralRules() {
    Upgrades own = new Upgrades(overrides("12 -> 206 never", "57 -> 12 never", "57 -> 757 also"));

    assertThat(own.mayReplace(tile("57"), tile("205"))).isTrue();
    assertThat(own.mayReplace(tile("5"), tile("12"))).isTrue();
    assertThat(own.mayReplace(tile("57"), tile("12"))).isFalse();
    assertThat(own.mayReplace(tile("57"), tile("757"))).isTrue();
  }

  @Test
  void anAllowedExceptionStillKeepsItsTrack() {
    Upgrades own =
        new Upgrades(
            List.of(new UpgradeOverride("9", "16", true), new UpgradeOverride("743", "57", true)));

    assertThat(own.mayReplace(tile("9"), tile("16"))).isFalse();
    assertThat(own.mayReplace(tile("743"), tile("57"))).isTrue();
    assertThat(own.rotations(tile("743").rotated(2), tile("57"))).containsExactly(2, 5);
  }

  @Test
  void anAllowedTileWithoutStopsEndsStopsWhoseTrackGoesOnThroughIt() {
    Tile towns =
        printed(
            TileColor.YELLOW,
            "town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_1;path=a:_1,b:4");
    Tile city = printed(TileColor.YELLOW, "city=revenue:10;path=a:0,b:_0;path=a:_0,b:3");
    Upgrades own = new Upgrades(overrides("58 -> 8 9 also", "printed -> 9 20 also"));

    assertThat(upgrades.mayReplace(tile("58"), tile("8"))).isFalse();
    assertThat(own.rotations(tile("58").rotated(1), tile("8"))).containsExactly(1);
    assertThat(own.mayReplace(tile("58"), tile("9"))).isFalse();
    assertThat(own.rotations(towns, tile("20"))).isNotEmpty();
    assertThat(own.mayReplace(towns, tile("9"))).isFalse();
    assertThat(own.rotations(city, tile("9"))).containsExactly(0, 3);
  }

  @Test
  void aLineMayNameSeveralTilesOnEachSide() {
    assertThat(UpgradeOverride.parse("5 57 -> 14 15 never on J3"))
        .containsExactlyElementsOf(
            overrides(
                "5 -> 14 never on J3",
                "5 -> 15 never on J3",
                "57 -> 14 never on J3",
                "57 -> 15 never on J3"));
  }

  @Test
  void anOverrideMayApplyToSomeHexesOnly() {
    Upgrades own = new Upgrades(overrides("14 -> 170 also on J3, J5", "printed -> 9 never on B2"));

    assertThat(own.mayReplace(HexId.of("J5"), tile("14"), tile("170"))).isTrue();
    assertThat(own.mayReplace(HexId.of("A1"), tile("14"), tile("170"))).isFalse();
    assertThat(own.mayReplace(tile("14"), tile("170"))).isTrue();
    assertThat(own.mayReplace(HexId.of("B2"), printed(TileColor.WHITE, ""), tile("9"))).isFalse();
    assertThat(own.mayReplace(printed(TileColor.WHITE, ""), tile("9"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12 206 never",
        "12 -> 206",
        "12 -> 206 perhaps",
        "12 -> 206 also J3",
        "12 -> 206 also on",
        "-> 206 also",
        "12 -> also"
      })
  void aLineThatIsNotAnUpgradeIsRefusedWithAnExample(String line) {
    assertThatThrownBy(() -> UpgradeOverride.parse(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("12 -> 206 never");
  }

  private static List<UpgradeOverride> overrides(String... lines) {
    return Stream.of(lines).flatMap(line -> UpgradeOverride.parse(line).stream()).toList();
  }

  private static Tile tile(String number) {
    return LIBRARY.tile(number).orElseThrow();
  }

  private static Tile printed(TileColor color, String notation) {
    return TileNotation.parse("", color, notation);
  }
}
