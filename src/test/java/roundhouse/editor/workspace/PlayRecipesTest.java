package roundhouse.editor.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static roundhouse.editor.workspace.PlaySlot.BOARD;
import static roundhouse.editor.workspace.PlaySlot.CARD;
import static roundhouse.editor.workspace.PlaySlot.HOLDINGS;
import static roundhouse.editor.workspace.PlaySlot.LOG;
import static roundhouse.editor.workspace.PlaySlot.MARKET;

import java.awt.Rectangle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Hex;
import roundhouse.editor.dock.ViewPlan;
import roundhouse.engine.Title;
import roundhouse.picture.HexGeometry;
import roundhouse.testkit.Repository;

/** The parts of Play share the screen so that hexes are as large as can be. */
class PlayRecipesTest {
  /** The letters and numbers of the hexes on all sides, in hundredths of a radius. */
  private static final double MARGINS = 84;

  /** What the task bar, the menu, the header and the status strip take of a screen. */
  private static final int AROUND = 40 + 30 + 36 + 24;

  private static final Map<String, PlayShapes> SHAPES = new HashMap<>();

  private static PlayShapes shapes(String title) throws Exception {
    if (!SHAPES.containsKey(title)) SHAPES.put(title, measured(title));
    return SHAPES.get(title);
  }

  private static PlayShapes measured(String title) throws Exception {
    Title loaded = Repository.titles().load(title, Set.of()).title().orElseThrow();
    Rectangle board =
        new HexGeometry(loaded.map().layout())
            .bounds(loaded.map().hexes().values().stream().map(Hex::place).toList())
            .getBounds();
    board.grow((int) MARGINS / 2, (int) MARGINS / 2);
    return PlayShapes.of(board, loaded.market());
  }

  private static PlayRecipes on(int width, int height, String title) throws Exception {
    return new PlayRecipes(width, height - AROUND, shapes(title));
  }

  private static PlayPlan best(PlayRecipes room) {
    return room.plan(room.best(), DividerPlaces.FREE);
  }

  @ParameterizedTest
  @CsvSource({
    "1920, 1080, 1870, COLUMNS, 38.7",
    "1366,  768, 1870, COLUMNS, 25.6",
    "1366,  768, 1861, SIDE,    29.4",
    "1366,  768, 1860, STRIP,   41.0",
    " 960,  540, 1870, TABS,    15.0",
  })
  void theRecipeWithTheLargestHexesWins(
      int width, int height, String title, Recipe recipe, double radius) throws Exception {
    PlayPlan plan = best(on(width, height, title));

    assertThat(plan.recipe()).isEqualTo(recipe);
    assertThat(plan.radius()).isCloseTo(radius, within(0.5));
  }

  @Test
  void aLargeScreenHasMarketHoldingsAndLogAboveEachOther() throws Exception {
    PlayPlan plan = best(on(1920, 1080, "1870"));

    assertThat(box(plan, BOARD)).isEqualTo(new Rectangle(0, 0, 804, 950));
    assertThat(box(plan, MARKET)).isEqualTo(new Rectangle(804, 0, 730, 332));
    assertThat(box(plan, HOLDINGS)).isEqualTo(new Rectangle(804, 332, 730, 370));
    assertThat(box(plan, LOG)).isEqualTo(new Rectangle(804, 702, 730, 248));
    assertThat(box(plan, CARD)).isEqualTo(new Rectangle(1534, 0, 386, 950));
  }

  @Test
  void aLaptopShowsAPartOfTheMarketAndTheLogBehindTheHoldings() throws Exception {
    PlayPlan plan = best(on(1366, 768, "1870"));

    assertThat(box(plan, BOARD)).isEqualTo(new Rectangle(0, 0, 531, 638));
    assertThat(box(plan, MARKET)).isEqualTo(new Rectangle(531, 0, 451, 332));
    assertThat(box(plan, HOLDINGS)).isEqualTo(new Rectangle(531, 332, 451, 306));
    assertThat(box(plan, LOG)).isEqualTo(box(plan, HOLDINGS));
    assertThat(box(plan, CARD)).isEqualTo(new Rectangle(982, 0, 384, 638));
  }

  @Test
  void aCardWithLargeTextHasTheFullHeightOfALaptop() throws Exception {
    var room = new PlayRecipes(1366, 768 - AROUND, shapes("1861"), 1.5);
    PlayPlan plan = best(room);

    assertThat(plan.recipe()).isEqualTo(Recipe.TABS);
    assertThat(box(plan, CARD)).isEqualTo(new Rectangle(856, 0, 510, 638));
  }

  @Test
  void aWideMapHasTheCardAboveTabsBesideIt() throws Exception {
    PlayPlan plan = best(on(1366, 768, "1861"));

    assertThat(box(plan, BOARD)).isEqualTo(new Rectangle(0, 0, 789, 638));
    assertThat(box(plan, CARD)).isEqualTo(new Rectangle(789, 0, 577, 400));
    assertThat(plan.places().areas().getLast().views())
        .startsWith(MARKET.view(), HOLDINGS.view(), LOG.view());
    assertThat(box(plan, MARKET)).isEqualTo(new Rectangle(789, 400, 577, 238));
  }

  @Test
  void aMarketOfTwoRowsLiesUnderTheBoard() throws Exception {
    PlayPlan plan = best(on(1366, 768, "1860"));

    Rectangle board = box(plan, BOARD);
    assertThat(board.height).isEqualTo(638 - 80);
    assertThat(board.width).isCloseTo(792, within(3));
    assertThat(box(plan, MARKET)).isEqualTo(new Rectangle(0, 558, board.width, 80));
    assertThat(box(plan, CARD).x).isEqualTo(board.width);
    assertThat(box(plan, HOLDINGS).x).isEqualTo(board.width);
  }

  @Test
  void aMarketOfOneRowStandsAboveTheTabsOfTheSideOfALargeScreen() throws Exception {
    PlayPlan plan = best(on(1920, 1080, "1846"));

    assertThat(plan.recipe()).isEqualTo(Recipe.SIDE);
    assertThat(plan.places().areas().getLast().views())
        .startsWith(HOLDINGS.view(), LOG.view())
        .doesNotContain(MARKET.view());
    assertThat(box(plan, MARKET).height).isEqualTo(52);
    assertThat(box(plan, MARKET).y).isEqualTo(box(plan, CARD).height);
  }

  @ParameterizedTest
  @CsvSource({"1846, 52", "1860, 80"})
  void aLaptopHasRoomForTheHoldingsBelowTheCard(String title, int market) throws Exception {
    PlayPlan plan = best(on(1366, 744, title)); // in the frame of a window

    assertThat(plan.recipe()).isEqualTo(Recipe.STRIP);
    assertThat(box(plan, MARKET).height).isEqualTo(market);
    assertThat(box(plan, HOLDINGS).height).isGreaterThanOrEqualTo(210);
  }

  @Test
  void aSmallScreenHasACardOf340PixelsBesideTabs() throws Exception {
    PlayPlan plan = best(on(960, 540, "1870"));

    assertThat(box(plan, CARD)).isEqualTo(new Rectangle(620, 0, 340, 410));
    assertThat(plan.places().areas().getFirst().views())
        .startsWith(BOARD.view(), MARKET.view(), HOLDINGS.view(), LOG.view());
  }

  @Test
  void dividersStandWhereTheUserPutThem() throws Exception {
    var moved = new DividerPlaces(OptionalDouble.of(0.5), OptionalDouble.of(0.7));
    PlayPlan plan = on(1920, 1080, "1870").plan(Recipe.COLUMNS, moved);

    assertThat(box(plan, BOARD).width).isEqualTo(960);
    assertThat(box(plan, CARD).x).isEqualTo(1344);
    assertThat(plan.places().dividers())
        .extracting(ViewPlan.Divider::at)
        .containsExactly(960, 1344);
  }

  @Test
  void aDividerLeavesEveryPartSomeRoom() throws Exception {
    var far = new DividerPlaces(OptionalDouble.of(0.99), OptionalDouble.of(0.01));
    for (Recipe recipe : Recipe.values()) {
      PlayPlan plan = on(1366, 768, "1860").plan(recipe, far);
      for (PlaySlot slot : PlaySlot.values()) {
        assertThat(box(plan, slot).width).as(recipe + " " + slot).isGreaterThanOrEqualTo(200);
        assertThat(box(plan, slot).height).as(recipe + " " + slot).isGreaterThanOrEqualTo(80);
      }
    }
  }

  static Stream<String> titles() {
    return Repository.designNames().stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyPartOfEveryTitleHasItsOwnPlaceOnEveryScreen(String title) throws Exception {
    PlayShapes shapes = shapes(title);
    for (int[] size : new int[][] {{960, 540}, {1366, 768}, {1920, 1080}, {2560, 1440}}) {
      var room = new PlayRecipes(size[0], size[1] - AROUND, shapes);
      PlayPlan plan = best(room);
      List<Rectangle> areas = plan.places().areas().stream().map(ViewPlan.Area::bounds).toList();
      assertThat(areas.stream().mapToInt(area -> area.width * area.height).sum())
          .as(title + " on " + size[0] + ": the areas fill the room")
          .isEqualTo(room.width() * room.height());
      for (Rectangle one : areas)
        assertThat(areas).filteredOn(other -> other != one).noneMatch(one::intersects);
      assertThat(plan.places().areas().stream().flatMap(area -> area.views().stream()))
          .containsExactlyInAnyOrderElementsOf(PlaySlot.views());
    }
  }

  private static Rectangle box(PlayPlan plan, PlaySlot slot) {
    return plan.bounds(slot).orElseThrow();
  }
}
