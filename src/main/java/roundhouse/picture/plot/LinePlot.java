package roundhouse.picture.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/**
 * Numbers over the rounds of a game as lines, one for each player or company, with its name at the
 * end. Lines differ in dashes as well as in colour, for colour-blind readers.
 */
public final class LinePlot implements Painter {
  private static final double LEFT = 70;
  private static final double RIGHT = 100;
  private static final double TOP = 44;
  private static final double BOTTOM = 40;
  private static final PlotFrame.Edges EDGES = new PlotFrame.Edges(LEFT, RIGHT, TOP, BOTTOM);
  private static final double NARROWEST = 240;
  private static final double LABEL = 54;
  private static final float[][] DASHES = {{}, {9, 4}, {3, 3}, {12, 3, 3, 3}};

  /** A line of a plot. */
  public record Line(String name, Color color, List<Integer> values) {
    public Line {
      values = List.copyOf(values);
    }
  }

  private final PlotLabels labels;
  private final List<Line> lines;
  private final OptionalInt mark;
  private final Theme theme;
  private final PlotFrame frame;

  /**
   * @param mark the place shown at the moment
   * @param size of the whole picture, in units in which letters are 12 high; plots have a minimum
   *     size
   */
  public LinePlot(
      PlotLabels labels, List<Line> lines, OptionalInt mark, Theme theme, Dimension size) {
    this.labels = labels;
    this.lines = List.copyOf(lines);
    this.mark = mark;
    this.theme = theme;
    int[] values =
        lines.stream()
            .flatMap(line -> line.values().stream())
            .mapToInt(Integer::intValue)
            .toArray();
    frame = PlotFrame.of(EDGES, NARROWEST, size, values);
  }

  @Override
  public Rectangle2D bounds() {
    return frame.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    labels.drawTitle(graphics, theme, LEFT, TOP / 2);
    frame.grid(graphics, theme, value -> labels.unit() + value);
    places(graphics);
    mark.ifPresent(
        place ->
            Shapes.stroke(
                graphics,
                new Line2D.Double(x(place), TOP, x(place), TOP + frame.height()),
                theme.changed(),
                Shapes.butt(1.5)));
    for (int index = 0; index < lines.size(); index++) line(graphics, index);
    names(graphics);
  }

  /** Names places at equal distances, but for those that a long name leaves no room. */
  private void places(Graphics2D graphics) {
    double free = 0;
    int every = (int) Math.max(1, Math.ceil(labels.places().size() * LABEL / frame.width()));
    for (int place = 0; place < labels.places().size(); place += every) {
      var words = PictureText.plain(labels.places().get(place), PlotFrame.TEXT * 0.9);
      double left = Math.max(2, x(place) - words.width() / 2);
      if (left < free) continue;
      words.draw(graphics, left, TOP + frame.height() + 16, theme.text());
      free = left + words.width() + 4;
    }
  }

  private void line(Graphics2D graphics, int index) {
    Line line = lines.get(index);
    var path = new Path2D.Double();
    for (int place = 0; place < line.values().size(); place++) {
      if (place == 0) path.moveTo(x(0), frame.y(line.values().getFirst()));
      else path.lineTo(x(place), frame.y(line.values().get(place)));
    }
    Shapes.stroke(graphics, path, ink(line), stroke(index));
    if (line.values().size() == 1)
      Shapes.fill(
          graphics,
          new Ellipse2D.Double(x(0) - 3, frame.y(line.values().getFirst()) - 3, 6, 6),
          ink(line));
  }

  private static BasicStroke stroke(int index) {
    float[] dash = DASHES[index % DASHES.length];
    return dash.length == 0
        ? new BasicStroke(2.2f)
        : new BasicStroke(2.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
  }

  /** The colour of a line, or that of words if the line would be invisible on the paper. */
  private Color ink(Line line) {
    double difference = Math.abs(Livery.luminance(line.color()) - Livery.luminance(theme.paper()));
    return difference < 0.12 ? theme.text() : line.color();
  }

  /** Draws the names at the ends of the lines, moved down if they would overlap. */
  private void names(Graphics2D graphics) {
    List<Line> byEnd =
        lines.stream()
            .filter(line -> !line.values().isEmpty())
            .sorted((one, other) -> other.values().getLast() - one.values().getLast())
            .toList();
    double free = TOP - PlotFrame.TEXT;
    for (Line line : byEnd) {
      double y = Math.max(frame.y(line.values().getLast()), free + PlotFrame.TEXT * 1.15);
      new PictureText(
              line.name() + " " + labels.unit() + line.values().getLast(), PlotFrame.TEXT, true)
          .draw(graphics, LEFT + frame.width() + 8, y, ink(line));
      free = y;
    }
  }

  private double x(int place) {
    return labels.places().size() < 2
        ? LEFT
        : LEFT + frame.width() * place / (labels.places().size() - 1);
  }

  /** The place along the lines nearest to a point of the picture; empty beside the plot. */
  public OptionalInt placeAt(Point2D point) {
    if (labels.places().isEmpty()
        || point.getX() < LEFT - 10
        || point.getX() > LEFT + frame.width() + 10) return OptionalInt.empty();
    double part = (point.getX() - LEFT) / frame.width() * (labels.places().size() - 1);
    return OptionalInt.of(Math.clamp(Math.round(part), 0, labels.places().size() - 1));
  }

  /** Describes the values of the lines at a place, in words. */
  public String says(int place) {
    var text = new StringBuilder(labels.places().get(place)).append(":");
    for (Line line : lines)
      text.append(" ")
          .append(line.name())
          .append(" ")
          .append(labels.unit())
          .append(line.values().get(place))
          .append(",");
    return text.substring(0, text.length() - 1);
  }
}
