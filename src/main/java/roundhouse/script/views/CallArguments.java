package roundhouse.script.views;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ApiMisuse;

/** What a script passed to a Java function. Positions count from 0; a wrong argument throws. */
public final class CallArguments {
  /** As the script passed them, or converted to plain objects and views. */
  private final List<?> values;

  CallArguments(Value... values) {
    this.values = Arrays.asList(values);
  }

  private CallArguments(List<?> plain) {
    this.values = plain;
  }

  /** Arguments of an earlier call: strings, whole numbers, booleans, null and views. */
  static CallArguments replayed(Object... plain) {
    return new CallArguments(Arrays.asList(plain));
  }

  public int size() {
    return values.size();
  }

  /** Whether the argument is there and neither null nor undefined. */
  public boolean has(int position) {
    return position < values.size() && at(position) != null;
  }

  public String text(int position) {
    if (has(position) && at(position) instanceof String text) return text;
    throw wrong(position, "a text");
  }

  public int whole(int position) {
    if (has(position) && at(position) instanceof Integer number) return number;
    throw wrong(position, "a whole number");
  }

  public boolean flag(int position) {
    if (has(position) && at(position) instanceof Boolean flag) return flag;
    throw wrong(position, "true or false");
  }

  /** The object whose view was passed. */
  public <T> T subject(int position, Class<T> type) {
    if (has(position) && plain(position) instanceof Object object && type.isInstance(object))
      return type.cast(object);
    throw wrong(position, "a " + type.getSimpleName());
  }

  /** The argument as plain data, a view as the object it shows. Null when nothing was passed. */
  public Object plain(int position) {
    return has(position) ? plain(at(position)) : null;
  }

  /**
   * Strings, whole numbers, booleans and views as Java objects; anything else as a polyglot value.
   */
  private Object at(int position) {
    if (!(values.get(position) instanceof Value value)) return values.get(position);
    if (value.isNull()) return null;
    if (value.isString()) return value.asString();
    if (value.isBoolean()) return value.asBoolean();
    return value.fitsInInt() ? (Object) value.asInt() : value;
  }

  private Object plain(Object object) {
    return switch (object) {
      case Integer number -> (long) number;
      case SubjectView view -> view.subject();
      case Value value -> plain(value, 0);
      default -> object;
    };
  }

  /** The polyglot value, for functions that only pass it on. */
  Value raw(int position) {
    if (position < values.size() && values.get(position) instanceof Value value) return value;
    throw wrong(position, "something");
  }

  private Object plain(Value value, int depth) {
    if (value.isNull()) return null;
    if (value.isBoolean()) return value.asBoolean();
    if (value.fitsInInt()) return (long) value.asInt();
    if (value.isNumber() && value.fitsInLong()) return value.asLong();
    if (value.isString()) return value.asString();
    if (depth > ScriptLimits.STANDARD.answer().depth())
      throw new ApiMisuse(
          "an argument is nested deeper than "
              + ScriptLimits.STANDARD.answer().depth()
              + " levels");
    if (value.isProxyObject() && value.asProxyObject() instanceof SubjectView view)
      return view.subject();
    if (value.canExecute()
        || value.isNumber()
        || !value.hasMembers() && !value.hasArrayElements()) {
      throw new ApiMisuse(
          "an argument must be data: whole numbers, texts, true or false, lists, objects or views");
    }
    return value.hasArrayElements() ? list(value, depth) : map(value, depth);
  }

  private List<Object> list(Value value, int depth) {
    var list = new ArrayList<Object>();
    int size = bounded(value.getArraySize());
    for (int i = 0; i < size; i++) list.add(plain(value.getArrayElement(i), depth + 1));
    return list;
  }

  private Map<String, Object> map(Value value, int depth) {
    var map = new LinkedHashMap<String, Object>();
    bounded(value.getMemberKeys().size());
    for (String name : value.getMemberKeys())
      map.put(name, plain(value.getMember(name), depth + 1));
    return map;
  }

  private static int bounded(long size) {
    if (size <= ScriptLimits.STANDARD.answer().entries()) return (int) size;
    throw new ApiMisuse(
        String.format(
            Locale.ROOT,
            "an argument has more than %,d entries",
            ScriptLimits.STANDARD.answer().entries()));
  }

  private static ApiMisuse wrong(int position, String expected) {
    return new ApiMisuse("argument " + (position + 1) + " must be " + expected);
  }
}
