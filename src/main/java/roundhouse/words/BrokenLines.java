package roundhouse.words;

import java.util.regex.Pattern;

/** Sentences that go on in the next line where one is full; rows of tables keep their columns. */
public final class BrokenLines {
  /** Columns of a table are more than one space apart. */
  private static final Pattern ROW = Pattern.compile("\\S {2,}\\S");

  /** A number stays with its sign. */
  private static final String SPACE = " (?!%)";

  private static final String INDENT = "  ";

  private BrokenLines() {}

  /** A sentence in lines of at most this many letters, the later ones indented; a row as it is. */
  public static String of(String line, int letters) {
    if (line.length() <= letters || ROW.matcher(line).find()) return line;
    String margin = line.substring(0, line.length() - line.stripLeading().length());
    return of(margin, margin + INDENT, line.strip(), letters);
  }

  /**
   * A text in lines of at most this many letters.
   *
   * @param first what the first line begins with
   * @param later what all others begin with
   */
  public static String of(String first, String later, String text, int letters) {
    var before = new StringBuilder();
    String last = first;
    boolean begun = false;
    for (String word : text.split(SPACE)) {
      if (begun && last.length() + 1 + word.length() > letters) {
        before.append(last).append('\n');
        last = later;
        begun = false;
      }
      last += begun ? " " + word : word;
      begun = true;
    }
    return before + last;
  }
}
