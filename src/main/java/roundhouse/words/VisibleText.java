package roundhouse.words;

/**
 * Text of designs, scripts, files and archives as it may be shown. Its author may have used
 * characters that move the cursor, reverse the writing, end a line or show nothing. These are
 * written out, so that the reader sees what the text says.
 */
public final class VisibleText {
  /** A label of the window takes a text that begins so for a page, with its pictures and links. */
  private static final String HTML = "<html";

  /** About as much of a text as a line of a terminal has. */
  private static final int BRIEF = 100;

  private VisibleText() {}

  /** In one line: a line's end is written out too, for it could forge the next one. */
  public static String line(String text) {
    return shown(text, false);
  }

  /** The same for a text that may have several lines and tabs. */
  public static String lines(String text) {
    return shown(text, true);
  }

  /** The beginning of a text that a message repeats, in at most one line. */
  public static String brief(String text) {
    String first = text.strip().lines().findFirst().orElse("");
    String line = line(first.substring(0, Math.min(first.length(), BRIEF)));
    return first.length() > BRIEF || first.length() < text.strip().length() ? line + "…" : line;
  }

  private static String shown(String text, boolean lines) {
    if (startsHtml(text)) return shown(" " + text, lines);
    int first = firstHidden(text, lines);
    if (first < 0) return text;
    var shown = new StringBuilder(text.length() + 16).append(text, 0, first);
    text.substring(first).codePoints().forEach(each -> append(shown, each, lines));
    return shown.toString();
  }

  /** Nearly all texts are plain, and a game shows thousands. */
  private static int firstHidden(String text, boolean lines) {
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      boolean plain = each >= ' ' && each < 127;
      if (!plain && (Character.isSurrogate(each) || isHidden(each, lines))) return i;
    }
    return -1;
  }

  private static void append(StringBuilder shown, int each, boolean lines) {
    if (!isHidden(each, lines)) shown.appendCodePoint(each);
    else if (each == '\n') shown.append("\\n");
    else if (each == '\r') shown.append("\\r");
    else if (each == '\t') shown.append("\\t");
    else for (char half : Character.toChars(each)) shown.append("\\u%04x".formatted((int) half));
  }

  private static boolean isHidden(int each, boolean lines) {
    if (lines && (each == '\n' || each == '\t')) return false;
    return switch (Character.getType(each)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  /** Whether a text shows as it is written, also in a label that would take it for HTML. */
  public static boolean isPlain(String text) {
    return firstHidden(text, true) < 0 && !startsHtml(text);
  }

  private static boolean startsHtml(String text) {
    return text.regionMatches(true, 0, HTML, 0, HTML.length());
  }

  /** As the content of an HTML label: nothing in it is a tag. */
  public static String html(Object text) {
    return lines(String.valueOf(text))
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
