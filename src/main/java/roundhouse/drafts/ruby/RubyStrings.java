package roundhouse.drafts.ruby;

import java.util.ArrayList;
import java.util.List;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Plainly;

/** Texts in all the ways in which Ruby writes them. */
final class RubyStrings {
  private final RubyText text;

  RubyStrings(RubyText text) {
    this.text = text;
  }

  /** A text in quotes, and those that follow it at once or behind a backslash. */
  String quoted() throws RubyMistake {
    var whole = new StringBuilder();
    do {
      char quote = text.next();
      whole.append(until(quote, quote, quote == '"'));
      int after = text.at();
      text.skipSpace(false);
      if (text.peek() != '\'' && text.peek() != '"') text.to(after);
    } while (text.peek() == '\'' || text.peek() == '"');
    return whole.toString();
  }

  private String until(char open, char close, boolean escapes) throws RubyMistake {
    int start = text.at();
    var inside = new StringBuilder();
    int depth = 1;
    while (true) {
      if (text.atEnd()) throw new RubyMistake(start, "the text that begins here does not end");
      char here = text.next();
      if (here == '\\' && !text.atEnd()) {
        append(text.next(), escapes, inside);
        continue;
      }
      if (here == '#' && escapes && text.peek() == '{') {
        inside.append(interpolated());
        continue;
      }
      if (here == close && --depth == 0) return inside.toString();
      if (here == open && open != close) depth++;
      inside.append(here);
    }
  }

  /** What is computed within a text, as it is written. */
  private String interpolated() {
    int start = text.at();
    int depth = 0;
    do {
      char here = text.next();
      if (here == '{') depth++;
      if (here == '}') depth--;
    } while (depth > 0 && !text.atEnd());
    return '#' + text.since(start);
  }

  private void append(char escaped, boolean escapes, StringBuilder inside) {
    if (escaped == '\n') return;
    if (escapes && escaped == 'u') {
      inside.append(unicode());
      return;
    }
    if (escapes && escaped == 'n') inside.append('\n');
    else if (escapes && escaped == 't') inside.append('\t');
    else inside.append(escaped);
  }

  /** A letter by its number, in four digits or in braces; nothing if it is not a letter. */
  private String unicode() {
    boolean braces = text.peek() == '{';
    if (braces) text.next();
    int start = text.at();
    while (Character.digit(text.peek(), 16) >= 0 && text.at() - start < (braces ? 6 : 4))
      text.next();
    String digits = text.since(start);
    if (braces && text.peek() == '}') text.next();
    if (digits.isEmpty()) return "";
    int point = Integer.parseInt(digits, 16);
    return Character.isValidCodePoint(point) ? Character.toString(point) : "";
  }

  /** {@code %w[a b]}, {@code %i(a b)}: words; {@code %q{..}} and {@code %(..)}: a text. */
  RubyValue percent() throws RubyMistake {
    text.next();
    String kind = text.word();
    char open = text.next();
    char close =
        switch (open) {
          case '[' -> ']';
          case '(' -> ')';
          case '{' -> '}';
          case '<' -> '>';
          default -> open;
        };
    String inside = until(open, close, false);
    if (!kind.matches("[wWiI]")) return new Plainly(inside);
    List<RubyValue> words = new ArrayList<>();
    for (String word : inside.strip().split("\\s+"))
      if (!word.isEmpty()) words.add(new Plainly(word));
    return new Items(words);
  }

  /** {@code /pattern/i}: a text, with its options. */
  RubyValue pattern() throws RubyMistake {
    int start = text.at();
    text.next();
    until('/', '/', false);
    text.word();
    return new Plainly(text.since(start));
  }

  /** {@code <<~NAME}: the lines up to one that holds the name alone. */
  RubyValue heredoc() throws RubyMistake {
    int start = text.at();
    text.next();
    text.next();
    if (text.peek() == '~' || text.peek() == '-') text.next();
    boolean quote = text.peek() == '\'' || text.peek() == '"';
    if (quote) text.next();
    String name = text.word();
    if (name.isEmpty()) throw new RubyMistake(start, "a heredoc needs a name");
    if (quote) text.next();
    String lines = text.heredoc(name);
    if (lines == null) throw new RubyMistake(start, "the heredoc " + name + " does not end");
    return new Plainly(lines);
  }
}
