package roundhouse.picture.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Numbers over the rounds of a game as lines, each with its name at the end. Lines differ in dashes
 * as well as in colour, for colour-blind readers.
 */
public final class LinePlot implements Painter {
  private static final double LEFT = 70;
  private static final double LEAST_RIGHT = 100;
  private static final double TOP = 44;
  private static final double BOTTOM = 40;
  private static final double NARROWEST = 240;
  private static final double LABEL = 54;
  private static final double BAND = 0.2;
  private static final float[][] DASHES = {{}, {9, 4}, {3, 3}, {12, 3, 3, 3}};

  /**
   * A line of a plot.
   *
   * @param dash number of its kind of dashes, from 0
   * @param values in the order of the places; not a number where it has none
   * @param band from the lowest to the highest of what the line is the middle of, if it is shown
   */
  public record Line(
      String name, Color color, int dash, List<? extends Number> values, Optional<Band> band) {
    public Line {
      values = List.copyOf(values);
    }

    public Line(String name, Color color, int dash, List<? extends Number> values) {
      this(name, color, dash, values, Optional.empty());
    }

    private double at(int place) {
      return place < values.size() ? values.get(place).doubleValue() : Double.NaN;
    }

    private IntStream places() {
      return IntStream.range(0, values.size()).filter(place -> !Double.isNaN(at(place)));
    }

    private double last() {
      return at(places().max().orElseThrow());
    }
  }

  /** What lies around a line, in the order of the places. */
  public record Band(List<Double> low, List<Double> high) {
    public Band {
      low = List.copyOf(low);
      high = List.copyOf(high);
    }
  }

  private final PlotLabels labels;
  private final List<Line> lines;
  private final OptionalInt mark;
  private final Theme theme;
  private final PlotFrame frame;

  /**
   * @param lines of which those without any value are left out
   * @param mark the place shown at the moment
   * @param size of the whole picture, in units in which letters are 12 high; plots have a minimum
   *     size
   */
  public LinePlot(
      PlotLabels labels, List<Line> lines, OptionalInt mark, Theme theme, Dimension size) {
    this.labels = labels;
    this.lines = lines.stream().filter(line -> line.places().findAny().isPresent()).toList();
    this.mark = mark;
    this.theme = theme;
    double names = this.lines.stream().mapToDouble(line -> name(line).width()).max().orElse(0);
    var edges = new PlotFrame.Edges(LEFT, Math.max(LEAST_RIGHT, names + 16), TOP, BOTTOM);
    frame = PlotFrame.of(edges, NARROWEST, size, lines.stream().flatMapToDouble(LinePlot::values));
  }

  private static DoubleStream values(Line line) {
    DoubleStream own = line.places().mapToDouble(line::at);
    if (line.band().isEmpty()) return own;
    return DoubleStream.concat(own, line.places().mapToDouble(line.band().get().high()::get));
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
    for (Line line : lines) line.band().ifPresent(band -> band(graphics, line, band));
    for (Line line : lines) line(graphics, line);
    names(graphics);
  }

  /** Names places at equal distances, but for those that a long name leaves no room. */
  private void places(Graphics2D graphics) {
    double free = 0;
    int[] named =
        IntStream.range(0, labels.places().size())
            .filter(place -> !labels.places().get(place).isEmpty())
            .toArray();
    int every = (int) Math.max(1, Math.ceil(named.length * LABEL / frame.width()));
    for (int index = 0; index < named.length; index += every) {
      int place = named[index];
      var words = PictureText.plain(labels.places().get(place), PlotFrame.TEXT * 0.9);
      double left = Math.max(2, x(place) - words.width() / 2);
      if (left < free) continue;
      words.draw(graphics, left, TOP + frame.height() + 16, theme.text());
      free = left + words.width() + 4;
    }
  }

  /** Along its upper edge and back along the lower one. */
  private void band(Graphics2D graphics, Line line, Band band) {
    List<Integer> places = line.places().boxed().toList();
    var corners = new ArrayList<Vec>();
    for (int place : places) corners.add(new Vec(x(place), frame.y(band.high().get(place))));
    for (int place : places.reversed())
      corners.add(new Vec(x(place), frame.y(band.low().get(place))));
    Shapes.fill(graphics, Shapes.polygon(corners), Shapes.faint(line.color(), BAND));
  }

  private void line(Graphics2D graphics, Line line) {
    int[] places = line.places().toArray();
    var path = new Path2D.Double();
    for (int place : places) {
      if (place == places[0]) path.moveTo(x(place), frame.y(line.at(place)));
      else path.lineTo(x(place), frame.y(line.at(place)));
    }
    if (places.length == 1)
      Shapes.fill(
          graphics,
          Shapes.disc(new Vec(x(places[0]), frame.y(line.last())), 3),
          theme.onPaper(line.color()));
    else Shapes.stroke(graphics, path, theme.onPaper(line.color()), stroke(line.dash()));
  }

  private static BasicStroke stroke(int number) {
    float[] dash = DASHES[number % DASHES.length];
    return dash.length == 0
        ? new BasicStroke(2.2f)
        : new BasicStroke(2.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
  }

  /** Draws the names at the ends of the lines, moved down if they would overlap. */
  private void names(Graphics2D graphics) {
    List<Line> byEnd =
        lines.stream().sorted(Comparator.comparingDouble(Line::last).reversed()).toList();
    double free = TOP - PlotFrame.TEXT;
    for (Line line : byEnd) {
      double y = Math.max(frame.y(line.last()), free + PlotFrame.TEXT * 1.15);
      name(line).draw(graphics, LEFT + frame.width() + 8, y, theme.onPaper(line.color()));
      free = y;
    }
  }

  private PictureText name(Line line) {
    return PictureText.bold(said(line, line.last()), PlotFrame.TEXT);
  }

  private String said(Line line, double value) {
    return (line.name() + " " + labels.unit() + BarPlot.number(value)).strip();
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
      if (!Double.isNaN(line.at(place)))
        text.append(" ").append(said(line, line.at(place))).append(",");
    return text.substring(0, text.length() - 1);
  }
}
