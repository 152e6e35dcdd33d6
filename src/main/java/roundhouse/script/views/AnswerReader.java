package roundhouse.script.views;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;

/**
 * Converts a script's answer to plain Java: null, Boolean, Long, String, List and Map. Reading an
 * answer can run the script's code (a getter), so it counts towards the limits of the call.
 */
public final class AnswerReader {
  private final Value kind;

  public AnswerReader(Value kind) {
    this.kind = kind;
  }

  /** Thrown when an answer is not plain data; its message says which part of it. */
  public static final class InvalidAnswer extends RuntimeException {
    private String path = "";

    InvalidAnswer(String message) {
      super(message, null, false, false);
    }

    InvalidAnswer within(String step) {
      path = step + path;
      return this;
    }

    @Override
    public String getMessage() {
      return "the answer" + path + " " + super.getMessage();
    }
  }

  public Object read(Value value) {
    if (value.isProxyObject() && value.asProxyObject() instanceof DataView view) {
      Optional<Object> data = PlainData.of(view);
      if (data.isPresent()) {
        view.answered();
        return data.get();
      }
    }
    return new Reading().take(value, 0);
  }

  private final class Reading {
    private int entries;
    private int characters;

    Object take(Value value, int depth) {
      if (value.isNull()) return null;
      if (value.isBoolean()) return value.asBoolean();
      if (value.isNumber()) return number(value);
      if (value.isString()) return text(value.asString());
      if (depth > ScriptLimits.STANDARD.answer().depth())
        throw new InvalidAnswer(
            "nests deeper than "
                + ScriptLimits.STANDARD.answer().depth()
                + " levels: does it contain itself?");
      if (value.isProxyObject()) return proxy(value, depth);
      if (value.isHostObject()) throw new InvalidAnswer("is a Java object, not data");
      if (value.canExecute()) throw new InvalidAnswer("is a function, not data");
      if (value.hasArrayElements()) return list(value, depth);
      return object(value, depth);
    }

    private Object proxy(Value value, int depth) {
      if (value.asProxyObject() instanceof SubjectView view) return take(view.key(), depth);
      if (value.canExecute()) throw new InvalidAnswer("is a function, not data");
      return value.hasArrayElements() ? list(value, depth) : map(value, depth);
    }

    private Object take(Object key, int depth) {
      return take(Value.asValue(key), depth);
    }

    private Object object(Value value, int depth) {
      if (!value.hasMembers()) throw new InvalidAnswer("is a symbol, not data");
      String what = kind.execute(value).asString();
      if (!what.equals("plain"))
        throw new InvalidAnswer("is " + what + ", not data; answer a plain object or a list");
      return map(value, depth);
    }

    private List<Object> list(Value value, int depth) {
      long size = value.getArraySize();
      count(size);
      var list = new ArrayList<Object>((int) size);
      for (int i = 0; i < size; i++) {
        try {
          list.add(take(value.getArrayElement(i), depth + 1));
        } catch (InvalidAnswer e) {
          throw e.within("[" + i + "]");
        }
      }
      return list;
    }

    private Map<String, Object> map(Value value, int depth) {
      Set<String> names = value.getMemberKeys();
      count(names.size());
      var map = new LinkedHashMap<String, Object>();
      for (String name : names) {
        try {
          map.put(text(name), take(value.getMember(name), depth + 1));
        } catch (InvalidAnswer e) {
          throw e.within("." + (name.length() > 100 ? name.substring(0, 100) + "…" : name));
        }
      }
      return map;
    }

    private String text(String text) {
      if (text.length() > ScriptLimits.STANDARD.answer().characters())
        throw new InvalidAnswer(
            String.format(
                Locale.ROOT,
                "is a text of %,d characters; the limit is %,d",
                text.length(),
                ScriptLimits.STANDARD.answer().characters()));
      characters += text.length();
      if (characters > ScriptLimits.STANDARD.answer().characters())
        throw new InvalidAnswer(
            String.format(
                Locale.ROOT,
                "has more than %,d characters, all its texts together",
                ScriptLimits.STANDARD.answer().characters()));
      return text;
    }

    private void count(long more) {
      if (more > ScriptLimits.STANDARD.answer().entries()
          || (entries += (int) more) > ScriptLimits.STANDARD.answer().entries()) {
        throw new InvalidAnswer(
            String.format(
                Locale.ROOT,
                "has more than %,d entries",
                ScriptLimits.STANDARD.answer().entries()));
      }
    }
  }

  private static Long number(Value value) {
    if (value.fitsInInt()) return (long) value.asInt();
    double number = value.asDouble();
    if (Double.isNaN(number))
      throw new InvalidAnswer("is NaN: did you calculate with something that is not a number?");
    if (Math.abs(number) > ScriptLimits.STANDARD.answer().number())
      throw new InvalidAnswer("is " + number + ": the largest whole number is 2^53");
    if (number != Math.rint(number))
      throw new InvalidAnswer(
          "is " + number + ": use a whole number (Math.floor, Math.round or Math.ceil)");
    return (long) number;
  }
}
