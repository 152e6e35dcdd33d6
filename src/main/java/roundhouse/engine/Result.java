package roundhouse.engine;

import java.util.List;
import roundhouse.game.GameState;

/** What became of an action: a new state, or a refusal after which nothing has changed. */
public sealed interface Result {

  /** The action was taken, with all that followed by itself. */
  record Applied(GameState state, List<Event> events) implements Result {
    public Applied {
      events = List.copyOf(events);
    }
  }

  /**
   * The rules forbid it.
   *
   * @param rule the rule's name, "train-limit"
   * @param reason why, in the words of a rulebook
   */
  record Refused(String rule, String reason) implements Result {}

  /**
   * A hook of a script failed, so that nobody can say what the rules are; the failure knows during
   * which action.
   */
  record Failed(HookFailure failure) implements Result {}
}
