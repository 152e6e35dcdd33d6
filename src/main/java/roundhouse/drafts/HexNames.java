package roundhouse.drafts;

import java.util.Comparator;

/** Names of hexes: letters and a number. */
final class HexNames {
  /** By letters, then by number: A2, A10, B1, AA1. */
  static final Comparator<String> ORDER =
      Comparator.<String>comparingInt(hex -> letters(hex).length())
          .thenComparing(HexNames::letters)
          .thenComparingInt(HexNames::number);

  private HexNames() {}

  private static String letters(String hex) {
    return hex.replaceAll("[0-9]", "");
  }

  private static int number(String hex) {
    return Integer.parseInt(hex.replaceAll("[^0-9]", ""));
  }
}
