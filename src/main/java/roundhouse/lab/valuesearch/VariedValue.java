package roundhouse.lab.valuesearch;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value of a design that a search varies.
 *
 * @param path keys from the top of the design, with points between
 * @param values that it may take
 */
record VariedValue(String path, List<String> values) {
  private static final String NUMBER = "-?\\d{1,9}(\\.\\d{1,4})?";
  private static final Pattern RANGE =
      Pattern.compile(
          "(?<times>x?)(?<from>"
              + NUMBER
              + ")\\s*\\.\\.\\s*\\k<times>(?<to>"
              + NUMBER
              + ")(\\s+by\\s+(?<by>"
              + NUMBER
              + "))?");
  private static final Pattern QUANTITY = Pattern.compile("x?(?<number>" + NUMBER + ")");
  private static final int MOST = 200;

  VariedValue {
    values = List.copyOf(values);
  }

  /**
   * Reads "5000..12000 by 500", "2..5", "x0.8..x1.2 by 0.1", "400, 450, 500" or "yes, no".
   *
   * @throws IllegalArgumentException when it is written otherwise; the message says how
   */
  static VariedValue parse(String path, String text) {
    Matcher range = RANGE.matcher(text.strip());
    List<String> values =
        range.matches()
            ? range(range, text)
            : Arrays.stream(text.split(",")).map(String::strip).toList();
    if (values.size() < 2 || values.contains(""))
      throw new IllegalArgumentException(
          "'%s' are no values to choose from: write a range, 5000..12000 by 500, or several"
                  .formatted(text)
              + " values, 400, 450, 500");
    if (new HashSet<>(values).size() < values.size())
      throw new IllegalArgumentException("'%s' has a value twice".formatted(text));
    var read = new VariedValue(path, values);
    if (!read.isQuantity() && values.size() > 2)
      throw new IllegalArgumentException(
          "'%s' are more than two words: a search chooses between two, or among numbers"
              .formatted(text));
    return read;
  }

  private static List<String> range(Matcher range, String text) {
    var from = new BigDecimal(range.group("from"));
    var to = new BigDecimal(range.group("to"));
    BigDecimal by = range.group("by") == null ? BigDecimal.ONE : new BigDecimal(range.group("by"));
    if (by.signum() <= 0 || from.compareTo(to) >= 0)
      throw new IllegalArgumentException(
          "'%s' does not go from the least to the greatest".formatted(text));
    var values = new ArrayList<String>();
    for (BigDecimal each = from; each.compareTo(to) <= 0; each = each.add(by)) {
      values.add(range.group("times") + each.toPlainString());
      if (values.size() > MOST)
        throw new IllegalArgumentException(
            "'%s' are more than %s values: write larger steps, like 5000..12000 by 500"
                .formatted(text, MOST));
    }
    return values;
  }

  /** Whether its values are numbers or multiples, and not words. */
  boolean isQuantity() {
    return values.stream().allMatch(value -> QUANTITY.matcher(value).matches());
  }

  /** A value from -1 for the first to 1 for the last; what lies far outside is brought nearer. */
  double coded(String value) {
    if (!isQuantity()) return value.equals(values.getFirst()) ? -1 : 1;
    double from = quantity(values.getFirst());
    double to = quantity(values.getLast());
    return Math.max(-2, Math.min(2, 2 * (quantity(value) - from) / (to - from) - 1));
  }

  private static double quantity(String value) {
    Matcher matcher = QUANTITY.matcher(value);
    return matcher.matches() ? Double.parseDouble(matcher.group("number")) : 0;
  }
}
