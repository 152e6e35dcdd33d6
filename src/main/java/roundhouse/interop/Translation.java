package roundhouse.interop;

import java.util.List;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.game.GameState;

/** The translation of a recorded action: actions of ours, or why there are none. */
public sealed interface Translation {

  /** The same actions in our engine; none if the action changes nothing. */
  record Actions(List<Action> list) implements Translation {
    public Actions {
      list = List.copyOf(list);
    }
  }

  /** What a script says that it means: one part after the other, each in the state before it. */
  record Parts(List<Function<GameState, Translation>> list) implements Translation {
    public Parts {
      list = List.copyOf(list);
    }
  }

  /** The action has no counterpart. */
  record Unknown(String why) implements Translation {}

  static Translation of(Action action) {
    return new Actions(List.of(action));
  }
}
