package roundhouse.drafts.ruby;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Merged;
import roundhouse.drafts.ruby.RubyValue.Named;
import roundhouse.drafts.ruby.RubyValue.Pairs;
import roundhouse.drafts.ruby.RubyValue.Partly;
import roundhouse.drafts.ruby.RubyValue.Plainly;
import roundhouse.drafts.ruby.RubyValue.Span;
import roundhouse.drafts.ruby.RubyValue.Splat;

/** What is called on a literal, and what is calculated with it. */
final class RubyCalls {
  /** Calls that leave a value as it is, as far as a draft goes. */
  private static final Set<String> SAME_VALUE =
      Set.of("freeze", "dup", "deep_dup", "to_a", "to_set", "sort", "uniq", "compact", "strip");

  /** Calls that take or change parts of a value. */
  private static final Set<String> PART_OF_VALUE =
      Set.of(
          "map",
          "each",
          "reject",
          "select",
          "filter",
          "filter_map",
          "flat_map",
          "flatten",
          "sort_by",
          "reverse",
          "transform_values",
          "transform_keys",
          "to_h",
          "except",
          "delete_if",
          "tap",
          "each_with_index",
          "concat",
          "push",
          "append",
          "update",
          "deep_merge",
          "partition");

  private static final int MOST_TIMES = 100;
  private static final int MOST_SHOWN = 40;

  private final RubyParser parser;
  private final RubyText text;
  private final RubyScalars scalars;

  RubyCalls(RubyParser parser, RubyText text, RubyScalars scalars) {
    this.parser = parser;
    this.text = text;
    this.scalars = scalars;
  }

  /** {@code .freeze}, {@code .merge(...)} and their like, {@code ..} and calculations. */
  RubyValue on(RubyValue first, int start) throws RubyMistake {
    RubyValue value = first;
    while (true) {
      int after = text.at();
      text.skipSpace(false);
      if (text.startsWith("..")) value = span(value);
      else if (text.startsWith("+ ")
          || text.startsWith("- ")
          || text.startsWith("* ")
          || text.startsWith("| ")) value = sum(value, start);
      else if (!isEnd()) return scalars.computed(start);
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

  /** Whether nothing is calculated with the value in this line. */
  private boolean isEnd() {
    return text.atEnd() || ".,;:)]}\n".indexOf(text.peek()) >= 0 || text.startsWith("=>");
  }

  private RubyValue span(RubyValue from) throws RubyMistake {
    text.skip("..");
    boolean without = text.skip(".");
    RubyValue to = parser.value();
    if (without && to instanceof Plainly(Long last)) return new Span(from, new Plainly(last - 1));
    return new Span(from, to);
  }

  private RubyValue sum(RubyValue value, int start) throws RubyMistake {
    boolean plus = text.peek() == '+';
    boolean texts = plus && value instanceof Plainly(String _);
    boolean lists = value instanceof Items || value instanceof Named;
    int sign = text.at();
    text.next();
    if (texts || plus && lists) {
      RubyValue more = parser.value();
      if (value instanceof Plainly(String one) && more instanceof Plainly(String two))
        return new Plainly(one + two);
      if (lists) return new Items(List.of(new Splat(value), new Splat(more)));
    } else if (text.since(sign).equals("*") && value instanceof Items) {
      text.skipSpace(false);
      if (scalars.number() instanceof Plainly(Long times) && times >= 0 && times <= MOST_TIMES)
        return new Items(Collections.nCopies(times.intValue(), new Splat(value)));
    }
    return scalars.computed(start);
  }

  private RubyValue method(RubyValue on, String name, int start) throws RubyMistake {
    if (SAME_VALUE.contains(name)) {
      text.skip("()");
      return on;
    }
    boolean copies =
        name.equals("map")
            && (text.skip("(&:dup)") || text.skip("(&:freeze)") || text.skip("(&:deep_dup)"));
    if (copies) return on;
    if (PART_OF_VALUE.contains(name)) return partly(on, name);
    return switch (name) {
      case "merge" -> merged(on);
      case "new" -> on instanceof Named(String kind) ? made(kind, start) : scalars.computed(start);
      default -> isCollection(on) ? partly(on, name) : scalars.computed(start);
    };
  }

  private static boolean isCollection(RubyValue value) {
    return value instanceof Items || value instanceof Pairs || value instanceof Merged;
  }

  /** {@code Array.new(3, 40)}: a list of equal values. Others are computed. */
  private RubyValue made(String kind, int start) throws RubyMistake {
    int after = text.at();
    if (kind.equals("Array") && text.skip("(")) {
      text.skipSpace(true);
      RubyValue times = scalars.number();
      text.skipSpace(true);
      if (times instanceof Plainly(Long count)
          && count >= 0
          && count <= MOST_TIMES
          && text.skip(",")) {
        RubyValue value = parser.value();
        text.skipSpace(true);
        if (text.skip(")")) return new Items(Collections.nCopies(count.intValue(), value));
      }
    }
    text.to(after);
    return scalars.computed(start);
  }

  /** The value itself, with a note that something is called on it. */
  private RubyValue partly(RubyValue on, String name) throws RubyMistake {
    int start = text.at();
    if (text.peek() == '(') skipBrackets();
    int after = text.at();
    text.skipSpace(false);
    if (text.peek() == '{') skipBrackets();
    else if (text.startsWith("do ") || text.startsWith("do\n")) text.toEnd();
    else text.to(after);
    String call = "." + name + text.since(start);
    boolean whole = call.length() <= MOST_SHOWN;
    return new Partly(
        on,
        whole ? call : call.substring(0, MOST_SHOWN) + "…",
        whole ? "" : RubyFile.numbers(call));
  }

  private void skipBrackets() throws RubyMistake {
    int open = text.at();
    text.next();
    while (!text.atEnd() && ")]}".indexOf(text.peek()) < 0) {
      scalars.computed(open);
      if (text.peek() == ',' || text.peek() == '\n') text.next();
    }
    if (text.atEnd()) throw new RubyMistake(open, "what begins here is not closed");
    text.next();
  }

  private RubyValue merged(RubyValue base) throws RubyMistake {
    int start = text.at();
    if (!text.skip("(")) return base;
    text.skipSpace(true);
    RubyValue over =
        text.peek() == '{' || Character.isUpperCase(text.peek())
            ? parser.value()
            : parser.bare(start);
    text.skipSpace(true);
    if (text.peek() == ',') text.next();
    text.skipSpace(true);
    if (!text.skip(")"))
      throw new RubyMistake(start, "what begins here is not closed: ')' is missing");
    return new Merged(base, over);
  }
}
