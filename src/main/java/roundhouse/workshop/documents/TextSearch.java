package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.problem.SourcePlace;
import roundhouse.files.RegularFiles;

/** Finds words in files, including what is typed and not saved. */
public final class TextSearch {
  private static final int MOST = 500;

  private TextSearch() {}

  /**
   * A place where something was found.
   *
   * @param text its whole line
   * @param length of what was found
   */
  public record Match(SourcePlace place, String text, int length) {
    /** A word of a text as a search finds it. */
    static Match of(Path file, String text, int from, String word) {
      int line = (int) text.substring(0, from).chars().filter(each -> each == '\n').count() + 1;
      int start = text.lastIndexOf('\n', Math.max(0, from - 1)) + 1;
      int end = text.indexOf('\n', from);
      return new Match(
          new SourcePlace(file, line, from - start + 1),
          text.substring(start, end < 0 ? text.length() : end),
          word.length());
    }

    /** How many characters of its file's text are before it. */
    int offset(String text) {
      int from = 0;
      for (int line = 1; line < place.line(); line++) from = text.indexOf('\n', from) + 1;
      return from + from();
    }

    /** The line without its indentation. */
    public String line() {
      return text.strip();
    }

    /** Where it begins in its line. */
    public int from() {
      return place.column() - 1;
    }

    /** What was found, as it is written there. */
    public String found() {
      return text.substring(from(), from() + length);
    }

    /** The line with something else in its place. */
    public String with(String other) {
      return text.substring(0, from()) + other + text.substring(from() + length);
    }
  }

  /**
   * The places where words occur; capitals do not matter.
   *
   * @param texts of files that are being edited
   * @param whole whether no letter may be right before or after them
   */
  public static List<Match> find(
      String words, boolean whole, List<Path> files, Map<Path, String> texts) {
    if (words.isBlank()) return List.of();
    Pattern pattern = pattern(words, whole);
    var found = new ArrayList<Match>();
    for (Path file : files) {
      int number = 0;
      for (String line : text(file, texts).split("\r?\n", -1)) {
        number++;
        Matcher matcher = pattern.matcher(line);
        while (matcher.find() && found.size() < MOST)
          found.add(
              new Match(
                  new SourcePlace(file, number, matcher.start() + 1),
                  line,
                  matcher.end() - matcher.start()));
      }
    }
    return found;
  }

  private static Pattern pattern(String words, boolean whole) {
    String bounds = "[\\p{L}\\p{N}_]";
    return Pattern.compile(
        (whole ? "(?<!" + bounds + ")" : "")
            + Pattern.quote(words)
            + (whole ? "(?!" + bounds + ")" : ""),
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  private static String text(Path file, Map<Path, String> texts) {
    String typed = texts.get(OpenDocuments.normalized(file));
    try {
      return typed != null ? typed : RegularFiles.text(file);
    } catch (IOException unreadable) {
      // Opening an unreadable file reports it; the search skips it.
      return "";
    }
  }
}
