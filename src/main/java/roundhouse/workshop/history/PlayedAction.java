package roundhouse.workshop.history;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.game.GameState;

/** One action of a game, what the log says about it, and the state that it led to. */
public record PlayedAction(Action action, List<Event> events, GameState state) {

  public PlayedAction {
    events = List.copyOf(events);
  }

  /** The action in the words of the log. */
  public String says() {
    return events.stream()
        .filter(event -> event.kind() == EventKind.ACTION)
        .map(Event::says)
        .findFirst()
        .orElseGet(() -> action.by() + ": " + action.type().replace('-', ' '));
  }
}
