package roundhouse.picture.market;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.TokenPainter;

/**
 * A picture of the stock market with its tokens: a grid, one row, or a zigzag of two tiers in which
 * columns alternate.
 */
public final class MarketPainter implements Painter {
  private static final double WIDTH = 64;

  /** Pixels for a unit at which a space is 34 pixels wide and its digits are 8 pixels high. */
  public static final double LEAST_SCALE = 34 / WIDTH;

  private static final double GRID_HEIGHT = 64;
  private static final double ROW_HEIGHT = 60;
  private static final double MARGIN = 14;
  private static final double TOKEN = 17;

  /** Pixels of a token's radius at which its letters can be read. */
  private static final double LEGIBLE = 10;

  /** Pixels of its radius, just enough for capitals, below which tokens overlap. */
  private static final double SMALLEST = 9;

  /** Above the tokens, for the price, and around them. */
  private static final double HEAD = 23;

  private static final double GAP = 4;

  private final StockMarket market;
  private final PriceTokens tokens;
  private final Liveries liveries;
  private final Theme theme;
  private final double height;
  private final MarketLegend legend;
  private final MarketOverlay overlay;

  public MarketPainter(StockMarket market, PriceTokens tokens, Liveries liveries, Theme theme) {
    this(market, tokens, liveries, theme, MarketOverlay.NONE);
  }

  /** With what is marked while somebody decides. */
  public MarketPainter(
      StockMarket market,
      PriceTokens tokens,
      Liveries liveries,
      Theme theme,
      MarketOverlay overlay) {
    this.overlay = overlay;
    this.market = market;
    this.tokens = tokens;
    this.liveries = liveries;
    this.theme = theme;
    height = market.rows().size() == 1 ? ROW_HEIGHT : GRID_HEIGHT;
    legend = new MarketLegend(market, spaces().getWidth());
  }

  @Override
  public Rectangle2D bounds() {
    Rectangle2D spaces = spaces();
    double wide = Math.max(spaces.getWidth(), legend.width());
    double gap = legend.height() == 0 ? 0 : MARGIN;
    return new Rectangle2D.Double(
        -MARGIN,
        -MARGIN,
        wide + 2 * MARGIN,
        spaces.getHeight() + gap + legend.height() + 2 * MARGIN);
  }

  /** The box of a space. */
  public Rectangle2D box(MarketCell cell) {
    if (!market.zigzag())
      return new Rectangle2D.Double(cell.column() * WIDTH, cell.row() * height, WIDTH, height);
    int tier = 2 * cell.row() + cell.column() % 2;
    return new Rectangle2D.Double(cell.column() * WIDTH / 2, tier * height, WIDTH, height);
  }

  /** The box of all tokens; empty if there are none. */
  public Rectangle2D tokens() {
    return tokens.at().values().stream()
        .map(this::box)
        .reduce(Rectangle2D::createUnion)
        .orElse(new Rectangle2D.Double());
  }

  /** The box that a view of this size shows: all spaces if they fit, or else the tokens. */
  public Rectangle2D heartIn(double width, double height) {
    boolean fit = scale(spaces(), width, height) >= LEAST_SCALE;
    return fit || tokens.at().isEmpty() ? spaces() : tokens();
  }

  /** The cell at a point of the picture, whether it has a space or not. */
  public MarketCell cellAt(Point2D point) {
    int column = (int) Math.floor(point.getX() / WIDTH);
    int row = (int) Math.floor(point.getY() / height);
    return spaceAt(point)
        .map(MarketSpace::cell)
        .orElse(new MarketCell(market.zigzag() ? -1 : row, column));
  }

  /** The space at a point of the picture. */
  public Optional<MarketSpace> spaceAt(Point2D point) {
    return market.spaces().stream().filter(space -> box(space.cell()).contains(point)).findFirst();
  }

  @Override
  public void paint(Graphics2D graphics) {
    paint(graphics, 0);
  }

  @Override
  public void paint(Graphics2D graphics, double scale) {
    Painter.smooth(graphics);
    Shapes.fill(graphics, bounds(), theme.paper());
    var spaces = new SpacePainter(theme);
    for (MarketSpace space : market.spaces()) spaces.draw(graphics, space, box(space.cell()));
    new MarketEdgePainter(market, this::box).draw(graphics);
    for (MarketSpace space : market.spaces())
      paintTokens(graphics, scale, box(space.cell()), companies(space.cell()));
    new MarketOverlayPainter(this, market, theme).draw(graphics, overlay);
    legend.draw(graphics, 0, spaces().getHeight() + MARGIN, theme);
  }

  /** The companies in a space; the first to arrive is on top and operates first. */
  public List<String> companies(MarketCell cell) {
    return tokens.arrivals().stream()
        .filter(company -> tokens.of(company).equals(Optional.of(cell)))
        .toList();
  }

  private void paintTokens(
      Graphics2D graphics, double scale, Rectangle2D box, List<String> companies) {
    if (companies.isEmpty()) return;
    double pixels = scale > 0 ? scale : graphics.getTransform().getScaleX();
    double least = Math.min(TOKEN, SMALLEST / pixels);
    TokenStack stack = TokenStack.of(room(box), companies.size(), TOKEN, least);
    for (int index = companies.size() - 1; index >= 0; index--)
      new TokenPainter(graphics, true, scale)
          .draw(liveries.of(companies.get(index)), stack.centre(index), stack.radius());
  }

  /** Where tokens lie in the box of a space. */
  private static Rectangle2D room(Rectangle2D box) {
    return new Rectangle2D.Double(
        box.getX() + GAP,
        box.getY() + HEAD,
        box.getWidth() - 2 * GAP,
        box.getHeight() - HEAD - GAP);
  }

  /**
   * The scale for a view of this size: that of all spaces where their prices can be read, so that
   * it does not change as tokens come and move. Elsewhere as near as the letters of every token can
   * be read while all tokens are in sight, and never so far that prices cannot be read.
   */
  public double scaleIn(double width, double height) {
    Rectangle2D lie = tokens();
    if (scale(bounds(), width, height) >= LEAST_SCALE) return LEAST_SCALE;
    double all = scale(spaces(), width, height);
    if (all >= LEAST_SCALE) return all;
    if (lie.isEmpty()) return LEAST_SCALE;
    double inSight = scale(lie, width, height);
    return Math.max(LEAST_SCALE, Math.min(LEGIBLE / leastRadius(), inSight));
  }

  private static double scale(Rectangle2D part, double width, double height) {
    return Math.min(width / part.getWidth(), height / part.getHeight());
  }

  /** The radius of the tokens in the fullest space. */
  public double leastRadius() {
    return market.spaces().stream()
        .filter(space -> !companies(space.cell()).isEmpty())
        .mapToDouble(
            space ->
                TokenStack.of(room(box(space.cell())), companies(space.cell()).size(), TOKEN)
                    .radius())
        .min()
        .orElse(TOKEN);
  }

  private Rectangle2D spaces() {
    double right = 0;
    double bottom = 0;
    for (MarketSpace space : market.spaces()) {
      right = Math.max(right, box(space.cell()).getMaxX());
      bottom = Math.max(bottom, box(space.cell()).getMaxY());
    }
    return new Rectangle2D.Double(0, 0, right, bottom);
  }
}
