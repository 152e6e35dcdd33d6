package roundhouse.engine;

import java.util.List;
import roundhouse.engine.events.Event;
import roundhouse.game.GameState;

/** The result of an action: a new state, or a refusal that changes nothing. */
public sealed interface Result {

  /** The action was taken, with everything that follows from it. */
  record Applied(GameState state, List<Event> events) implements Result {
    public Applied {
      events = List.copyOf(events);
    }
  }

  /**
   * The rules forbid it.
   *
   * @param rule the rule's name, "train-limit"
   * @param reason why, in the words of the title's rulebook
   */
  record Refused(String rule, String reason) implements Result {}

  /** A script's hook failed, so the rules cannot decide; the failure names the action. */
  record Failed(HookFailure failure) implements Result {}
}
