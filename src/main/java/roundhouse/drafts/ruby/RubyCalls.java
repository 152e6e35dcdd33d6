package roundhouse.drafts.ruby;

import java.util.List;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Merged;
import roundhouse.drafts.ruby.RubyValue.Named;
import roundhouse.drafts.ruby.RubyValue.Plainly;
import roundhouse.drafts.ruby.RubyValue.Span;
import roundhouse.drafts.ruby.RubyValue.Splat;

/** What is called on a literal, and what is calculated with it. */
final class RubyCalls {
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
    RubyValue to = parser.value();
    if (without && to instanceof Plainly(Long last)) return new Span(from, new Plainly(last - 1));
    return new Span(from, to);
  }

  private RubyValue sum(RubyValue value, int start) throws RubyMistake {
    boolean lists = text.peek() == '+' && (value instanceof Items || value instanceof Named);
    if (!lists) return scalars.computed(start);
    text.next();
    return new Items(List.of(new Splat(value), new Splat(parser.value())));
  }

  private RubyValue method(RubyValue on, String name, int start) throws RubyMistake {
    switch (name) {
      case "freeze", "dup", "deep_dup", "to_a", "to_set", "sort", "uniq", "compact" -> {
        text.skip("()");
        return on;
      }
      case "merge" -> {
        return merged(on);
      }
      default -> {
        return scalars.computed(start);
      }
    }
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
