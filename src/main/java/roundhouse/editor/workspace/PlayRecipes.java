package roundhouse.editor.workspace;

import static roundhouse.editor.workspace.PlaySlot.ADVICE;
import static roundhouse.editor.workspace.PlaySlot.BOARD;
import static roundhouse.editor.workspace.PlaySlot.BRANCHES;
import static roundhouse.editor.workspace.PlaySlot.CARD;
import static roundhouse.editor.workspace.PlaySlot.HOLDINGS;
import static roundhouse.editor.workspace.PlaySlot.LOG;
import static roundhouse.editor.workspace.PlaySlot.MARKET;
import static roundhouse.editor.workspace.PlaySlot.SEATS;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.editor.dock.ViewPlan;
import roundhouse.editor.dock.ViewPlan.Area;
import roundhouse.editor.dock.ViewPlan.Divider;

/**
 * Chooses how the parts of Play share a room, and their places in each recipe. The board has its
 * full height and only the width that its shape then needs.
 *
 * @param width of the room, in pixels
 * @param height of the room, in pixels
 * @param enlarged how many times larger than usual the text is, 1 or more: the card needs as much
 *     more room
 */
public record PlayRecipes(int width, int height, PlayShapes shapes, double enlarged) {
  /** The radius of a hex from which on a board shows every detail. */
  private static final double ALL_SHOWN = 60;

  /** A recipe that shows more at once is preferred if it costs no more of the radius than that. */
  private static final double NEARLY = 0.985;

  private static final double STAYS = 0.9;

  /** The bar of the history under the board. */
  private static final int HISTORY = 28;

  /** The line of tabs above a part. */
  private static final int TABS = 24;

  private static final List<PlaySlot> BESIDE_LOG = List.of(LOG, ADVICE, BRANCHES, SEATS);

  private static final Set<PlaySlot> BARE = EnumSet.of(BOARD, MARKET, CARD);

  private static final int SPACE_WIDTH = 34;
  private static final int SPACE_HEIGHT = 28;

  /** Around the spaces of the market. */
  private static final int MARKET_MARGIN = 16;

  /** Thirteen spaces of the market: fewer do not show where prices go. */
  private static final int MARKET_LEAST = 13 * SPACE_WIDTH + 9;

  private static final int CARD_LEAST = 384;
  private static final int CARD_MOST = 480;
  private static final int CARD_ON_SMALL_SCREENS = 340;
  private static final int CARD_HEIGHT = 400;
  private static final int TABS_HEIGHT = 160;

  /** With the sums of the holdings and some of their companies. */
  private static final int HOLDINGS_HEIGHT = 220;

  private static final int SIDE_LEAST = 17 * SPACE_WIDTH - 1;

  /** More than the card can use; a wider market still gets its columns. */
  private static final int SIDE_MOST = 700;

  private static final int BOARD_LEAST = 200;
  private static final int TWO_PARTS = 480;

  /** A room with the usual text. */
  public PlayRecipes(int width, int height, PlayShapes shapes) {
    this(width, height, shapes, 1);
  }

  /** The recipe with the largest hexes. */
  public Recipe best() {
    return best(Optional.empty());
  }

  /**
   * The recipe with the largest hexes.
   *
   * @param present stays while another one would gain little: a window that is drawn larger does
   *     not jump between two that are as good
   */
  Recipe best(Optional<Recipe> present) {
    List<Recipe> possible = Stream.of(Recipe.values()).filter(this::isOffered).toList();
    double largest = possible.stream().mapToDouble(this::worth).max().orElseThrow();
    Optional<Recipe> stays =
        present.filter(possible::contains).filter(recipe -> worth(recipe) >= STAYS * largest);
    if (stays.isPresent()) return stays.get();
    return possible.stream()
        .filter(recipe -> worth(recipe) >= NEARLY * largest)
        .findFirst()
        .orElseThrow();
  }

  private double worth(Recipe recipe) {
    return Math.min(ALL_SHOWN, plan(recipe, DividerPlaces.FREE).radius());
  }

  /** Whether a recipe is worth trying when nobody has chosen one. */
  private boolean isOffered(Recipe recipe) {
    boolean offered =
        switch (recipe) {
          case COLUMNS -> !isLow();
          case STRIP -> isLow();
          case SIDE -> !isLow() || height >= leastCard() + rowsHeight() + HOLDINGS_HEIGHT;
          case TABS -> !hasRoom(Recipe.SIDE);
        };
    return offered && hasRoom(recipe);
  }

  /** Whether all parts of a recipe have room. */
  public boolean hasRoom(Recipe recipe) {
    boolean high = height >= leastCard() + TABS_HEIGHT;
    return switch (recipe) {
      case COLUMNS -> high && width >= BOARD_LEAST + marketLeast() + CARD_LEAST;
      case STRIP, SIDE -> high && width >= BOARD_LEAST + SIDE_LEAST;
      case TABS -> true;
    };
  }

  /** The places of all parts. */
  public PlayPlan plan(Recipe recipe, DividerPlaces places) {
    return switch (recipe) {
      case COLUMNS -> columns(places);
      case STRIP -> strip(places);
      case SIDE -> side(places);
      case TABS -> tabs(places);
    };
  }

  /** A market of one or two rows would leave most of a tab or a column empty. */
  private boolean isLow() {
    return shapes.rows() <= 2;
  }

  /** Of a market that shows all its rows. */
  private int rowsHeight() {
    return shapes.rows() * SPACE_HEIGHT + TABS;
  }

  private int marketLeast() {
    return Math.clamp(wholeMarket(), 10 * SPACE_WIDTH, MARKET_LEAST);
  }

  private int wholeMarket() {
    return shapes.columns() * SPACE_WIDTH + MARKET_MARGIN;
  }

  private int boardWidth(double radius) {
    return (int) Math.ceil(radius * shapes.width() - 0.01);
  }

  private PlayPlan columns(DividerPlaces places) {
    double radius = shapes.radius(width - CARD_LEAST - marketLeast(), height - HISTORY);
    int fits = boardWidth(radius);
    int most = width - BOARD_LEAST - CARD_ON_SMALL_SCREENS;
    int board = places.first(width, fits, BOARD_LEAST, most);
    int usual = Math.clamp(width - fits - wholeMarket(), CARD_LEAST, CARD_MOST);
    int card =
        places.second(width, width - usual, board + BOARD_LEAST, width - CARD_ON_SMALL_SCREENS);
    var areas = new ArrayList<Area>();
    areas.add(area(0, 0, board, height, BOARD));
    int market = marketHeight(card - board);
    areas.add(area(board, 0, card - board, market, MARKET));
    areas.addAll(books(board, market, card - board, height - market));
    areas.add(area(card, 0, width - card, height, CARD));
    return new PlayPlan(
        Recipe.COLUMNS,
        radius,
        new ViewPlan(areas, List.of(upright(board, height), upright(card, height))));
  }

  /** Holdings above the log, or both as tabs if there is no room for two. */
  private static List<Area> books(int x, int y, int width, int height) {
    if (height < TWO_PARTS) return List.of(area(x, y, width, height, HOLDINGS, LOG));
    int holdings = height * 3 / 5;
    return List.of(
        area(x, y, width, holdings, HOLDINGS),
        area(x, y + holdings, width, height - holdings, LOG));
  }

  /** As high as all rows need; where spaces are wider than they must be, they are higher too. */
  private int marketHeight(int marketWidth) {
    double spaces = marketWidth - MARKET_MARGIN;
    double scale = Math.max(1, spaces / (shapes.columns() * SPACE_WIDTH));
    int rows = (int) Math.round(shapes.rows() * SPACE_HEIGHT * scale);
    return Math.min(rows + TABS, height * 11 / 20);
  }

  private PlayPlan strip(DividerPlaces places) {
    int market = Math.min(rowsHeight(), 2 * SPACE_HEIGHT + TABS);
    double radius = shapes.radius(width - CARD_LEAST, height - HISTORY - market);
    int left = left(places, radius, CARD_ON_SMALL_SCREENS);
    int card = cardHeight(places, height * 3 / 5);
    return new PlayPlan(
        Recipe.STRIP,
        radius,
        new ViewPlan(
            List.of(
                area(0, 0, left, height - market, BOARD),
                area(0, height - market, left, market, MARKET),
                area(left, 0, width - left, card, CARD),
                area(left, card, width - left, height - card, HOLDINGS, LOG)),
            List.of(upright(left, height), new Divider(false, card, left, width, 0, height))));
  }

  private PlayPlan side(DividerPlaces places) {
    double radius = shapes.radius(width - SIDE_LEAST, height - HISTORY);
    int left = left(places, radius, CARD_ON_SMALL_SCREENS);
    int card = cardHeight(places, height - TABS - TABS / 2 - shapes.rows() * SPACE_HEIGHT);
    var areas = new ArrayList<Area>();
    areas.add(area(0, 0, left, height, BOARD));
    areas.add(area(left, 0, width - left, card, CARD));
    areas.addAll(marketAndBooks(left, card, width - left, height - card));
    return new PlayPlan(
        Recipe.SIDE,
        radius,
        new ViewPlan(
            areas,
            List.of(upright(left, height), new Divider(false, card, left, width, 0, height))));
  }

  /** Tabs, but beside a low market. */
  private List<Area> marketAndBooks(int x, int y, int width, int height) {
    int market = rowsHeight();
    if (!isLow() || height < market + TABS_HEIGHT / 2)
      return List.of(area(x, y, width, height, MARKET, HOLDINGS, LOG));
    return List.of(
        area(x, y, width, market, MARKET),
        area(x, y + market, width, height - market, HOLDINGS, LOG));
  }

  private PlayPlan tabs(DividerPlaces places) {
    int card = Math.min((int) (CARD_ON_SMALL_SCREENS * enlarged), width / 2);
    double radius = shapes.radius(width - card, height - HISTORY - TABS);
    int left = places.first(width, width - card, BOARD_LEAST, width - BOARD_LEAST);
    return new PlayPlan(
        Recipe.TABS,
        radius,
        new ViewPlan(
            List.of(
                area(0, 0, left, height, BOARD, MARKET, HOLDINGS, LOG),
                area(left, 0, width - left, height, CARD)),
            List.of(upright(left, height))));
  }

  /** Where the board ends: more room at the right than its parts can use goes to the board. */
  private int left(DividerPlaces places, double radius, int right) {
    int usual = Math.max(boardWidth(radius), width - Math.max(SIDE_MOST, wholeMarket()));
    return places.first(width, usual, BOARD_LEAST, width - right);
  }

  private int cardHeight(DividerPlaces places, int usual) {
    int least = leastCard();
    int most = Math.max(least, height * 5 / 8);
    return places.second(
        height, Math.clamp(usual, least, most), TABS_HEIGHT, height - TABS_HEIGHT / 2);
  }

  private int leastCard() {
    return (int) (CARD_HEIGHT * enlarged);
  }

  private Divider upright(int at, int to) {
    return new Divider(true, at, 0, to, 0, width);
  }

  /**
   * The board, the market and the card show what they are without a tab. What is less often wanted
   * stands in tabs beside the log.
   */
  private static Area area(int x, int y, int width, int height, PlaySlot... slots) {
    return new Area(
        new Rectangle(x, y, width, height),
        Stream.of(slots)
            .flatMap(slot -> slot == LOG ? BESIDE_LOG.stream() : Stream.of(slot))
            .map(PlaySlot::view)
            .toList(),
        Optional.empty(),
        slots.length == 1 && BARE.contains(slots[0]));
  }
}
