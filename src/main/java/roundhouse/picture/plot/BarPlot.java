package roundhouse.picture.plot;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Numbers as bars, each with its number above it; several sides are drawn next to each other. Sides
 * after the first are drawn as outlines, so that they differ in more than colour.
 */
public final class BarPlot implements Painter {
  private static final double LEFT = 60;
  private static final double RIGHT = 20;
  private static final double TOP = 62;
  private static final double BOTTOM = 36;
  private static final PlotFrame.Edges EDGES = new PlotFrame.Edges(LEFT, RIGHT, TOP, BOTTOM);
  private static final double NARROWEST = 200;
  private static final double WIDEST_BAR = 46;
  private static final double FILLED = 0.72;
  private static final double FAINT = 0.2;

  /**
   * The bars of one side.
   *
   * @param values in the order of the labels, none below 0
   */
  public record Bars(String name, Color color, List<Double> values) {
    public Bars {
      values = List.copyOf(values);
    }
  }

  private final PlotLabels labels;
  private final List<Bars> sides;
  private final Theme theme;
  private final PlotFrame frame;

  /**
   * @param size of the whole picture, in units in which letters are 12 high; plots have a minimum
   *     size
   */
  public BarPlot(PlotLabels labels, List<Bars> sides, Theme theme, Dimension size) {
    this.labels = labels;
    this.sides = List.copyOf(sides);
    this.theme = theme;
    frame =
        PlotFrame.of(
            EDGES,
            NARROWEST,
            size,
            sides.stream().flatMap(side -> side.values().stream()).mapToDouble(value -> value));
  }

  @Override
  public Rectangle2D bounds() {
    return frame.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    labels.drawTitle(graphics, theme, LEFT, TOP / 4);
    names(graphics);
    frame.grid(graphics, theme, value -> value + labels.unit());
    for (int place = 0; place < labels.places().size(); place++) group(graphics, place);
  }

  /** Draws a legend if there are several sides. */
  private void names(Graphics2D graphics) {
    double x = LEFT;
    for (int side = 0; side < sides.size() && sides.size() > 1; side++) {
      var words = PictureText.plain(sides.get(side).name(), PlotFrame.TEXT);
      bar(
          graphics,
          side,
          new Rectangle2D.Double(
              x, TOP * 0.6 - PlotFrame.TEXT / 2, PlotFrame.TEXT, PlotFrame.TEXT));
      words.draw(graphics, x + PlotFrame.TEXT * 1.5, TOP * 0.6, theme.text());
      x += words.width() + PlotFrame.TEXT * 4;
    }
  }

  private void group(Graphics2D graphics, int place) {
    double each = each(frame.room(labels.places().size()));
    double x = frame.middle(place, labels.places().size()) - each * sides.size() / 2;
    for (int side = 0; side < sides.size(); side++, x += each) {
      double value = sides.get(side).values().get(place);
      bar(
          graphics,
          side,
          new Rectangle2D.Double(x + 1, frame.y(value), each - 2, frame.y(0) - frame.y(value)));
      PictureText.plain(number(value), PlotFrame.TEXT * 0.9)
          .within(each)
          .drawCentred(
              graphics, new Vec(x + each / 2, frame.y(value) - PlotFrame.TEXT * 0.7), theme.text());
    }
    frame.name(graphics, theme, labels.places().get(place), place, labels.places().size());
  }

  private void bar(Graphics2D graphics, int side, Rectangle2D shape) {
    Color color = theme.onPaper(sides.get(side).color());
    Shapes.fill(graphics, shape, side == 0 ? color : Shapes.faint(color, FAINT));
    Shapes.stroke(graphics, shape, color, Shapes.butt(2));
  }

  /**
   * A bar of the plot.
   *
   * @param side from 0
   * @param label from 0
   */
  public record BarPlace(int side, int label) {}

  /** The bar at a point of the picture; above a low bar is near enough. */
  public Optional<BarPlace> at(Point2D point) {
    if (labels.places().isEmpty() || sides.isEmpty()) return Optional.empty();
    double room = frame.room(labels.places().size());
    int label = (int) Math.floor((point.getX() - LEFT) / room);
    if (label < 0 || label >= labels.places().size()) return Optional.empty();
    double each = each(room);
    double from = LEFT + room * (label + 0.5) - each * sides.size() / 2;
    int side = (int) Math.floor((point.getX() - from) / each);
    boolean within =
        side >= 0
            && side < sides.size()
            && point.getY() > TOP
            && point.getY() <= TOP + frame.height();
    return within ? Optional.of(new BarPlace(side, label)) : Optional.empty();
  }

  private double each(double room) {
    return Math.min(WIDEST_BAR, room * FILLED / sides.size());
  }

  /** Formats a number with one decimal place, or none if it rounds to a whole number. */
  public static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** Describes all bars in words, one side after the other. */
  public String says() {
    var text = new StringBuilder(labels.title());
    for (Bars side : sides) {
      text.append(sides.size() > 1 ? "; " + side.name() : "");
      for (int place = 0; place < labels.places().size(); place++)
        text.append(place == 0 ? ": " : ", ")
            .append(labels.places().get(place))
            .append(" ")
            .append(number(side.values().get(place)))
            .append(labels.unit());
    }
    return text.toString();
  }
}
