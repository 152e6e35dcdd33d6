package roundhouse.lab.rows;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Comma-separated values (RFC 4180). */
public final class CsvText {
  private CsvText() {}

  /** A row without an end of line. */
  public static String row(Stream<String> cells) {
    return cells.map(CsvText::cell).collect(Collectors.joining(","));
  }

  private static String cell(String text) {
    boolean plain = text.chars().noneMatch(each -> each == ',' || each == '"' || each < ' ');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
