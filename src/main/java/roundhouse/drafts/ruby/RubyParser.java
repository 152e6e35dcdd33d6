package roundhouse.drafts.ruby;

import java.util.ArrayList;
import java.util.List;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Pair;
import roundhouse.drafts.ruby.RubyValue.Pairs;
import roundhouse.drafts.ruby.RubyValue.Plainly;
import roundhouse.drafts.ruby.RubyValue.Splat;

/** Reads one literal with all that is nested in it. */
final class RubyParser {
  private static final int DEEPEST = 60;
  private static final String CLOSING = ")]}";

  private final RubyText text;
  private final RubyStrings strings;
  private final RubyScalars scalars;
  private final RubyCalls calls;
  private int depth;

  /** From a place in a file. */
  RubyParser(String file, int at) {
    this.text = new RubyText(file, at);
    this.strings = new RubyStrings(text);
    this.scalars = new RubyScalars(text, strings);
    this.calls = new RubyCalls(this, text, scalars);
  }

  /** Where the literal ends. */
  int end() {
    return text.at();
  }

  /** Where the last line of the literal ends. */
  int lineEnd() {
    return text.lineEnd();
  }

  /** The value that begins here, with what is called on it. */
  RubyValue value() throws RubyMistake {
    if (++depth > DEEPEST)
      throw new RubyMistake(text.at(), "values are nested deeper than " + DEEPEST + " levels");
    text.skipSpace(true);
    int start = text.at();
    RubyValue value = calls.on(first(), start);
    depth--;
    return value;
  }

  private RubyValue first() throws RubyMistake {
    if (text.atEnd()) throw new RubyMistake(text.at(), "the file ends where a value is expected");
    char here = text.peek();
    if (here == '\'' || here == '"') return new Plainly(strings.quoted());
    if (here == '%') return strings.percent();
    if (here == '/') return strings.pattern();
    if (here == '(') return inBrackets();
    if (here == '[') return list();
    if (here == '{') return hash();
    if (here == ':' && !text.startsWith("::")) return scalars.symbol();
    if (text.startsWith("<<")) return strings.heredoc();
    if (here == '*') return splat();
    if (Character.isDigit(here) || here == '-') return scalars.number();
    if (Character.isUpperCase(here)) return scalars.constant();
    if (CLOSING.indexOf(here) >= 0)
      throw new RubyMistake(text.at(), "a value is expected, not '" + here + "'");
    return scalars.word();
  }

  private RubyValue inBrackets() throws RubyMistake {
    int start = text.at();
    text.next();
    RubyValue value = value();
    text.skipSpace(true);
    if (!text.skip(")"))
      throw new RubyMistake(start, "what begins here is not closed: ')' is missing");
    return value;
  }

  private RubyValue splat() throws RubyMistake {
    while (text.peek() == '*') text.next();
    return new Splat(value());
  }

  private RubyValue list() throws RubyMistake {
    int start = text.at();
    text.next();
    List<RubyValue> items = new ArrayList<>();
    while (!closes(']', start)) {
      RubyValue item = value();
      text.skipSpace(true);
      if (text.skip("=>")) {
        item = new Pairs(List.of(new Pair(item, value())));
      }
      items.add(item);
      separate(']', start);
    }
    return new Items(items);
  }

  private RubyValue hash() throws RubyMistake {
    int start = text.at();
    text.next();
    List<Pair> pairs = new ArrayList<>();
    while (!closes('}', start)) {
      pairs.add(pair(start));
      separate('}', start);
    }
    return new Pairs(pairs);
  }

  private Pair pair(int start) throws RubyMistake {
    if (text.startsWith("**")) {
      RubyValue splat = splat();
      return new Pair(splat, splat);
    }
    int begin = text.at();
    String word = text.word();
    boolean named = !word.isEmpty() && text.peek() == ':' && !text.startsWith("::");
    if (named) {
      text.next();
      return new Pair(new Plainly(word), value());
    }
    text.to(begin);
    RubyValue key = value();
    text.skipSpace(true);
    if (!text.skip("=>") && !text.skip(":"))
      throw new RubyMistake(text.at(), "a key has no value: '=>' is expected");
    return new Pair(key, value());
  }

  private boolean closes(char bracket, int start) throws RubyMistake {
    text.skipSpace(true);
    if (text.atEnd())
      throw new RubyMistake(start, "what begins here is not closed: '" + bracket + "' is missing");
    if (text.peek() != bracket) return false;
    text.next();
    return true;
  }

  private void separate(char bracket, int start) throws RubyMistake {
    text.skipSpace(true);
    if (text.peek() == ',') text.next();
    else if (text.atEnd()) throw new RubyMistake(start, "what begins here is not closed");
    else if (text.peek() != bracket)
      throw new RubyMistake(
          text.at(), "a comma or '" + bracket + "' is expected, not '" + text.peek() + "'");
  }

  /** Pairs without braces, up to the bracket that ends the arguments of a call. */
  RubyValue bare(int start) throws RubyMistake {
    List<Pair> pairs = new ArrayList<>();
    text.skipSpace(true);
    while (text.peek() != ')') {
      if (text.atEnd())
        throw new RubyMistake(start, "what begins here is not closed: ')' is missing");
      pairs.add(pair(start));
      text.skipSpace(true);
      if (text.peek() == ',') text.next();
      else if (text.peek() != ')') throw new RubyMistake(text.at(), "a comma or ')' is expected");
      text.skipSpace(true);
    }
    return new Pairs(pairs);
  }
}
