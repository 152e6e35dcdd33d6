package roundhouse.engine.play;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Applies actions of saved games. They may come from other rules, from an older Roundhouse or from
 * anybody's hand, so they may name what the title lacks, or lack a value.
 */
public final class SavedActions {
  /** The rule that refuses an action without a value that it needs. */
  public static final String INCOMPLETE = "incomplete";

  private SavedActions() {}

  /** Applies an action; what it names or lacks is a reason to refuse it. */
  public static Result apply(Title title, GameState state, Action action) {
    try {
      return Engine.apply(title, state, action);
    } catch (IllegalArgumentException unknown) {
      return new Result.Refused("unknown", unknown.getMessage());
    } catch (NullPointerException fault) {
      if (!lacksAValue(action)) throw fault;
      return new Result.Refused(INCOMPLETE, "the saved game lacks values that this action needs");
    }
  }

  private static boolean lacksAValue(Object value) {
    if (value == null) return true;
    if (value instanceof Collection<?> all) return all.stream().anyMatch(SavedActions::lacksAValue);
    if (!(value instanceof Record)) return false;
    for (RecordComponent component : value.getClass().getRecordComponents())
      if (lacksAValue(in(value, component))) return true;
    return false;
  }

  private static Object in(Object value, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
