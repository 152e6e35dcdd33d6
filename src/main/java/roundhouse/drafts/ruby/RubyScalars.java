package roundhouse.drafts.ruby;

import roundhouse.drafts.ruby.RubyValue.Computed;
import roundhouse.drafts.ruby.RubyValue.Named;
import roundhouse.drafts.ruby.RubyValue.Plainly;

/** Literals that hold no others: symbols, numbers, constants and words. */
final class RubyScalars {
  private final RubyText text;
  private final RubyStrings strings;

  RubyScalars(RubyText text, RubyStrings strings) {
    this.text = text;
    this.strings = strings;
  }

  RubyValue symbol() throws RubyMistake {
    text.next();
    if (text.peek() == '\'' || text.peek() == '"') return new Plainly(strings.quoted());
    String name = text.word();
    if (text.peek() == '?' || text.peek() == '!') name += text.next();
    return new Plainly(name);
  }

  RubyValue number() throws RubyMistake {
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

  RubyValue constant() {
    var name = new StringBuilder(text.word());
    while (text.startsWith("::")) {
      text.skip("::");
      name.append("::").append(text.word());
    }
    return name.toString().equals("Float::INFINITY")
        ? new Plainly("unlimited")
        : new Named(name.toString());
  }

  RubyValue word() throws RubyMistake {
    int start = text.at();
    String word = text.word();
    return switch (word) {
      case "nil" -> new Plainly(null);
      case "true" -> new Plainly(true);
      case "false" -> new Plainly(false);
      default -> computed(start);
    };
  }

  /** Whether a calculation continues on the next line. */
  private static boolean goesOn(String read) {
    String line = read.stripTrailing();
    return !line.isEmpty() && "?:+-*/|&=<>.\\".indexOf(line.charAt(line.length() - 1)) >= 0;
  }

  /** What is no literal is left unread up to where the value ends. */
  RubyValue computed(int start) throws RubyMistake {
    int nested = 0;
    while (!text.atEnd()) {
      char here = text.peek();
      if (here == '\'' || here == '"') {
        strings.quoted();
        continue;
      }
      if (here == '#' && Character.isWhitespace(text.before())) {
        text.toLineEnd();
        continue;
      }
      if ("([{".indexOf(here) >= 0) nested++;
      if (")]}".indexOf(here) >= 0 && --nested < 0) break;
      if (nested == 0 && (here == ',' || here == '\n' && !goesOn(text.since(start)))) break;
      text.next();
    }
    String read = text.since(start).strip();
    return new Computed(read.length() <= 60 ? read : read.substring(0, 59) + "…");
  }
}
