package roundhouse.lab.batch;

import java.util.ArrayList;
import java.util.List;

/** Formats rows of text in columns; a column of numbers is right-aligned. */
public final class TextTable {
  private static final String GAP = "  ";

  private TextTable() {}

  /** The table with its headings; every row must have a cell for each heading. */
  public static String of(List<String> headings, List<List<String>> rows) {
    var all = new ArrayList<List<String>>();
    all.add(headings);
    all.addAll(rows);
    var text = new StringBuilder();
    for (List<String> row : all) {
      var line = new StringBuilder();
      for (int column = 0; column < headings.size(); column++)
        line.append(cell(rows, all, row, column)).append(GAP);
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }

  private static String cell(
      List<List<String>> rows, List<List<String>> all, List<String> row, int column) {
    int width = all.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
    boolean number =
        !rows.isEmpty()
            && rows.stream().allMatch(each -> each.get(column).matches("\\D?-?\\d+|-|"));
    String cell = row.get(column);
    String blank = " ".repeat(width - cell.length());
    return number ? blank + cell : cell + blank;
  }
}
