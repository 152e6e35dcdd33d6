package roundhouse.lab.rows;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula has an
 * apostrophe before it; numbers never have.
 */
public final class CsvText {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?");

  /**
   * How a formula begins, in letters of any width. A text that begins with apostrophes before it
   * gets one more, so that taking one away always gives the text.
   */
  private static final Pattern FORMULA =
      Pattern.compile("\\s*'*\\s*[=+@\\-\\t\\r\uFF1D\uFF0B\uFF20\uFF0D].*", Pattern.DOTALL);

  private CsvText() {}

  /** A row without an end of line. */
  public static String row(Stream<String> cells) {
    return cells.map(CsvText::cell).collect(Collectors.joining(","));
  }

  private static String cell(String text) {
    boolean formula = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
    String safe = formula ? "'" + text : text;
    boolean plain = safe.chars().noneMatch(each -> ",;\"".indexOf(each) >= 0 || each < ' ');
    return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
