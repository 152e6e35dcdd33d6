package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.TokenPainter;
import roundhouse.picture.Vec;

/**
 * A picture of the stock market with its tokens: a grid, one row, or a zigzag of two tiers in which
 * columns alternate.
 */
public final class MarketPainter implements Painter {
  private static final double WIDTH = 64;

  /** Pixels for a unit at which a space is 34 pixels wide and its digits are 8 pixels high. */
  public static final double LEAST_SCALE = 34 / WIDTH;

  /** Pixels for a unit above which a space grows no further. */
  private static final double LARGEST_SCALE = 1.1;

  private static final double GRID_HEIGHT = 64;
  private static final double ROW_HEIGHT = 60;

  /** The height of a space that is 28 pixels high where it is 34 wide. */
  private static final double LEAST_HEIGHT = 28 / LEAST_SCALE;

  private static final double MARGIN = 14;
  private static final double TOKEN = 17;

  /** Pixels of its radius, just enough for capitals, below which tokens overlap. */
  private static final double SMALLEST = 9;

  /** Above the tokens, for the price, and around them. */
  private static final double HEAD = 23;

  private static final double GAP = 4;

  private final StockMarket market;
  private final PriceTokens tokens;
  private final Liveries liveries;
  private final Theme theme;
  private final MarketOverlay overlay;
  private final double height;
  private final Optional<MarketLegend> legend;

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
    legend = legend(1);
  }

  private MarketPainter(MarketPainter other, double height, Optional<MarketLegend> legend) {
    this.overlay = other.overlay;
    this.market = other.market;
    this.tokens = other.tokens;
    this.liveries = other.liveries;
    this.theme = other.theme;
    this.height = height;
    this.legend = legend;
  }

  /**
   * The market for a view of this size, in pixels: its spaces as high as the view allows, with a
   * legend whose words can be read. Where the legend would leave spaces too small to read, it is
   * left out.
   */
  public MarketPainter in(double viewWidth, double viewHeight) {
    MarketPainter told = wholeIn(viewWidth, viewHeight);
    return told.isWholeIn(viewWidth, viewHeight) ? told : bareIn(viewWidth, viewHeight);
  }

  /** The market with its legend for a view of this size, however small its spaces become. */
  public MarketPainter wholeIn(double viewWidth, double viewHeight) {
    double across = across(viewWidth);
    MarketPainter bare = stretched(viewHeight, across, Optional.empty());
    double enlarged = MarketLegend.enlarged(scale(bare.bounds(), viewWidth, viewHeight));
    return stretched(
        viewHeight, across, Optional.of(new MarketLegend(market, spaces().getWidth(), enlarged)));
  }

  /** The market without a legend for a view of this size, which may show only a part of it. */
  public MarketPainter bareIn(double viewWidth, double viewHeight) {
    return stretched(viewHeight, Math.max(LEAST_SCALE, across(viewWidth)), Optional.empty());
  }

  /**
   * How high a view of a width must be to show all of it as large as the width allows, in pixels.
   */
  public double heightFor(double viewWidth) {
    Rectangle2D all = bareIn(viewWidth, Double.MAX_VALUE).bounds();
    return all.getHeight() * Math.min(LARGEST_SCALE, viewWidth / all.getWidth());
  }

  /** Whether a view of this size shows all of it with spaces that can be read. */
  public boolean isWholeIn(double viewWidth, double viewHeight) {
    return scale(bounds(), viewWidth, viewHeight) >= LEAST_SCALE;
  }

  /** Empty for a market without zones. */
  private Optional<MarketLegend> legend(double enlarged) {
    return Optional.of(new MarketLegend(market, spaces().getWidth(), enlarged))
        .filter(words -> words.height() > 0);
  }

  /** Pixels for a unit with which all columns fit a width. */
  private double across(double viewWidth) {
    return Math.min(viewWidth / (spaces().getWidth() + 2 * MARGIN), LARGEST_SCALE);
  }

  /** With spaces as high as all rows can be at a scale. */
  private MarketPainter stretched(double viewHeight, double scale, Optional<MarketLegend> words) {
    double tiers = spaces().getHeight() / height;
    double beside = 2 * MARGIN + words.map(it -> MARGIN + it.height()).orElse(0.0);
    double fits = (viewHeight / scale - beside) / tiers;
    return new MarketPainter(this, Math.clamp(fits, Math.min(LEAST_HEIGHT, height), height), words);
  }

  @Override
  public Rectangle2D bounds() {
    Rectangle2D spaces = spaces();
    double wide = Math.max(spaces.getWidth(), legend.map(MarketLegend::width).orElse(0.0));
    double words = legend.map(MarketLegend::height).orElse(-MARGIN);
    return new Rectangle2D.Double(
        -MARGIN, -MARGIN, wide + 2 * MARGIN, spaces.getHeight() + MARGIN + words + 2 * MARGIN);
  }

  /** The box of a space. */
  public Rectangle2D box(MarketCell cell) {
    if (!market.zigzag())
      return new Rectangle2D.Double(cell.column() * WIDTH, cell.row() * height, WIDTH, height);
    int tier = 2 * cell.row() + cell.column() % 2;
    return new Rectangle2D.Double(cell.column() * WIDTH / 2, tier * height, WIDTH, height);
  }

  /** The box of the price in a space. */
  public Rectangle2D priceBox(MarketSpace space) {
    Rectangle2D box = box(space.cell());
    return new Rectangle2D.Double(
        box.getX(),
        box.getY(),
        SpacePainter.INSET + SpacePainter.price(space, box).width(),
        SpacePainter.PRICE);
  }

  /** The box of all tokens; empty if there are none. */
  public Rectangle2D tokens() {
    return tokens.at().values().stream()
        .map(this::box)
        .reduce(Rectangle2D::createUnion)
        .orElse(new Rectangle2D.Double());
  }

  /** The box that a view shows where it cannot show all: the tokens, or first the par prices. */
  public Rectangle2D heart() {
    if (!tokens.at().isEmpty()) return tokens();
    return market.spaces().stream()
        .filter(space -> space.in(Zone.PAR))
        .map(space -> box(space.cell()))
        .reduce(Rectangle2D::createUnion)
        .orElse(spaces());
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
    new MarketEdgePainter(market, this::box, theme).draw(graphics);
    for (MarketSpace space : market.spaces())
      paintTokens(graphics, scale, box(space.cell()), companies(space.cell()));
    new MarketOverlayPainter(this, market, theme).draw(graphics, overlay);
    legend.ifPresent(words -> words.draw(graphics, 0, spaces().getHeight() + MARGIN, theme));
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

  private static double scale(Rectangle2D part, double width, double height) {
    return Math.min(width / part.getWidth(), height / part.getHeight());
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

  /** Draws a space of a market: its zones and its price. */
  private record SpacePainter(Theme theme) {
    private static final double STRIPE = 7;
    private static final double PRICE = 22;
    private static final double INSET = 6;
    private static final Color LINE = new Color(0x55585C);

    /** The order of zones in a space: the first gives the ground, others a stripe. */
    private static final List<Zone> ORDER =
        List.of(
            Zone.CLOSES,
            Zone.BANKRUPT,
            Zone.ENDS_GAME,
            Zone.BROWN,
            Zone.ORANGE,
            Zone.GREEN,
            Zone.YELLOW,
            Zone.PAR,
            Zone.REFLOAT,
            Zone.FIRST_SALE_FREE);

    void draw(Graphics2D graphics, MarketSpace space, Rectangle2D box) {
      List<Color> colors =
          ORDER.stream()
              .filter(space::in)
              .map(zone -> theme.zones().getOrDefault(zone, theme.space()))
              .toList();
      Color ground = colors.isEmpty() ? theme.space() : colors.getFirst();
      Shapes.fill(graphics, box, ground);
      for (int stripe = 1; stripe < colors.size(); stripe++) {
        double y = box.getMaxY() - stripe * STRIPE;
        Shapes.fill(
            graphics,
            new Rectangle2D.Double(box.getX(), y, box.getWidth(), STRIPE),
            colors.get(stripe));
      }
      Shapes.stroke(graphics, box, LINE, Shapes.butt(1.2));
      price(space, box)
          .draw(graphics, box.getX() + INSET, box.getY() + PRICE / 2, Livery.contrast(ground));
    }

    static PictureText price(MarketSpace space, Rectangle2D box) {
      return PictureText.bold(String.valueOf(space.price()), PRICE).within(box.getWidth() - 10);
    }
  }

  /**
   * Where the tokens of a space lie: in rows, the first at the top left. Each overlaps the next a
   * little, so that their order shows, and never so far that letters are covered.
   *
   * @param room that they share
   * @param columns in a row
   * @param rows of tokens
   * @param radius of each
   */
  private record TokenStack(Rectangle2D room, int columns, int rows, double radius) {
    private static final double OVERLAP = 0.1;

    /**
     * As {@link #of(Rectangle2D, int, double)}; where tokens would be smaller than {@code least},
     * they lie as a fan of that size, in which the first covers part of the next.
     */
    static TokenStack of(Rectangle2D room, int count, double largest, double least) {
      TokenStack beside = of(room, count, largest);
      return beside.radius < least ? new TokenStack(room, count, 1, least) : beside;
    }

    /**
     * @param largest radius of a token
     */
    static TokenStack of(Rectangle2D room, int count, double largest) {
      TokenStack best = with(room, 1, count, largest);
      for (int columns = 2; columns <= count; columns++) {
        TokenStack other = with(room, columns, Math.ceilDiv(count, columns), largest);
        if (other.radius > best.radius) best = other;
      }
      return best;
    }

    private static TokenStack with(Rectangle2D room, int columns, int rows, double largest) {
      double pitch = Math.min(room.getWidth() / columns, room.getHeight() / rows);
      return new TokenStack(room, columns, rows, Math.min(largest, pitch / (2 - 2 * OVERLAP)));
    }

    Vec centre(int index) {
      boolean fan = columns > 1 && pitch(room.getWidth()) * columns > room.getWidth() + radius;
      double across =
          fan ? (room.getWidth() - 2 * radius) / (columns - 1) : pitch(room.getWidth() / columns);
      double down = pitch(room.getHeight() / rows);
      return new Vec(
          room.getCenterX() + across * (index % columns - (columns - 1) / 2.0),
          room.getCenterY() + down * (index / columns - (rows - 1) / 2.0));
    }

    private double pitch(double most) {
      return Math.min(most, radius * (2 - 2 * OVERLAP));
    }
  }

  /**
   * Draws what is marked on a market: frames of spaces, and arrows. The price that the picked arrow
   * leads to stands at the lower edge of its space, so that no price of a space is covered.
   */
  private record MarketOverlayPainter(MarketPainter painter, StockMarket market, Theme theme) {
    private static final double FRAME = 5;
    private static final double LETTERS = 15;

    /** Words on an arrow are never smaller on the screen. */
    private static final double PIXELS = 11;

    /** The opacity of arrows of what could be picked instead. */
    private static final double OTHER = 0.55;

    /** Half the height of their band, in heights of letters. */
    private static final double BAND = 0.65;

    void draw(Graphics2D graphics, MarketOverlay overlay) {
      for (MarketCell cell : overlay.pars())
        Shapes.stroke(graphics, inner(cell), theme.legal(), Shapes.butt(FRAME));
      overlay
          .picked()
          .ifPresent(
              cell -> {
                Shapes.fill(graphics, inner(cell), Shapes.faint(theme.legal(), 0.35));
                Shapes.stroke(graphics, inner(cell), theme.legal(), Shapes.butt(2 * FRAME));
              });
      overlay
          .focused()
          .ifPresent(
              cell -> Shapes.stroke(graphics, painter.box(cell), theme.changed(), Shapes.butt(4)));
      for (MarketOverlay.Move move : overlay.others()) arrow(graphics, move, OTHER);
      for (MarketOverlay.Move move : overlay.moves()) {
        arrow(graphics, move, 1);
        price(graphics, move.to());
      }
    }

    private Rectangle2D inner(MarketCell cell) {
      Rectangle2D box = painter.box(cell);
      double in = FRAME / 2;
      return new Rectangle2D.Double(
          box.getX() + in, box.getY() + in, box.getWidth() - 2 * in, box.getHeight() - 2 * in);
    }

    private void arrow(Graphics2D graphics, MarketOverlay.Move move, double opacity) {
      boolean rises = market.at(move.to()).price() > market.at(move.from()).price();
      Color color = rises ? theme.changed() : theme.legal();
      new MarketArrow(centre(move.from()), centre(move.to()))
          .draw(graphics, Shapes.faint(color, opacity));
    }

    private void price(Graphics2D graphics, MarketCell cell) {
      double size = Math.max(LETTERS, PIXELS / graphics.getTransform().getScaleX());
      Rectangle2D box = painter.box(cell);
      PictureText.bold("→ " + market.at(cell).price(), size)
          .within(box.getWidth() - FRAME)
          .drawOnBand(
              graphics,
              new Vec(box.getCenterX(), box.getMaxY() - size * BAND),
              Theme.INK,
              Theme.WHITE);
    }

    /** Below the price, where tokens lie. */
    private Vec centre(MarketCell cell) {
      Rectangle2D box = painter.box(cell);
      return new Vec(box.getCenterX(), box.getCenterY() + box.getHeight() * 0.15);
    }
  }
}
