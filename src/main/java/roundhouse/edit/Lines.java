package roundhouse.edit;

/** Where lines of a text begin and end, and how far things stand in. */
final class Lines {
  private final String text;

  Lines(String text) {
    this.text = text;
  }

  /** How lines end in the text. */
  String end() {
    int first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) == '\r' ? "\r\n" : "\n";
  }

  /** The first character of the line. */
  int start(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The line's end, before the characters that end it. */
  int stop(int offset) {
    int end = text.indexOf('\n', offset);
    if (end < 0) return text.length();
    return end > offset && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The first character of the next line, or the end of the text. */
  int next(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end + 1;
  }

  /** How many characters stand before it in its line. */
  int column(int offset) {
    return offset - start(offset);
  }

  /** Whether nothing but space stands before it in its line. */
  boolean first(int offset) {
    return text.substring(start(offset), offset).isBlank();
  }

  boolean together(int one, int other) {
    return start(one) == start(other);
  }

  String splice(int from, int to, String instead) {
    return text.substring(0, from) + instead + text.substring(to);
  }
}
