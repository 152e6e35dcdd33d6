package roundhouse.drafts.ruby;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The characters of a file, and a place among them. */
final class RubyText {
  private static final Pattern END = Pattern.compile("\\n\\s*end\\b");

  private final String text;

  /** Where the next line begins after one with heredocs: behind their lines. */
  private final Map<Integer, Integer> jumps = new HashMap<>();

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

  /** Goes past a word if it is here. */
  boolean skip(String word) {
    if (!startsWith(word)) return false;
    at += word.length();
    return true;
  }

  char next() {
    if (atEnd()) return '\0';
    char here = text.charAt(at);
    step();
    return here;
  }

  private void step() {
    at++;
    at = jumps.getOrDefault(at, at);
  }

  /** Where the line ends that has this place, with the heredocs that begin in it. */
  int lineEnd() {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : jumps.getOrDefault(end + 1, end + 1) - 1;
  }

  /** The lines below this one up to the one that holds a name alone; null if there is none. */
  String heredoc(String name) {
    int end = text.indexOf('\n', at);
    if (end < 0) return null;
    var lines = new StringBuilder();
    int line = jumps.getOrDefault(end + 1, end + 1);
    while (line < text.length()) {
      int last = text.indexOf('\n', line);
      if (last < 0) last = text.length();
      String written = text.substring(line, last).strip();
      line = last + 1;
      if (written.equals(name)) {
        jumps.put(end + 1, line);
        return lines.toString().strip();
      }
      lines.append(written).append(' ');
    }
    return null;
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
      else if (here == ' ' || here == '\t' || here == '\r' || lines && here == '\n') step();
      else return;
    }
  }

  void toLineEnd() {
    while (!atEnd() && peek() != '\n') at++;
  }

  /** Goes past the 'end' that is indented like the line that has this place, or else the first. */
  void toEnd() {
    int line = text.lastIndexOf('\n', at - 1) + 1;
    int word = line;
    while (word < at && Character.isWhitespace(text.charAt(word))) word++;
    String end = "\n" + text.substring(line, word) + "end";
    int found = text.indexOf(end, at);
    Matcher first = END.matcher(text);
    if (found >= 0) at = found + end.length();
    else at = first.find(at) ? first.end() : text.length();
  }

  /** The character before this place. */
  char before() {
    return at == 0 ? '\n' : text.charAt(at - 1);
  }
}
