package roundhouse.engine.play;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.events.Event;
import roundhouse.game.GameState;

/** An action that a replay played, what the log says about it, and the state that it led to. */
public record ReplayedAction(Action action, List<Event> events, GameState state) {

  public ReplayedAction {
    events = List.copyOf(events);
  }
}
