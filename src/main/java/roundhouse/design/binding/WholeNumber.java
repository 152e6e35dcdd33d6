package roundhouse.design.binding;

import java.util.regex.Pattern;

/**
 * Whole numbers as people write them. Java reads digits of every script, which look like letters.
 */
public final class WholeNumber {
  private static final Pattern WRITTEN = Pattern.compile("[+-]?[0-9]+");

  private WholeNumber() {}

  /** Whether a text is a whole number, of any length. */
  public static boolean is(String text) {
    return WRITTEN.matcher(text).matches();
  }

  /**
   * Reads a number within a word, such as an end of {@code 2-4}.
   *
   * @throws NumberFormatException when it is none, or does not fit an int
   */
  public static int parse(String text) {
    if (!is(text)) throw new NumberFormatException(text);
    return Integer.parseInt(text);
  }
}
