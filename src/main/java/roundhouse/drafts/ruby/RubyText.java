package roundhouse.drafts.ruby;

/** The characters of a file, and a place among them. */
final class RubyText {
  private final String text;
  private int at;

  RubyText(String text, int at) {
    this.text = text;
    this.at = at;
  }

  int at() {
    return at;
  }

  void to(int place) {
    at = place;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  char peek() {
    return atEnd() ? '\0' : text.charAt(at);
  }

  boolean startsWith(String word) {
    return text.startsWith(word, at);
  }

  /** Goes past a word if it stands here. */
  boolean skip(String word) {
    if (!startsWith(word)) return false;
    at += word.length();
    return true;
  }

  char next() {
    return atEnd() ? '\0' : text.charAt(at++);
  }

  String since(int start) {
    return text.substring(start, at);
  }

  /** Letters, digits and underscores from here. */
  String word() {
    int start = at;
    while (!atEnd() && (Character.isLetterOrDigit(peek()) || peek() == '_')) at++;
    return since(start);
  }

  /** Goes past blanks, comments and, if asked, ends of lines. */
  void skipSpace(boolean lines) {
    while (!atEnd()) {
      char here = peek();
      if (here == '#') toLineEnd();
      else if (here == '\\' && text.startsWith("\n", at + 1)) at += 2;
      else if (here == ' ' || here == '\t' || here == '\r' || lines && here == '\n') at++;
      else return;
    }
  }

  void toLineEnd() {
    while (!atEnd() && peek() != '\n') at++;
  }

  /** The rest of this line. */
  String line() {
    int start = at;
    toLineEnd();
    return since(start);
  }
}
