package roundhouse.design.binding;

import java.util.regex.Pattern;

/** Whole numbers within a word, such as the ends of {@code 2-4}. */
public final class WholeNumber {
  private static final Pattern WRITTEN = Pattern.compile("[+-]?[0-9]+");

  private WholeNumber() {}

  /**
   * Reads a number. Java reads digits of every script, which a reader may take for letters.
   *
   * @throws NumberFormatException when it is none, or does not fit an int
   */
  public static int parse(String text) {
    if (!WRITTEN.matcher(text).matches()) throw new NumberFormatException(text);
    return Integer.parseInt(text);
  }
}
