package roundhouse.lab.invariants;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.game.GameState;

/**
 * An action with the states before and after it, for invariants to check.
 *
 * @param events that the action logged
 */
public record StateTransition(
    Title title, GameState before, Action action, GameState after, List<Event> events) {
  public StateTransition {
    events = List.copyOf(events);
  }

  Game game() {
    return new Game(title, after);
  }
}
