package roundhouse.edit;

/** Finds where the lines of a text begin and end, and columns in them. */
final class TextLines {
  private final String text;

  TextLines(String text) {
    this.text = text;
  }

  /** The line ending that the text uses. */
  String lineEnding() {
    int first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) == '\r' ? "\r\n" : "\n";
  }

  /** The offset of the first character of the line. */
  int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The offset of the line's end, before the line ending. */
  int lineEnd(int offset) {
    int end = text.indexOf('\n', offset);
    if (end < 0) return text.length();
    return end > offset && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The offset of the next line, or of the end of the text. */
  int nextLine(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end + 1;
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
}
