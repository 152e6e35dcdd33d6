package roundhouse.editor.play.market;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import roundhouse.market.MarketSpace;
import roundhouse.market.StockMarket;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.market.MarketPainter;

/**
 * At each side where a view ends before the market does: the companies and the prices that lie
 * beyond.
 *
 * @param toView from the picture of the market to pixels of the view
 */
record MarketRim(
    StockMarket market,
    MarketPainter painter,
    AffineTransform toView,
    Dimension view,
    Theme theme) {
  private static final double LETTERS = 11;
  private static final double HEIGHT = 16;
  private static final double ARROW = 4;
  private static final double GAP = 6;

  /** Where along a side its words may stand, the best place first. */
  private static final double[] PLACES = {0.5, 0.3, 0.7, 0.15, 0.85, 0, 1};

  void draw(Graphics2D graphics) {
    Painter.smooth(graphics);
    Map<Vec, String> told = told();
    places().forEach((way, place) -> band(graphics, told.get(way), way, place));
  }

  /** Where the words of each side stand: over tokens last, and over prices only if they must. */
  Map<Vec, Rectangle2D> places() {
    List<Rectangle2D> spaces = market.spaces().stream().map(this::box).toList();
    List<Rectangle2D> prices =
        market.spaces().stream().map(painter::priceBox).map(this::inView).toList();
    List<Rectangle2D> taken =
        market.spaces().stream()
            .filter(space -> !painter.companies(space.cell()).isEmpty())
            .map(this::box)
            .collect(Collectors.toCollection(ArrayList::new));
    var places = new LinkedHashMap<Vec, Rectangle2D>();
    told()
        .forEach(
            (way, words) -> {
              Rectangle2D place =
                  place(width(PictureText.bold(words, LETTERS)), way, taken, prices, spaces);
              taken.add(place);
              places.put(way, place);
            });
    return places;
  }

  /** The words by side, a step towards it: "AT GM 325–400", the highest price first. */
  Map<Vec, String> told() {
    var told = new LinkedHashMap<Vec, String>();
    tell(told, new Vec(1, 0), box -> box.getCenterX() > view.width);
    tell(told, new Vec(-1, 0), box -> box.getCenterX() < 0);
    tell(told, new Vec(0, 1), box -> box.getCenterY() > view.height);
    tell(told, new Vec(0, -1), box -> box.getCenterY() < 0);
    return told;
  }

  private void tell(Map<Vec, String> told, Vec way, Predicate<Rectangle2D> outside) {
    List<MarketSpace> beyond =
        market.spaces().stream().filter(space -> outside.test(box(space))).toList();
    if (!beyond.isEmpty()) told.put(way, says(beyond));
  }

  private Rectangle2D box(MarketSpace space) {
    return inView(painter.box(space.cell()));
  }

  private Rectangle2D inView(Rectangle2D box) {
    return toView.createTransformedShape(box).getBounds2D();
  }

  private static double width(PictureText words) {
    return words.width() + 3 * GAP + 2 * ARROW;
  }

  private void band(Graphics2D graphics, String says, Vec way, Rectangle2D band) {
    Shapes.fill(
        graphics,
        new RoundRectangle2D.Double(
            band.getX(), band.getY(), band.getWidth(), HEIGHT, HEIGHT, HEIGHT),
        Shapes.faint(theme.text(), 0.85));
    boolean arrowFirst = way.x() < 0;
    PictureText.bold(says, LETTERS)
        .draw(
            graphics,
            band.getX() + (arrowFirst ? 2 * GAP + 2 * ARROW : GAP),
            band.getCenterY(),
            theme.paper());
    double middle = arrowFirst ? band.getX() + GAP + ARROW : band.getMaxX() - GAP - ARROW;
    arrow(graphics, new Vec(middle, band.getCenterY()), way);
  }

  private String says(List<MarketSpace> beyond) {
    IntSummaryStatistics prices = beyond.stream().mapToInt(MarketSpace::price).summaryStatistics();
    String range =
        prices.getMin() == prices.getMax()
            ? String.valueOf(prices.getMin())
            : prices.getMin() + "–" + prices.getMax();
    return Stream.concat(companies(beyond), Stream.of(range)).collect(Collectors.joining(" "));
  }

  private Stream<String> companies(List<MarketSpace> spaces) {
    return spaces.stream()
        .sorted((one, other) -> other.price() - one.price())
        .flatMap(space -> painter.companies(space.cell()).stream());
  }

  private Rectangle2D place(
      double width,
      Vec way,
      List<Rectangle2D> taken,
      List<Rectangle2D> prices,
      List<Rectangle2D> spaces) {
    return Stream.concat(atRim(width, way), belowPrices(width, way, spaces))
        .min(
            Comparator.<Rectangle2D>comparingDouble(place -> covered(place, taken))
                .thenComparingDouble(place -> covered(place, prices))
                .thenComparingDouble(place -> covered(place, spaces)))
        .orElseThrow();
  }

  private Stream<Rectangle2D> atRim(double width, Vec way) {
    return DoubleStream.of(PLACES).mapToObj(share -> at(share, width, way));
  }

  /** At the foot of each row of spaces, those nearest to the rim first. */
  private Stream<Rectangle2D> belowPrices(double width, Vec way, List<Rectangle2D> spaces) {
    List<Rectangle2D> rim = atRim(width, way).toList();
    return spaces.stream()
        .map(space -> space.getMaxY() - HEIGHT)
        .filter(top -> top >= 0 && top + HEIGHT <= view.height)
        .distinct()
        .sorted(Comparator.comparingDouble(top -> -way.y() * top))
        .flatMap(
            top ->
                rim.stream()
                    .map(at -> new Rectangle2D.Double(at.getX(), top, at.getWidth(), HEIGHT)));
  }

  private static double covered(Rectangle2D place, List<Rectangle2D> boxes) {
    return boxes.stream()
        .filter(place::intersects)
        .map(place::createIntersection)
        .mapToDouble(part -> part.getWidth() * part.getHeight())
        .sum();
  }

  private Rectangle2D at(double share, double width, Vec way) {
    double right = Math.max(GAP, view.width - width - GAP);
    double bottom = Math.max(GAP, view.height - HEIGHT - GAP);
    double x = way.x() == 0 ? share * view.width - width / 2 : way.x() > 0 ? right : GAP;
    double y = way.y() == 0 ? share * view.height - HEIGHT / 2 : way.y() > 0 ? bottom : GAP;
    return new Rectangle2D.Double(
        Math.clamp(x, GAP, right), Math.clamp(y, GAP, bottom), width, HEIGHT);
  }

  private void arrow(Graphics2D graphics, Vec middle, Vec way) {
    Vec tip = middle.plus(way.times(ARROW));
    Vec across = way.normal().times(ARROW);
    Vec back = middle.minus(way.times(ARROW));
    Shapes.fill(
        graphics,
        Shapes.polygon(List.of(tip, back.plus(across), back.minus(across))),
        theme.paper());
  }
}
