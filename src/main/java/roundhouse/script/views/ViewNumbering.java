package roundhouse.script.views;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * Numbers the views that a script meets during one call. Scripts can distinguish views by identity,
 * so their numbers do too.
 */
final class ViewNumbering {
  /** Stands for null and undefined. */
  private enum Nothing {
    SEEN
  }

  private ScriptView[] met = new ScriptView[16];
  private int count;

  /** A view that was seen: its number and type. */
  private record Sight(int thing, Object type) {}

  ViewNumbering(ScriptView... first) {
    for (ScriptView view : first) add(view);
  }

  ScriptView get(int thing) {
    return met[thing];
  }

  /** What was seen, as a value that equals whatever looks the same to a script in another state. */
  Object comparable(Object seen) {
    if (seen == null) return Nothing.SEEN;
    return seen instanceof ScriptView view ? new Sight(meet(view), view.type()) : seen;
  }

  /** The number of a view, which is a new one if it has not been met. */
  int meet(ScriptView view) {
    int number = number(view);
    return number < 0 ? add(view) : number;
  }

  /**
   * Whether something equals what was noted as {@link #comparable}.
   *
   * @param number of what is seen, if that is a view
   */
  static boolean looksLike(Object seen, int number, Object noted) {
    return seen instanceof ScriptView view
        ? noted instanceof Sight sight && sight.thing == number && sight.type.equals(view.type())
        : seen == null ? noted == Nothing.SEEN : seen.equals(noted);
  }

  /** The number of a view, or -1 if it has not been met. */
  int number(ScriptView view) {
    for (int thing = 0; thing < count; thing++) if (met[thing] == view) return thing;
    return -1;
  }

  private int add(ScriptView view) {
    if (count == met.length) met = Arrays.copyOf(met, 2 * count);
    met[count] = view;
    return count++;
  }

  /**
   * A function's arguments with views as numbers; empty if one is neither data nor a known view.
   */
  Optional<List<Object>> recorded(Value... arguments) {
    var noted = new ArrayList<Object>();
    for (Value argument : arguments) {
      if (argument.isNull()) noted.add(Nothing.SEEN);
      else if (argument.isBoolean()) noted.add(argument.asBoolean());
      else if (argument.isString()) noted.add(argument.asString());
      else if (argument.fitsInInt()) noted.add(argument.asInt());
      else if (argument.isProxyObject()
          && argument.asProxyObject() instanceof SubjectView view
          && number(view) >= 0) noted.add(new Sight(number(view), view.type()));
      else return Optional.empty();
    }
    return Optional.of(noted);
  }

  /** Recorded arguments, with the views of this call in place of numbers. */
  CallArguments arguments(List<?> noted) {
    Object[] plain = new Object[noted.size()];
    for (int i = 0; i < plain.length; i++) {
      Object argument = noted.get(i);
      plain[i] =
          argument == Nothing.SEEN
              ? null
              : argument instanceof Sight sight ? met[sight.thing()] : argument;
    }
    return CallArguments.replayed(plain);
  }
}
