package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is printed on a hex, and what of it counts under a tile. */
class PrintedAttributesTest {
  private static final HexId HERE = HexId.of("A3");

  private static Board printed(String notation) {
    return new SmallMap().hex("A3", notation).board();
  }

  private static TilePlacement tile(String notation, int rotation) {
    return new TilePlacement(TileNotation.parse("X", TileColor.GREEN, notation), rotation);
  }

  private static List<String> groups(Board board) {
    List<String> onTile = board.tile(HERE).stops().stream().map(Stop::group).toList();
    int first = board.track().firstStop(HERE);
    assertThat(
            IntStream.range(0, board.track().stopsOn(HERE))
                .mapToObj(stop -> board.track().stop(first + stop).stop().group()))
        .containsExactlyElementsOf(onTile);
    return onTile;
  }

  private static List<String> lost(Board board, TilePlacement placement) {
    return board.map().hex(HERE).lostUnder(placement.turned());
  }

  private final Board two =
      printed(
          "city=revenue:10,groups:East;city=revenue:10,groups:West;path=a:0,b:_0;path=a:3,b:_1");

  @Test
  void theCityThatReplacesAPrintedOneHasItsGroup() {
    TilePlacement grown =
        tile("city=revenue:40;city=revenue:40;path=a:3,b:_0;path=a:0,b:_1;path=a:_1,b:2", 0);

    assertThat(groups(two.with(HERE, grown))).containsExactly("West", "East");
    assertThat(lost(two, grown)).isEmpty();
  }

  @Test
  void theGroupFollowsTheTrackOfATurnedTile() {
    TilePlacement turned = tile("city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1", 3);

    assertThat(groups(two.with(HERE, turned))).containsExactly("West", "East");
  }

  @Test
  void aCityWithoutTrackIsTheOneThatNoTrackLeavesForAnother() {
    Board three =
        printed(
            "city=revenue:40,groups:All;city=revenue:40,groups:All;city=revenue:40,groups:All"
                + ";path=a:1,b:_0;path=a:3,b:_1");
    TilePlacement joined =
        tile(
            "city=revenue:70,slots:2;city=revenue:70;path=a:1,b:_0;path=a:3,b:_0;path=a:2,b:_1", 0);

    assertThat(groups(three.with(HERE, joined))).containsExactly("All", "All");
  }

  @Test
  void aTileOverATileHasThePrintedGroupsStill() {
    TilePlacement green = tile("city=revenue:40;city=revenue:40;path=a:3,b:_0;path=a:0,b:_1", 0);
    TilePlacement brown =
        tile("city=revenue:60;city=revenue:60;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_1", 0);
    Board both = two.with(HERE, green).with(HERE, brown);

    assertThat(groups(both)).containsExactly("East", "West");
    assertThat(both)
        .isEqualTo(new Board(both.map(), Map.of(HERE, brown), List.of()))
        .isEqualTo(two.with(HERE, brown));
    assertThat(groups(new Board(both.map(), Map.of(HERE, brown), List.of())))
        .containsExactly("East", "West");
  }

  @Test
  void aHexWhoseTileIsTakenUpHasWhatIsPrinted() {
    TilePlacement green = tile("city=revenue:40;city=revenue:40;path=a:3,b:_0;path=a:0,b:_1", 0);

    assertThat(groups(two.with(HERE, green).without(HERE))).containsExactly("East", "West");
  }

  @Test
  void aTileThatJoinsCitiesOfOneGroupIsInIt() {
    Board same =
        printed(
            "city=revenue:10,groups:Town;city=revenue:10,groups:Town;path=a:0,b:_0;path=a:3,b:_1");
    TilePlacement joined = tile("city=revenue:50,slots:2;path=a:0,b:_0;path=a:3,b:_0", 0);

    assertThat(groups(same.with(HERE, joined))).containsExactly("Town");
    assertThat(lost(same, joined)).isEmpty();
  }

  @Test
  void aTileThatJoinsCitiesOfTwoGroupsLosesOne() {
    TilePlacement joined = tile("city=revenue:50,slots:2;path=a:0,b:_0;path=a:3,b:_0", 0);

    assertThat(groups(two.with(HERE, joined))).containsExactly("East");
    assertThat(lost(two, joined))
        .containsExactly("joins stops of the groups East, West: its stop is in East only");
  }

  @Test
  void theHexDecidesNotTheTilesOwnGroup() {
    TilePlacement own =
        tile(
            "city=revenue:40,groups:East;city=revenue:40,groups:Else;path=a:0,b:_0;path=a:3,b:_1",
            0);

    assertThat(groups(two.with(HERE, own))).containsExactly("East", "West");
    assertThat(lost(two, own))
        .containsExactly(
            "has a stop of the group Else, which is in the printed group West instead");
  }

  @Test
  void aTilesOwnGroupCountsWhereNoneIsPrinted() {
    Board plain =
        printed("city=revenue:10,groups:East;city=revenue:10;path=a:0,b:_0;path=a:3,b:_1");
    TilePlacement own =
        tile("city=revenue:40;city=revenue:40,groups:New;path=a:0,b:_0;path=a:3,b:_1", 0);

    assertThat(groups(plain.with(HERE, own))).containsExactly("East", "New");
    assertThat(lost(plain, own)).isEmpty();
    assertThat(groups(printed("city=revenue:10;path=a:0,b:_0").with(HERE, own)))
        .containsExactly("", "New");
  }

  @Test
  void townsAndHaltsKeepTheirGroupsToo() {
    Board small = printed("town=revenue:10,groups:Bay;city=revenue:10;path=a:0,b:_0;path=a:3,b:_1");
    TilePlacement grown =
        tile("city=revenue:30;town=revenue:10;path=a:3,b:_0;path=a:0,b:_1;path=a:_1,b:_0", 0);

    assertThat(groups(small.with(HERE, grown))).containsExactly("", "Bay");
  }

  @Test
  void aTownThatBecomesACityKeepsItsGroupAndWhatHasNoStopLosesIt() {
    Board town = printed("town=revenue:10,groups:Bay;path=a:0,b:_0;path=a:3,b:_0");
    TilePlacement city = tile("city=revenue:30;path=a:0,b:_0;path=a:3,b:_0", 0);
    TilePlacement track = tile("path=a:0,b:3", 0);

    assertThat(groups(town.with(HERE, city))).containsExactly("Bay");
    assertThat(lost(town, city)).isEmpty();
    assertThat(groups(town.with(HERE, track))).isEmpty();
    assertThat(lost(town, track)).containsExactly("has no stop for the printed group Bay");
  }

  @Test
  void spacesRevenueVisitsLabelsAndCostsAreThoseOfTheTile() {
    Board city =
        printed(
            "city=revenue:10,slots:2,visit_cost:0,groups:Bay;path=a:0,b:_0;label=Z;upgrade=cost:40");
    TilePlacement grown = tile("city=revenue:30;path=a:0,b:_0;path=a:1,b:_0;label=Y", 0);
    Tile lying = city.with(HERE, grown).tile(HERE);

    assertThat(lying.stops())
        .containsExactly(new Stop(Stop.Kind.CITY, 1, Stop.Revenue.of(30), "", 1, "Bay"));
    assertThat(lying.labels()).containsExactly("Y");
    assertThat(lying.terrain()).isZero();
  }

  @Test
  void aPrintedCityIsFoundByItsTrackOnATile() {
    TilePlacement turned = tile("city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1", 3);
    Board board = two.with(HERE, turned);

    assertThat(two.cityNow(HERE, 0)).contains(0);
    assertThat(board.cityNow(HERE, 0)).contains(1);
    assertThat(board.cityNow(HERE, 1)).contains(0);
    assertThat(board.cityNow(HERE, 5)).contains(1);
    assertThat(two.with(HERE, tile("path=a:0,b:3", 0)).cityNow(HERE, 0)).isEmpty();
  }

  @Test
  void aPrintedCityIsNumberedAmongTheCitiesNotAmongTheStops() {
    Board town = printed("town=revenue:10;city=revenue:10;path=a:0,b:_0;path=a:3,b:_1");

    assertThat(town.cityNow(HERE, 0)).contains(1);
  }

  @Test
  void aSpaceThatIsKeptForACompanyNeedsACity() {
    Hex home = two.map().hex(HERE);
    Hex kept =
        new Hex(
            HERE,
            "",
            home.place(),
            home.printed(),
            0,
            "",
            Set.of(),
            Map.of(),
            Map.of(),
            Map.of("B", 0, "A", -1));

    assertThat(kept.lostUnder(tile("city=revenue:40;path=a:0,b:_0;path=a:3,b:_0", 0).turned()))
        .noneMatch(loss -> loss.contains("space"));
    assertThat(kept.lostUnder(tile("town=revenue:40;path=a:0,b:_0", 0).turned()))
        .contains("has no city for the space of A, B");
  }

  @Test
  void tilesOnHexesWithoutGroupsStayTheSameObject() {
    Board plain = printed("city=revenue:10;path=a:0,b:_0");
    TilePlacement grown = tile("city=revenue:30;path=a:0,b:_0;path=a:1,b:_0", 0);

    assertThat(plain.with(HERE, grown).tile(HERE)).isSameAs(grown.turned());
    assertThat(two.with(HERE, grown).tile(HERE)).isSameAs(two.with(HERE, grown).tile(HERE));
    assertThat(two.cityNow(HERE, 0)).isEqualTo(Optional.of(0));
  }
}
