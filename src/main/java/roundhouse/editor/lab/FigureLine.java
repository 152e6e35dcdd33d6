package roundhouse.editor.lab;

import java.util.List;
import roundhouse.picture.BarPlot;

/**
 * A figure of all sides: a row of the table, a place of the plot.
 *
 * @param what it counts
 * @param sides of each side what it came to
 */
record FigureLine(FigureGroup group, String what, List<Measure> sides) {

  FigureLine {
    sides = List.copyOf(sides);
  }

  /**
   * What a figure came to.
   *
   * @param value by which sides are compared: of several numbers their mean
   * @param says all that is to be read
   */
  record Measure(double value, String says) {}

  /**
   * By how much the second side is over the first; "" where there is one side, "=" where they are
   * the same.
   */
  String difference() {
    if (sides.size() < 2) return "";
    double difference = sides.get(1).value() - sides.get(0).value();
    String number = BarPlot.number(Math.abs(difference));
    return number.equals("0") ? "=" : (difference > 0 ? "+" : "−") + number + group.unit();
  }
}
