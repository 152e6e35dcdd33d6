package roundhouse.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.UpgradeOverride;
import roundhouse.design.conversion.PartialMap;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;

/** The findings of a check of a whole map. */
class MapCheckTest {
  @TempDir Path root;

  private GameMap map(String map) {
    LoadResult read = read(map);
    return PartialMap.of(read.tree().orElseThrow()).map();
  }

  private LoadResult read(String map) {
    try {
      Files.writeString(root.resolve("title.yaml"), "title: Isle\n");
      Files.writeString(root.resolve("map.yaml"), map);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    return DesignLoader.load(root, TileCatalogue.load(Path.of("tile-library")), Set.of());
  }

  private List<MapFinding> check(String map) {
    return MapCheck.of(map(map));
  }

  private static Map<String, Tile> manifest(String... numbers) {
    TileCatalogue library = TileCatalogue.load(Path.of("tile-library"));
    var tiles = new LinkedHashMap<String, Tile>();
    for (String number : numbers) tiles.put(number, library.tile(number).orElseThrow());
    return tiles;
  }

  @Test
  void aConnectedMapHasNoFindings() {
    assertThat(check("layout: flat\nhexes: { A3: {}, B4: { city: 1 }, B2: { towns: 1 } }\n"))
        .isEmpty();
  }

  @Test
  void aCityWithAllEdgesClosedIsReported() {
    assertThat(
            check(
                "layout: flat\n"
                    + "hexes: { A3: { towns: 1 }, A5: {}, B4: { name: Port, city: 1 } }\n"
                    + "borders: { A3-B4: impassable, A5-B4: impassable }\n"))
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("No track can reach B4 Port"))
        .satisfies(finding -> assertThat(finding.hexes()).containsExactly(HexId.of("B4")));
  }

  @Test
  void aPartThatIsCutOffIsReported() {
    assertThat(
            check(
                "layout: flat\n"
                    + "hexes: { A1: { towns: 1 }, A3: { city: 1 }, B2: { city: 1 }, E1: { city: 1"
                    + " }, E3: { towns: 1 } }\n"))
        .singleElement()
        .satisfies(
            finding -> assertThat(finding.hexes()).containsExactly(HexId.of("E1"), HexId.of("E3")))
        .satisfies(finding -> assertThat(finding.message()).contains("cut off"));
  }

  @Test
  void trackEndsInAnOffboardArea() {
    String map =
        "layout: flat\n"
            + "hexes: { A1: { city: 1 }, A3: { offboard: { yellow: 20 }, edges: 0 3 }, A5: { city:"
            + " 1 } }\n";
    assertThat(check(map)).isNotEmpty();
    assertThat(
            check(
                map.replace(
                    "offboard: { yellow: 20 }, edges: 0 3",
                    "color: gray, print: 'city=revenue:20;path=a:0,b:_0;path=a:3,b:_0'")))
        .isEmpty();
  }

  @Test
  void aTileThatNothingLeadsToFitsNowhere() {
    GameMap map = map("layout: flat\nhexes: { A1: {}, A3: { city: 1 }, A5: {}, A7: {} }\n");
    var use = new TileUse(map, manifest("57", "8", "9"), List.of());

    assertThat(use.unusedTiles(Set.of()))
        .extracting(MapFinding::message)
        .singleElement()
        .asString()
        .contains("Tile 8 ");
    assertThat(use.stopsWithoutTile()).isEmpty();
  }

  @Test
  void aTileOfAPrivateThatFitsOnNoneOfItsHexesIsReported() {
    GameMap map = map("layout: flat\nhexes: { A1: {}, A3: { city: 1 }, A5: {}, A7: {} }\n");
    var use = new TileUse(map, manifest("57", "8", "9"), List.of());

    assertThat(use.unusedTiles("DOCK", List.of("A1", "A3"), List.of("57"))).isEmpty();
    assertThat(use.unusedTiles("DOCK", List.of("A1", "A5"), List.of("9", "57", "8")))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.path()).isEqualTo("privates.DOCK.track");
              assertThat(finding.message()).contains("write 'printed -> 57 8 also on A1 A5'");
            });
  }

  /** Of the green cities 12 bends away from the straight track of 57, 14 and 15 do not. */
  @Test
  void anUpgradeThatNoTurnOfTheTileFitsIsReported() {
    GameMap map = map("layout: flat\nhexes: { B4: { city: 1 }, 'A3 A5 B2 B6 C3 C5': {} }\n");

    assertThat(idleUpgrades(map, "57 -> 12 also on B4"))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.hexes()).containsExactly(HexId.of("B4"));
              assertThat(finding.path()).isEqualTo("upgrades.0");
              assertThat(finding.message())
                  .isEqualTo(
                      "No turn of tile 12 fits over tile 57 on B4: write 14 or 15, or leave the"
                          + " upgrade out.");
            });
    assertThat(idleUpgrades(map, "57 -> 8 also"))
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("leave the upgrade out"));
    assertThat(idleUpgrades(map, "57 -> 15 also on B4")).isEmpty();
    assertThat(idleUpgrades(map, "57 -> 12 never")).isEmpty();
  }

  private static List<MapFinding> idleUpgrades(GameMap map, String line) {
    return new TileUse(map, manifest("57", "8", "12", "14", "15"), UpgradeOverride.parse(line))
        .idleUpgrades("upgrades.0", line);
  }

  @Test
  void aCityThatNoTileFitsIsReported() {
    GameMap map = map("layout: flat\nhexes: { A1: {}, A3: { city: 1, label: Z }, A5: {} }\n");

    assertThat(new TileUse(map, manifest("57"), List.of()).stopsWithoutTile())
        .singleElement()
        .satisfies(finding -> assertThat(finding.hexes()).containsExactly(HexId.of("A3")));
  }

  private static Tile own(String number, String notation) {
    return TileNotation.parse(number, TileColor.GREEN, notation);
  }

  /** A hex with two cities, each in a group, and tiles that may replace it. */
  private List<MapFinding> lossy(Tile... tiles) {
    GameMap map =
        map(
            "layout: flat\n"
                + "hexes: { A1: {}, A5: {}, A3: { color: yellow, label: OO, print:"
                + " 'city=revenue:10,groups:East;city=revenue:10,groups:West;path=a:0,b:_0;path=a:3,b:_1'"
                + " } }\n");
    var manifest = new LinkedHashMap<String, Tile>();
    for (Tile tile : tiles) manifest.put(tile.number(), tile);
    return new TileUse(map, manifest, List.of()).lossyTiles();
  }

  @Test
  void aTileThatKeepsThePrintedGroupsIsNotReported() {
    assertThat(
            lossy(
                own("X1", "city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1;label=OO"),
                own("X2", "city=revenue:40;path=a:0,b:_0;path=a:3,b:_0")))
        .isEmpty();
  }

  @Test
  void whatSeveralTilesLoseIsReportedOnce() {
    assertThat(
            lossy(
                own("X3", "city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=OO"),
                own("X4", "city=revenue:50,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=OO")))
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).endsWith(" The same is true of X4."));
  }

  @Test
  void aTileThatCannotKeepAPrintedGroupIsReportedWithItsPlace() {
    assertThat(
            lossy(
                own("X1", "city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1;label=OO"),
                own("X3", "city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=OO")))
        .singleElement()
        .satisfies(
            finding ->
                assertThat(finding.message())
                    .isEqualTo(
                        "Tile X3 on A3 joins stops of the groups East, West: its stop is in East"
                            + " only."))
        .satisfies(finding -> assertThat(finding.path()).isEqualTo("tiles.X3"))
        .satisfies(finding -> assertThat(finding.hexes()).containsExactly(HexId.of("A3")));
  }
}
