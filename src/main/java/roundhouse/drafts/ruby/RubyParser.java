package roundhouse.drafts.ruby;

import java.util.ArrayList;
import java.util.List;
import roundhouse.drafts.ruby.RubyValue.Computed;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Merged;
import roundhouse.drafts.ruby.RubyValue.Named;
import roundhouse.drafts.ruby.RubyValue.Pair;
import roundhouse.drafts.ruby.RubyValue.Pairs;
import roundhouse.drafts.ruby.RubyValue.Plainly;
import roundhouse.drafts.ruby.RubyValue.Span;
import roundhouse.drafts.ruby.RubyValue.Splat;

/** Reads one literal. */
final class RubyParser {
  private static final int DEEPEST = 60;

  private final RubyText text;
  private final RubyStrings strings;
  private int depth;

  /** From a place in a file. */
  RubyParser(String file, int at) {
    this.text = new RubyText(file, at);
    this.strings = new RubyStrings(text);
  }

  /** Where the literal ends. */
  int end() {
    return text.at();
  }

  /** The value that begins here, with what is called on it. */
  RubyValue value() throws RubyMistake {
    if (++depth > DEEPEST)
      throw new RubyMistake(text.at(), "values are nested deeper than " + DEEPEST + " levels");
    text.skipSpace(true);
    int start = text.at();
    RubyValue value = called(first(), start);
    depth--;
    return value;
  }

  private RubyValue first() throws RubyMistake {
    if (text.atEnd()) throw new RubyMistake(text.at(), "the file ends where a value is expected");
    char here = text.peek();
    if (here == '\'' || here == '"') return new Plainly(strings.quoted());
    if (here == '%') return strings.percent();
    if (here == '[') return list();
    if (here == '{') return hash();
    if (here == ':' && !text.startsWith("::")) return symbol();
    if (text.startsWith("<<")) return strings.heredoc();
    if (here == '*') return splat();
    if (Character.isDigit(here) || here == '-') return number();
    if (Character.isUpperCase(here)) return new Named(constant());
    return word();
  }

  private RubyValue splat() throws RubyMistake {
    while (text.peek() == '*') text.next();
    return new Splat(value());
  }

  private RubyValue symbol() throws RubyMistake {
    text.next();
    if (text.peek() == '\'' || text.peek() == '"') return new Plainly(strings.quoted());
    String name = text.word();
    if (text.peek() == '?' || text.peek() == '!') name += text.next();
    return new Plainly(name);
  }

  private RubyValue number() {
    int start = text.at();
    if (text.peek() == '-') text.next();
    while (Character.isDigit(text.peek()) || text.peek() == '_') text.next();
    int whole = text.at();
    if (text.peek() == '.') {
      text.next();
      if (!Character.isDigit(text.peek())) text.to(whole);
      while (Character.isDigit(text.peek()) || text.peek() == '_') text.next();
    }
    String digits = text.since(start).replace("_", "");
    if (digits.matches("-?[0-9]{1,18}")) return new Plainly(Long.valueOf(digits));
    return digits.matches("-?[0-9]{1,18}\\.[0-9]{1,18}")
        ? new Plainly(Double.valueOf(digits))
        : computed(start);
  }

  private String constant() {
    var name = new StringBuilder(text.word());
    while (text.startsWith("::")) {
      text.skip("::");
      name.append("::").append(text.word());
    }
    return name.toString();
  }

  private RubyValue word() {
    int start = text.at();
    String word = text.word();
    return switch (word) {
      case "nil" -> new Plainly(null);
      case "true" -> new Plainly(true);
      case "false" -> new Plainly(false);
      default -> computed(start);
    };
  }

  /** What is no literal is left unread up to where the value ends. */
  private RubyValue computed(int start) {
    int nested = 0;
    while (!text.atEnd()) {
      char here = text.peek();
      if ("([{".indexOf(here) >= 0) nested++;
      if (")]}".indexOf(here) >= 0 && --nested < 0) break;
      if (nested == 0 && (here == ',' || here == '\n')) break;
      text.next();
    }
    String read = text.since(start).strip();
    return new Computed(read.length() <= 60 ? read : read.substring(0, 59) + "…");
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
      separate(start);
    }
    return new Items(items);
  }

  private RubyValue hash() throws RubyMistake {
    int start = text.at();
    text.next();
    List<Pair> pairs = new ArrayList<>();
    while (!closes('}', start)) {
      pairs.add(pair(start));
      separate(start);
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

  private void separate(int start) throws RubyMistake {
    text.skipSpace(true);
    if (text.peek() == ',') text.next();
    else if (text.peek() != ']' && text.peek() != '}') {
      if (text.atEnd()) throw new RubyMistake(start, "what begins here is not closed");
      throw new RubyMistake(
          text.at(), "a comma or the end of a list is expected, not '" + text.peek() + "'");
    }
  }

  /** {@code .freeze}, {@code .merge(...)} and their like, {@code ..} and calculations. */
  private RubyValue called(RubyValue first, int start) throws RubyMistake {
    RubyValue value = first;
    while (true) {
      int after = text.at();
      text.skipSpace(false);
      if (text.startsWith("..")) value = span(value);
      else if (text.startsWith("+ ")
          || text.startsWith("- ")
          || text.startsWith("* ")
          || text.startsWith("| ")) value = sum(value, start);
      else {
        text.skipSpace(true);
        if (text.peek() != '.' || text.startsWith("..")) {
          text.to(after);
          return value;
        }
        text.next();
        value = method(value, text.word(), start);
      }
    }
  }

  private RubyValue span(RubyValue from) throws RubyMistake {
    text.skip("..");
    boolean without = text.skip(".");
    RubyValue to = value();
    if (without && to instanceof Plainly(Long last)) return new Span(from, new Plainly(last - 1));
    return new Span(from, to);
  }

  private RubyValue sum(RubyValue value, int start) throws RubyMistake {
    boolean lists = text.peek() == '+' && (value instanceof Items || value instanceof Named);
    if (!lists) return computed(start);
    text.next();
    return new Items(List.of(new Splat(value), new Splat(value())));
  }

  private RubyValue method(RubyValue on, String name, int start) throws RubyMistake {
    switch (name) {
      case "freeze", "dup", "deep_dup", "to_a", "to_set", "sort", "uniq", "compact" -> {
        if (text.skip("()")) return on;
        return on;
      }
      case "merge" -> {
        return merged(on);
      }
      default -> {
        return computed(start);
      }
    }
  }

  private RubyValue merged(RubyValue base) throws RubyMistake {
    int start = text.at();
    if (!text.skip("(")) return base;
    text.skipSpace(true);
    RubyValue over =
        text.peek() == '{' || Character.isUpperCase(text.peek()) ? value() : bare(start);
    text.skipSpace(true);
    if (text.peek() == ',') text.next();
    text.skipSpace(true);
    if (!text.skip(")"))
      throw new RubyMistake(start, "what begins here is not closed: ')' is missing");
    return new Merged(base, over);
  }

  /** Pairs without braces. */
  private RubyValue bare(int start) throws RubyMistake {
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
