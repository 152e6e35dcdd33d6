package roundhouse.workshop.documents;

import java.nio.file.Path;

/** Finds the words of a text that can be names. */
final class NameWord {
  private static final String ENDS = " \t,[]{}()\"'`:;";

  private NameWord() {}

  /** The word at an offset of a text, as a search finds it. */
  static TextSearch.Match at(Path file, String text, int offset) {
    int from = offset;
    int to = offset;
    while (from > 0 && !endsWord(text.charAt(from - 1))) from--;
    while (to < text.length() && !endsWord(text.charAt(to))) to++;
    return TextSearch.Match.of(file, text, from, text.substring(from, to));
  }

  private static boolean endsWord(char letter) {
    return ENDS.indexOf(letter) >= 0 || letter == '\n';
  }

  /**
   * Whether no letter of a name is right before or after a match.
   *
   * @param others characters that end this kind of name too
   */
  static boolean isWhole(TextSearch.Match match, String others) {
    String ends = ENDS + others;
    int to = match.from() + match.length();
    String line = match.text();
    return (match.from() == 0 || ends.indexOf(line.charAt(match.from() - 1)) >= 0)
        && (to == line.length() || ends.indexOf(line.charAt(to)) >= 0);
  }

  static boolean isQuoted(TextSearch.Match match) {
    int to = match.from() + match.length();
    if (match.from() == 0 || to == match.text().length()) return false;
    char before = match.text().charAt(match.from() - 1);
    return "\"'`".indexOf(before) >= 0 && match.text().charAt(to) == before;
  }
}
