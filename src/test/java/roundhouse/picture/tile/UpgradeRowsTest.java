package roundhouse.picture.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;

/** Where tiles stand in the chart of upgrades. */
class UpgradeRowsTest {
  /** Plain track is replaced by a and b, a city by c; d replaces nothing. */
  private static final Map<String, List<String>> AFTER =
      Map.of("7", List.of("a", "b"), "8", List.of("b"), "57", List.of("c"), "c", List.of("e"));

  private static ManifestPainter.Entry entry(String number, TileColor color) {
    return new ManifestPainter.Entry(TileNotation.parse(number, color, ""), "1");
  }

  private static List<Tile> after(Tile tile) {
    return AFTER.getOrDefault(tile.number(), List.of()).stream()
        .map(number -> TileNotation.parse(number, TileColor.GREEN, ""))
        .toList();
  }

  private static UpgradeRows rows(double shape) {
    return UpgradeRows.of(
        List.of(
            entry("8", TileColor.YELLOW),
            entry("57", TileColor.YELLOW),
            entry("7", TileColor.YELLOW),
            entry("a", TileColor.GREEN),
            entry("b", TileColor.GREEN),
            entry("c", TileColor.GREEN),
            entry("d", TileColor.GREEN),
            entry("e", TileColor.BROWN)),
        UpgradeRowsTest::after,
        shape);
  }

  /** The numbers in each row, from the left. */
  private static String drawn(UpgradeRows rows) {
    var lines = new TreeMap<Integer, String>();
    rows.places().stream()
        .sorted((one, other) -> Double.compare(one.across(), other.across()))
        .forEach(
            place -> lines.merge(place.row(), place.number(), (all, more) -> all + " " + more));
    return lines.values().stream().collect(Collectors.joining(" | "));
  }

  @Test
  void aRowIsAColourAndTilesStandNearThoseThatTheyReplace() {
    assertThat(drawn(rows(10))).isEqualTo("7 8 57 | a b c d | e");
  }

  @Test
  void inANarrowRoomGroupsStandBelowEachOther() {
    assertThat(drawn(rows(0.4))).isEqualTo("7 8 | a b | 57 | c d | e");
    assertThat(rows(0.4).rows()).isEqualTo(5);
  }

  @Test
  void noRowIsEmpty() {
    UpgradeRows rows =
        UpgradeRows.of(
            List.of(
                entry("7", TileColor.YELLOW),
                entry("a", TileColor.GREEN),
                entry("d", TileColor.BROWN)),
            UpgradeRowsTest::after,
            0.1);

    assertThat(drawn(rows)).isEqualTo("7 | a | d");
    assertThat(rows.rows()).isEqualTo(3);
  }

  @Test
  void aLineLeadsToEachTileThatMayReplaceAnother() {
    assertThat(rows(10).links())
        .extracting(link -> link.from().number() + link.to().number())
        .containsExactlyInAnyOrder("7a", "7b", "8b", "57c", "ce");
  }

  @Test
  void arrowKeysFollowTheLinesAndTheRows() {
    UpgradeRows rows = rows(10);

    assertThat(Stream.of("7", "57", "c", "b", "e").map(from -> around(rows, from)))
        .containsExactly("8 a - -", "- c - 8", "d e 57 b", "c e 8 a", "- - c -");
  }

  /** The tiles to the right, below, above and to the left. */
  private static String around(UpgradeRows rows, String number) {
    UpgradeRows.Place from = rows.place(number).orElseThrow();
    return Stream.of(
            rows.beside(from, 1, 0),
            rows.beside(from, 0, 1),
            rows.beside(from, 0, -1),
            rows.beside(from, -1, 0))
        .map(found -> found.map(UpgradeRows.Place::number).orElse("-"))
        .collect(Collectors.joining(" "));
  }
}
