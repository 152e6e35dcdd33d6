package roundhouse.lab.rows;

import java.util.List;
import roundhouse.engine.Action;

/** A number computed from actions one by one: games with the same number are identical. */
public final class ActionTrace {
  private long number;

  /** The number of a whole game, as its row has it. */
  public static String of(List<Action> actions) {
    var trace = new ActionTrace();
    actions.forEach(trace::add);
    return trace.text();
  }

  void add(Action action) {
    number = 31 * number + action.toString().hashCode();
  }

  String text() {
    return Long.toHexString(number);
  }
}
