package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import roundhouse.lab.batch.TextTable;

/**
 * A figure over values of a design that are varied.
 *
 * @param corner what is varied down and across
 * @param rows the values of the first sweep
 * @param columns those of the others together; one without a name if there are no others
 * @param cells row after row; a time is the middle of all games
 */
public record FigureGrid(
    Figure figure, String corner, List<String> rows, List<String> columns, List<Estimate> cells) {
  private static final String UNKNOWN = "unknown";

  public FigureGrid {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    cells = List.copyOf(cells);
  }

  /** What the cells show. */
  public String title() {
    return figure.says()
        + switch (figure.kind()) {
          case TIME -> ": the set that half of the games reach it by";
          case NUMBER -> ": mean";
          case AMOUNT -> ": mean of the games that have it";
          case OUTCOME -> ": part of the games that can tell";
          case SHARE -> ": part of the games";
        };
  }

  public Estimate cell(int row, int column) {
    return cells.get(row * columns.size() + column);
  }

  /** The value of a cell in words. */
  public String value(int row, int column) {
    return says().apply(cell(row, column).value());
  }

  /** The interval of a cell in words, "8.5 to 9.5". */
  public String interval(int row, int column) {
    Estimate cell = cell(row, column);
    if (Double.isNaN(cell.value())) return "games were stopped";
    if (Double.isInfinite(cell.low()) && cell.low() < 0) return "too few games";
    return says().apply(cell.low()) + " to " + says().apply(cell.high());
  }

  private DoubleFunction<String> says() {
    return switch (figure.kind()) {
      case SHARE, OUTCOME -> Digits::percent;
      case NUMBER, AMOUNT -> value -> Double.isNaN(value) ? UNKNOWN : Digits.plain(value);
      case TIME -> FigureGrid::time;
    };
  }

  static String time(double value) {
    if (Double.isNaN(value)) return UNKNOWN;
    return Double.isInfinite(value) ? "never" : Digits.plain(value);
  }

  /** The grid as a table of text. */
  public String text() {
    var headings = new ArrayList<>(List.of(corner));
    headings.addAll(columns);
    var lines = new ArrayList<List<String>>();
    for (int row = 0; row < rows.size(); row++) {
      var line = new ArrayList<>(List.of(rows.get(row)));
      for (int column = 0; column < columns.size(); column++)
        line.add("%s (%s)".formatted(value(row, column), interval(row, column)));
      lines.add(line);
    }
    return "%n%s (95 %%)%n".formatted(title()) + TextTable.of(headings, lines);
  }
}
