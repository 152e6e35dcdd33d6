package roundhouse.interop;

import java.util.List;
import roundhouse.engine.Action;

/** What became of a recorded action: actions of ours, or why there are none. */
sealed interface Translation {

  /** The same in our words; nothing when it changes nothing. */
  record Actions(List<Action> list) implements Translation {
    public Actions {
      list = List.copyOf(list);
    }
  }

  /** It has no counterpart. */
  record Unknown(String why) implements Translation {}

  static Translation of(Action action) {
    return new Actions(List.of(action));
  }
}
