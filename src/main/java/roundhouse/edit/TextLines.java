package roundhouse.edit;

/**
 * Finds where the lines of a text begin and end, and columns in them. Lines end as YAML has it:
 * with a line feed, a carriage return, both, or one of the separators of Unicode.
 */
final class TextLines {
  private static final String BREAKS = "\n\r\u0085\u2028\u2029";

  private final String text;

  /** Where the text begins after a byte order mark. */
  private final int start;

  TextLines(String text) {
    this.text = text;
    this.start = text.startsWith("\uFEFF") ? 1 : 0;
  }

  private static boolean ends(char character) {
    return BREAKS.indexOf(character) >= 0;
  }

  /** Whether a text has a line ending anywhere. */
  static boolean several(String text) {
    return text.chars().anyMatch(character -> ends((char) character));
  }

  /** Whether the last line of the text has a line ending. */
  boolean ended() {
    return !text.isEmpty() && ends(text.charAt(text.length() - 1));
  }

  /** The line ending that the text uses. */
  String lineEnding() {
    int first = lineEnd(0);
    return first == text.length() ? "\n" : text.substring(first, nextLine(first));
  }

  /** The offset of the first character of the line. */
  int lineStart(int offset) {
    int at = splitsEnding(offset) ? offset - 1 : offset;
    while (at > start && !ends(text.charAt(at - 1))) at--;
    return at;
  }

  private boolean splitsEnding(int offset) {
    return offset > 0
        && offset < text.length()
        && text.charAt(offset) == '\n'
        && text.charAt(offset - 1) == '\r';
  }

  /** The offset of the line's end, before the line ending. */
  int lineEnd(int offset) {
    int end = splitsEnding(offset) ? offset - 1 : offset;
    while (end < text.length() && !ends(text.charAt(end))) end++;
    return end;
  }

  /** The offset of the next line, or of the end of the text. */
  int nextLine(int offset) {
    int end = lineEnd(offset);
    if (end == text.length()) return end;
    return text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }

  /** The offset of the end of the line before, or of the beginning of the text. */
  int lineEndBefore(int offset) {
    int line = lineStart(offset);
    return line <= start ? line : lineEnd(splitsEnding(line - 1) ? line - 2 : line - 1);
  }

  /** The offset of the first character in the line that is no blank, or of the line's end. */
  int firstWord(int offset) {
    int word = lineStart(offset);
    while (word < text.length() && (text.charAt(word) == ' ' || text.charAt(word) == '\t')) word++;
    return word;
  }

  boolean isFirst(int offset) {
    return lineStart(offset) == start;
  }

  boolean isBlank(int offset) {
    return firstWord(offset) == lineEnd(offset);
  }

  /** Whether a line outside all values holds nothing but a comment. */
  boolean isComment(int offset) {
    int word = firstWord(offset);
    return word < text.length() && text.charAt(word) == '#';
  }

  /** The number of characters before the offset in its line. */
  int column(int offset) {
    return offset - lineStart(offset);
  }

  /** Whether only white space comes before the offset in its line. */
  boolean startsLine(int offset) {
    return text.substring(lineStart(offset), offset).isBlank();
  }

  boolean onSameLine(int one, int other) {
    return lineStart(one) == lineStart(other);
  }

  String splice(int from, int to, String instead) {
    return text.substring(0, from) + instead + text.substring(to);
  }

  /** The text without whole lines; the last line of a text takes the ending before it along. */
  String withoutLines(int from, int to) {
    int next = nextLine(to);
    return next == text.length() && !ended()
        ? splice(lineEndBefore(from), next, "")
        : splice(from, next, "");
  }
}
