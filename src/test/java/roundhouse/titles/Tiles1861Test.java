package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.design.spec.TileSpec;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.TestTitle;

/** 1861: the tiles of the rulebook's tables, how many there are of each, and what replaces what. */
class Tiles1861Test {
  private static final Title TITLE = TestTitle.of("1861");

  /** The plain yellow tiles 7, 8 and 9 may be made up where they run out. */
  @ParameterizedTest
  @CsvSource({
    "2, 3 5 6 14 15 16 17 18 19 20 21 22 26 27 28 29 30 31 39 40 41 42 43 44 45 46 47 57 87 88 204"
        + " 208 619 622 621 801",
    "3, 63 201 202 611 623 911",
    "4, 4 25 58",
    "5, 23 24 207",
    "1, 624 625 626 635 636 637 638 639 640 641 642"
  })
  void thereAreAsManyOfEachTileAsTheTableSays(int count, String tiles) {
    for (String tile : tiles.split(" "))
      assertThat(count(tile)).as("tile %s", tile).isEqualTo(count);
  }

  private static int count(String tile) {
    TileSpec spec = TITLE.design().tiles().get(tile);
    return spec.count().number();
  }

  @Test
  void plainYellowTilesDoNotRunOut() {
    for (String tile : List.of("7", "8", "9"))
      assertThat(TITLE.design().tiles().get(tile).count().unlimited()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "E5, 7, 18 21 22 26 27 28 29 30 31 624 625 626",
    "E5, 8, 16 17 19 21 22 23 24 25 28 29 30 31",
    "E5, 9, 18 19 20 23 24 26 27",
    "B8, 3, 87 88 204",
    "B8, 4, 87 88 204",
    "B8, 58, 87 88 204",
    "E9, 5, 14 15 619",
    "E9, 6, 14 15 619",
    "E9, 57, 14 15 619",
    "B4, 201, 207 208 622",
    "B4, 202, 207 208 622",
    "B4, 621, 207 208 622",
    "E9, 14, 63 611",
    "E9, 15, 63 611",
    "E9, 619, 63 611",
    "E5, 16, 43",
    "E5, 17, 47",
    "E5, 18, 43",
    "E5, 19, 45 46",
    "E5, 20, 44 47",
    "E5, 21, 46",
    "E5, 22, 45",
    "E5, 23, 41 43 45 47",
    "E5, 24, 42 43 46 47",
    "E5, 25, 40 45 46",
    "E5, 26, 42 44 45",
    "E5, 27, 41 44 46",
    "E5, 28, 39 43 46",
    "E5, 29, 39 43 45",
    "E5, 30, 42",
    "E5, 31, 41",
    "E5, 624, 39",
    "E5, 625, ''",
    "E5, 626, 44",
    "B8, 87, 911",
    "B8, 88, 911",
    "B8, 204, 911",
    "B4, 207, 623 801",
    "B4, 208, 623",
    "B4, 622, 623",
    "G15, 623, 640",
    "B4, 623, ''",
    "E5, 39, ''",
    "E9, 63, ''"
  })
  void aTileIsReplacedByThoseThatTheTableNames(String hex, String tile, String others) {
    var upgrades =
        new TreeSet<>(
            TITLE
                .upgrades()
                .replacements(HexId.of(hex), TITLE.tiles().get(tile), TITLE.tiles())
                .stream()
                .map(Tile::number)
                .toList());
    assertThat(upgrades)
        .containsExactlyInAnyOrder(
            others.isEmpty()
                ? new String[0]
                : Arrays.stream(others.split(" ")).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"D14, 635 636", "H8, 637 638 639", "E1, 641 642"})
  void kievMoscowAndStPetersburgHaveTilesOfTheirOwn(String hex, String tiles) {
    Tile lying = Position.start("1861").state().board().tile(HexId.of(hex));
    for (String next : tiles.split(" ")) {
      assertThat(
              TITLE.upgrades().replacements(HexId.of(hex), lying, TITLE.tiles()).stream()
                  .map(Tile::number))
          .containsExactly(next);
      lying = TITLE.tiles().get(next);
    }
    assertThat(TITLE.upgrades().replacements(HexId.of(hex), lying, TITLE.tiles())).isEmpty();
  }
}
