package roundhouse.editor.lab;

import java.util.List;
import roundhouse.picture.plot.BarPlot;

/**
 * One figure of every side: a row of the table, a place of the plot.
 *
 * @param what its name
 * @param sides its value on each side
 */
record FigureRow(FigureGroup group, String what, List<Measure> sides) {

  FigureRow {
    sides = List.copyOf(sides);
  }

  /**
   * The value of a figure.
   *
   * @param value for comparing sides: the mean if there are several numbers
   * @param says the full text
   */
  record Measure(double value, String says) {}

  /**
   * How much larger the second side is than the first; "" if there is one side, "=" if they are
   * equal.
   */
  String difference() {
    if (sides.size() < 2) return "";
    double difference = sides.get(1).value() - sides.get(0).value();
    String number = BarPlot.number(Math.abs(difference));
    return number.equals("0") ? "=" : (difference > 0 ? "+" : "−") + number + group.unit();
  }
}
