package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.TestTitle;

/**
 * 1870: the tile manifest, what each tile may be replaced by, and where the P tiles and the gray
 * ones go.
 */
class Tiles1870Test {
  private static final Title TITLE = TestTitle.of("1870");
  private static final String WICHITA = "D5";

  private static List<String> replacements(String hex, Tile lying) {
    return TITLE.upgrades().replacements(HexId.of(hex), lying, TITLE.tiles()).stream()
        .filter(after -> !TITLE.upgrades().rotations(lying, after).isEmpty())
        .map(Tile::number)
        .toList();
  }

  private static List<String> onPrint(String hex) {
    return replacements(hex, Position.start("1870").state().board().tile(HexId.of(hex)));
  }

  private static List<String> on(String hex, String tile) {
    return replacements(hex, TITLE.tiles().get(tile));
  }

  /** The printed table, to which 144 belongs beside 147 of its kind although it forgets it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "3: 141 142 143",
        "4: 141 142",
        "5: 14 15",
        "6: 14 15",
        "57: 14 15",
        "58: 141 142 143 144",
        "7: 18 26 27 28 29",
        "8: 16 17 19 23 24 25 28 29",
        "9: 18 19 20 23 24 26 27",
        "16: 43 70",
        "17: 47",
        "18: 43",
        "19: 45 46",
        "20: 44 47",
        "23: 41 43 45 47",
        "24: 42 43 46 47",
        "25: 40 45 46",
        "26: 42 44 45",
        "27: 41 44 46",
        "28: 39 43 46 70",
        "29: 39 43 45 70",
        "14: 63",
        "15: 63",
        "141: 145 146 147",
        "142: 145 146 147",
        "143: 146 147",
        "144: 147"
      })
  void eachTileIsReplacedByThoseOfThePrintedTable(String tile, String by) {
    assertThat(on(WICHITA, tile)).containsExactlyInAnyOrder(by.strip().split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1", "2", "55", "56", "69", "39", "40", "41", "42", "43", "44", "45", "46", "47", "63",
        "70", "145", "146", "147", "171K", "172L"
      })
  void theseTilesAreNeverReplaced(String tile) {
    assertThat(on(WICHITA, tile)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"J5", "J3", "B11", "N17", "C18"})
  void dallasFortWorthKansasCityNewOrleansAndStLouisTakeTile170(String hex) {
    assertThat(on(hex, "14")).containsExactlyInAnyOrder("63", "170");
    assertThat(on(hex, "15")).containsExactlyInAnyOrder("63", "170");
  }

  @Test
  void theTwoGrayTilesAreOfKansasCityAndStLouis() {
    assertThat(on("B11", "170")).containsExactly("171K");
    assertThat(on("C18", "170")).containsExactly("172L");
    assertThat(on("J5", "170")).isEmpty();
    assertThat(TITLE.tiles().get("171K").stops().getFirst().slots()).isEqualTo(2);
    assertThat(TITLE.tiles().get("172L").stops().getFirst().slots()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"D1, 7 8 9", "K20, 3 4 58", "E20, 1 2 55 56 69", "D5, 5 6 57", "N17, 5 6 57"})
  void aHexTakesYellowTilesWithItsOwnCities(String hex, String tiles) {
    assertThat(onPrint(hex)).containsExactlyInAnyOrder(tiles.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A2", "A22", "M22", "N1"})
  void nothingIsLaidOffTheBoard(String hex) {
    assertThat(onPrint(hex)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "YELLOW: 81: 1*1 2*1 3*3 4*6 5*2 6*2 7*9 8*22 9*23 55*1 56*1 57*5 58*4 69*1",
        "GREEN: 43: 14*4 15*4 16*2 17*2 18*2 19*2 20*2 23*4 24*4 25*3 26*2 27*2 28*2 29*2 141*2"
            + " 142*2 143*1 144*1",
        "BROWN: 35: 39*1 40*2 41*3 42*3 43*2 44*1 45*2 46*2 47*2 63*5 70*2 145*2 146*2 147*2 170*4",
        "GRAY: 2: 171K*1 172L*1"
      })
  void thereAreSoManyTilesOfEachColour(String color, int all, String manifest) {
    List<String> counted =
        TITLE.tiles().values().stream()
            .filter(tile -> tile.color().name().equals(color))
            .map(
                tile ->
                    tile.number()
                        + "*"
                        + TITLE.design().tiles().get(tile.number()).count().number())
            .toList();
    assertThat(counted).containsExactlyInAnyOrder(manifest.strip().split(" "));
    assertThat(
            Arrays.stream(manifest.strip().split("[ ]"))
                .mapToInt(each -> Integer.parseInt(each.split("\\*")[1]))
                .sum())
        .isEqualTo(all);
  }

  @ParameterizedTest
  @CsvSource({
    "57, 20",
    "14, 30",
    "63, 40",
    "170, 50",
    "171K, 60",
    "172L, 60",
    "58, 10",
    "141, 10",
    "145, 20"
  })
  void citiesAreWorthMoreOnEveryUpgrade(String tile, int value) {
    assertThat(Stream.of(TITLE.tiles().get(tile)).flatMap(each -> each.stops().stream()))
        .allMatch(
            stop -> stop.revenue().byColor().values().stream().allMatch(each -> each == value));
  }
}
