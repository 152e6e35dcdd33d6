package roundhouse.picture.plot;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/**
 * Pairs of values as points, the first to the right and the second upwards; on the line from corner
 * to corner both are the same. A larger point stands for more pairs.
 */
public final class PairPlot implements Painter {
  private static final double LEFT = 70;
  private static final double RIGHT = 24;
  private static final double TOP = 44;
  private static final double BOTTOM = 52;
  private static final PlotFrame.Edges EDGES = new PlotFrame.Edges(LEFT, RIGHT, TOP, BOTTOM);
  private static final double NARROWEST = 200;
  private static final double SMALLEST = 4;
  private static final double LARGEST = 16;
  private static final double NEAR = 8;
  private static final double CLEAR = 0.45;

  /** Pairs of the same two values; infinite ones stand for a time that never came. */
  public record Dot(double first, double second, int pairs) {}

  private final PlotLabels labels;
  private final List<Dot> dots;
  private final Color color;
  private final Theme theme;
  private final PlotFrame frame;
  private final double most;

  /**
   * @param labels with the name of the second value as unit, and that of the first as the only
   *     place
   */
  public PairPlot(PlotLabels labels, List<Dot> dots, Color color, Theme theme, Dimension size) {
    this.labels = labels;
    this.dots = List.copyOf(dots);
    this.color = theme.onPaper(color);
    this.theme = theme;
    this.most = most();
    frame = PlotFrame.of(EDGES, NARROWEST, size, DoubleStream.of(most));
  }

  /** The greatest value, or one behind it that stands for never. */
  private double most() {
    double finite = values().filter(Double::isFinite).max(Comparator.naturalOrder()).orElse(1.0);
    return values().allMatch(Double::isFinite) ? finite : Math.floor(finite) + 1;
  }

  private Stream<Double> values() {
    return dots.stream().flatMap(dot -> Stream.of(dot.first(), dot.second()));
  }

  @Override
  public Rectangle2D bounds() {
    return frame.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    labels.drawTitle(graphics, theme, LEFT, TOP / 3);
    PictureText.plain(labels.unit(), PlotFrame.TEXT).draw(graphics, 8, TOP * 0.8, theme.text());
    frame.grid(graphics, theme, String::valueOf);
    across(graphics);
    Shapes.stroke(
        graphics,
        new Line2D.Double(x(0), frame.y(0), x(frame.scale().to()), frame.y(frame.scale().to())),
        theme.faint(),
        Shapes.butt(1.2));
    for (Dot dot : dots) {
      Ellipse2D point = shape(dot);
      Shapes.fill(graphics, point, Shapes.faint(color, CLEAR));
      Shapes.stroke(graphics, point, color, Shapes.butt(1.2));
    }
  }

  private void across(Graphics2D graphics) {
    double below = TOP + frame.height() + 14;
    for (int value = frame.scale().from();
        value <= frame.scale().to();
        value += frame.scale().step()) {
      var words = PictureText.plain(String.valueOf(value), PlotFrame.TEXT);
      words.draw(graphics, x(value) - words.width() / 2, below, theme.text());
    }
    var name = PictureText.plain(labels.places().getFirst(), PlotFrame.TEXT);
    name.draw(graphics, LEFT + frame.width() - name.width(), below + 20, theme.text());
  }

  private double x(double value) {
    double from = frame.scale().from();
    return LEFT + frame.width() * (value - from) / (frame.scale().to() - from);
  }

  private Point2D place(Dot dot) {
    return new Point2D.Double(
        x(Math.min(most, dot.first())), frame.y(Math.min(most, dot.second())));
  }

  private Ellipse2D shape(Dot dot) {
    Point2D at = place(dot);
    double radius = radius(dot);
    return new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
  }

  private double radius(Dot dot) {
    int largest = dots.stream().mapToInt(Dot::pairs).max().orElse(1);
    return Math.max(SMALLEST, LARGEST * Math.sqrt(dot.pairs() / (double) Math.max(16, largest)));
  }

  /** The dot at a point of the picture, or the nearest one close by. */
  public OptionalInt at(Point2D point) {
    return IntStream.range(0, dots.size())
        .filter(index -> distance(index, point) <= radius(dots.get(index)) + NEAR)
        .boxed()
        .min(Comparator.comparingDouble(index -> distance(index, point)))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  private double distance(int index, Point2D point) {
    return place(dots.get(index)).distance(point);
  }

  /** Where a dot is in the picture. */
  public Point2D centre(int index) {
    return place(dots.get(index));
  }

  /** How often the second value is more, less and the same, in words. */
  public String says() {
    return "%s: %s more than %s in %s, less in %s, the same in %s"
        .formatted(
            labels.title(),
            labels.unit(),
            labels.places().getFirst(),
            pairs(1),
            pairs(-1),
            pairs(0));
  }

  private int pairs(int order) {
    return dots.stream()
        .filter(dot -> Double.compare(dot.second(), dot.first()) == order)
        .mapToInt(Dot::pairs)
        .sum();
  }
}
