package roundhouse.picture.plot;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * What plots have in common: the drawing area and the scale at its left with its lines.
 *
 * @param edges widths of the margins
 * @param width of the drawing area
 * @param height of the drawing area
 */
record PlotFrame(Edges edges, double width, double height, Scale scale) {
  /** The height of letters. */
  static final double TEXT = 12;

  private static final double LOWEST = 90;
  private static final double STEP = 40;

  /** The margins of a plot, for numbers, heading, labels and names. */
  record Edges(double left, double right, double top, double bottom) {}

  /**
   * A frame for numbers from 0.
   *
   * @param narrowest minimum width of the drawing area
   * @param size of the whole picture
   */
  static PlotFrame of(Edges edges, double narrowest, Dimension size, DoubleStream values) {
    return around(edges, narrowest, size, DoubleStream.concat(DoubleStream.of(0), values));
  }

  /** A frame for numbers that are shown without 0, so that their differences are larger. */
  static PlotFrame around(Edges edges, double narrowest, Dimension size, DoubleStream values) {
    double width = Math.max(narrowest, size.width - edges.left() - edges.right());
    double height = Math.max(LOWEST, size.height - edges.top() - edges.bottom());
    int[] whole =
        values
            .flatMap(value -> DoubleStream.of(Math.floor(value), Math.ceil(value)))
            .mapToInt(value -> (int) value)
            .toArray();
    return new PlotFrame(edges, width, height, Scale.of(Math.max(2, (int) (height / STEP)), whole));
  }

  Rectangle2D bounds() {
    return new Rectangle2D.Double(
        0, 0, edges.left() + width + edges.right(), edges.top() + height + edges.bottom());
  }

  /** The vertical position of a number. */
  double y(double value) {
    return edges.top() + height - height * (value - scale.from()) / (scale.to() - scale.from());
  }

  /** Draws a line for each number of the scale, with its label to the left. */
  void grid(Graphics2D graphics, Theme theme, IntFunction<String> says) {
    for (int value = scale.from(); value <= scale.to(); value += scale.step()) {
      Shapes.stroke(
          graphics,
          new Line2D.Double(edges.left(), y(value), edges.left() + width, y(value)),
          theme.faint(),
          Shapes.butt(value == 0 ? 1.2 : 0.4));
      var words = PictureText.plain(says.apply(value), TEXT);
      words.draw(graphics, edges.left() - 8 - words.width(), y(value), theme.text());
    }
  }

  /** The room of each place beside the others. */
  double room(int places) {
    return width / places;
  }

  /** The middle of a place, which count from 0. */
  double middle(int place, int places) {
    return edges.left() + room(places) * (place + 0.5);
  }

  /** Writes the name of a place below the drawing area. */
  void name(Graphics2D graphics, Theme theme, String name, int place, int places) {
    PictureText.plain(name, TEXT)
        .within(room(places) * 0.95)
        .drawCentred(
            graphics, new Vec(middle(place, places), edges.top() + height + 16), theme.text());
  }

  /** A scale of round numbers from the lowest to the highest value. */
  record Scale(int from, int to, int step) {
    /**
     * @param steps the approximate number of steps that fit
     * @param values on the scale
     */
    static Scale of(int steps, int[] values) {
      int least = Arrays.stream(values).min().orElse(0);
      int most = Math.max(least + 1, Arrays.stream(values).max().orElse(1));
      int step = step((most - least) / (double) steps);
      return new Scale(Math.floorDiv(least, step) * step, -Math.floorDiv(-most, step) * step, step);
    }

    /** 1, 2 or 5 times a power of ten. */
    private static int step(double wished) {
      int power = 1;
      while (power * 10.0 <= wished) power *= 10;
      for (int times : new int[] {1, 2, 5}) if (power * times >= wished) return power * times;
      return power * 10;
    }
  }
}
