package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TileColor;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.TileSpec;
import roundhouse.engine.Title;
import roundhouse.market.Zone;
import roundhouse.testkit.TestTitle;

/**
 * The numbers that are printed: on the map, the charters, the share price chart, the tile sheet and
 * the train chart.
 */
class ChartsTest {
  private static final Title TITLE = TestTitle.of("1860");
  private static final Design DESIGN = TITLE.design();

  @Test
  void theMapHasTheseStationsTerrainAndLetters() {
    assertThat(printed(TITLE))
        .isEqualTo(
            lines(
                """
                FREE: D8 E11 E3 K7
                city: A7 B4 B6 F12 I9 J4 J8 L6
                city, B: E9 G9 J6
                city, town, town, C: F2
                hill 60: E7 F8 G13 H6
                offboard 0 20 40: J2
                town: A5 C5 D6 E5 F10 F4 F6 G1 G11 G3 H8 I5
                town, hill 60: C7 H10 H12
                town, town: H4 I7
                town, water 60: K5
                water 60: D4 H2
                yellow city 10, town, M: G7
                yellow city 30, N: G5
                yellow city 30, R: I3
                yellow city 30, V: I11
                """));
  }

  @Test
  void theFirstEditionsMapLacksThreeHexes() {
    Title small = TestTitle.of("1860", "small-map");
    assertThat(small.map().hexes().keySet())
        .hasSize(TITLE.map().hexes().size() - 3)
        .doesNotContain(HexId.of("A5"), HexId.of("A7"), HexId.of("E11"));
    assertThat(counts(small.design(), "770", "776")).isEqualTo("770x1 776x2");
  }

  @Test
  void theCompaniesComeInFourLayersEachWithItsBandOfParsAndItsBases() {
    assertThat(DESIGN.companies().values().stream().map(ChartsTest::charter).toList())
        .containsExactly(
            "1 C&N 74-100, bases 0 40 100 100",
            "1 IOW 74-100, bases 0 40 100 100",
            "2 IWNJ 62-82, bases 0 40 100",
            "2 FYN 62-82, bases 0 40 100",
            "3 NGStL 58-68, bases 0 40",
            "3 BHI&R 58-68, bases 0 40",
            "4 S&C 54-62, bases 0 40",
            "4 VYSC 54-62, bases 0 40");
  }

  @Test
  void theShareChartClimbsFrom0To340() {
    assertThat(
            TITLE.market().spaces().stream()
                .map(space -> String.valueOf(space.price()))
                .collect(Collectors.joining(" ")))
        .isEqualTo(
            "0 7 14 20 26 31 36 40 44 47 50 52 54 56 58 60 62 65 68 71 74 78 82 86 90 95 100 105"
                + " 110 116 122 128 134 142 150 158 166 174 182 191 200 210 220 230 240 250 260 270"
                + " 280 290 300 310 320 330 340");
    assertThat(prices(Zone.PAR)).isEqualTo("54 58 62 68 74 82 90 100");
    assertThat(prices(Zone.FIRST_SALE_FREE)).startsWith("7 14 20 26 31 36 158").endsWith("320 330");
    assertThat(prices(Zone.BANKRUPT)).isEqualTo("0");
    assertThat(prices(Zone.ENDS_GAME)).isEqualTo("340");
  }

  @Test
  void theTileSheetHasSoManyOfEach() {
    assertThat(sheet(TITLE, TileColor.YELLOW))
        .isEqualTo("5x2 6x2 7x2 8x4 9x4 57x2 115x2 741x5 742x10 743x7 744x2 745x2 746x2 787x1");
    assertThat(sheet(TITLE, TileColor.GREEN))
        .isEqualTo(
            "12x2 16x2 17x2 18x2 19x2 20x2 21x1 22x1 205x1 206x1 625x1 626x1 747x3 748x3 749x2"
                + " 750x3 751x3 752x3 753x3 754x2 755x2 756x2 757x2 758x1 759x3 760x1 761x1 762x2"
                + " 763x1 788x1");
    assertThat(sheet(TITLE, TileColor.BROWN))
        .isEqualTo(
            "764x2 765x2 766x2 767x2 768x2 769x2 770x2 771x2 772x2 773x1 774x1 775x1 776x3 777x2"
                + " 778x1 779x1 780x1 781x1 782x1 783x1 784x1 785x1 786x1 789x1");
  }

  @Test
  void eachPhaseHasItsTilesItsTrainLimitAndItsOperatingRounds() {
    assertThat(
            DESIGN.phases().values().stream()
                .map(
                    phase ->
                        "%s: %d colours, %d trains, %d rounds"
                            .formatted(
                                phase.name(),
                                phase.tiles().size(),
                                phase.trainLimit(),
                                phase.operatingRounds())))
        .containsExactly(
            "2: 1 colours, 4 trains, 1 rounds",
            "3: 2 colours, 4 trains, 2 rounds",
            "4: 2 colours, 3 trains, 2 rounds",
            "5: 3 colours, 3 trains, 3 rounds",
            "6: 3 colours, 2 trains, 3 rounds",
            "7: 3 colours, 2 trains, 3 rounds",
            "8: 3 colours, 2 trains, 3 rounds",
            "9: 3 colours, 2 trains, 3 rounds");
  }

  @Test
  void eachDestinationHasItsBonus() {
    var companies = TestTitle.of("1860", "destinations").design().companies().values();
    assertThat(companies.stream().map(ChartsTest::destinations))
        .containsExactly(
            "C&N: G5.0 50, I3 50",
            "IOW: I11 100",
            "IWNJ: G5.1 100, J8 100",
            "FYN: G5.0 200",
            "NGStL: G5.0 100, I11 100",
            "BHI&R: J6 100, I3 100",
            "S&C: I9 200",
            "VYSC: I11 100, B6 100");
  }

  /** What is printed on hexes, with the hexes that are alike; a town has 0 until a tile is laid. */
  private static Map<String, String> printed(Title title) {
    return title.map().hexes().values().stream()
        .sorted(Comparator.comparing(Hex::id))
        .collect(
            Collectors.groupingBy(
                ChartsTest::describe,
                TreeMap::new,
                Collectors.mapping(hex -> hex.id().text(), Collectors.joining(" "))));
  }

  private static String describe(Hex hex) {
    var words = new ArrayList<String>();
    hex.printed().stops().forEach(stop -> words.add(stop(stop)));
    if (hex.terrain() > 0) words.add(hex.terrainKind() + " " + hex.terrain());
    hex.printed().labels().stream().sorted().forEach(words::add);
    String color = hex.printed().color() == TileColor.YELLOW ? "yellow " : "";
    return words.isEmpty() ? "FREE" : color + String.join(", ", words);
  }

  private static String stop(Stop stop) {
    String kind =
        stop.kind().name().toLowerCase(Locale.ROOT)
            + (stop.slots() > 1 ? " of " + stop.slots() : "");
    List<Integer> values = List.copyOf(stop.revenue().byColor().values());
    return values.equals(List.of(0))
        ? kind
        : kind + " " + values.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static Map<String, String> lines(String text) {
    return text.lines()
        .map(line -> line.split(": ", 2))
        .collect(
            Collectors.toMap(
                parts -> parts[0], parts -> parts[1], (_, last) -> last, TreeMap::new));
  }

  private static String charter(CompanySpec company) {
    var par = company.par().orElseThrow();
    return "%d %s %d-%d, bases %s"
        .formatted(
            company.layer(),
            company.id(),
            par.min(),
            par.max(),
            company.markers().stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

  private static String prices(Zone zone) {
    return TITLE.market().spaces().stream()
        .filter(space -> space.in(zone))
        .map(space -> String.valueOf(space.price()))
        .collect(Collectors.joining(" "));
  }

  private static String sheet(Title title, TileColor color) {
    String[] numbers =
        title.tiles().values().stream()
            .filter(tile -> tile.color() == color)
            .map(tile -> tile.number())
            .sorted(Comparator.comparing(Integer::valueOf))
            .toArray(String[]::new);
    return counts(title.design(), numbers);
  }

  private static String counts(Design design, String... numbers) {
    Function<String, TileSpec> spec = number -> design.tiles().get(number);
    return Arrays.stream(numbers)
        .map(number -> number + "x" + spec.apply(number).count().number())
        .collect(Collectors.joining(" "));
  }

  private static String destinations(CompanySpec company) {
    var list = (List<?>) company.data().get("destinations").orElse(List.of());
    return company.id()
        + ": "
        + list.stream()
            .map(each -> (Map<?, ?>) each)
            .map(each -> each.get("at") + " " + each.get("bonus"))
            .collect(Collectors.joining(", "));
  }
}
