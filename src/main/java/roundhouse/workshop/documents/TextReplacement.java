package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Replaces what was found in a text with other words.
 *
 * @param found in that text; a match that is no longer there is left alone
 */
public record TextReplacement(List<TextSearch.Match> found, String with)
    implements UnaryOperator<String> {
  public TextReplacement {
    found =
        found.stream()
            .sorted(
                Comparator.comparing((TextSearch.Match match) -> match.place().line())
                    .thenComparing(match -> match.place().column())
                    .reversed())
            .toList();
  }

  /** Replaces what was found in several files. */
  public static Map<Path, UnaryOperator<String>> of(
      Map<Path, List<TextSearch.Match>> found, String with) {
    var edits = new LinkedHashMap<Path, UnaryOperator<String>>();
    found.forEach((file, places) -> edits.put(file, new TextReplacement(places, with)));
    return edits;
  }

  @Override
  public String apply(String text) {
    String here = text;
    for (TextSearch.Match match : found) here = apply(here, match);
    return here;
  }

  private String apply(String text, TextSearch.Match match) {
    int at = lineStart(text, match.place().line()) + match.from();
    return at >= 0 && text.startsWith(match.found(), at)
        ? text.substring(0, at) + with + text.substring(at + match.length())
        : text;
  }

  /** Where a line begins, counted from 1; a negative number if there is no such line. */
  private static int lineStart(String text, int line) {
    int at = 0;
    for (int number = 1; number < line; number++) {
      int end = text.indexOf('\n', at);
      if (end < 0) return Integer.MIN_VALUE / 2;
      at = end + 1;
    }
    return at;
  }
}
