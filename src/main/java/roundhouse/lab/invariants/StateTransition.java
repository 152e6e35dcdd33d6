package roundhouse.lab.invariants;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Hook;
import roundhouse.engine.HookCall;
import roundhouse.engine.Title;
import roundhouse.engine.WatchedRulebook;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * An action with the states before and after it, for invariants to check.
 *
 * @param events that the action logged
 */
public record StateTransition(
    Title title, GameState before, Action action, GameState after, List<Event> events) {
  /** Effects that change nothing of the game as such. */
  private static final Set<String> NOTES = Set.of("setFlag", "log", "logEvent");

  public StateTransition {
    events = List.copyOf(events);
  }

  Game game() {
    return new Game(title, after);
  }

  /**
   * Whether effects of scripts changed more than what scripts note and log. The action is played
   * again to find out, so this is asked last.
   */
  boolean scriptsActed() {
    var acted = new AtomicBoolean();
    Consumer<HookCall> watcher =
        call -> {
          if (call.hook().kind() == Hook.Kind.EVENT && call.answer().filter(this::acts).isPresent())
            acted.set(true);
        };
    if (title.rules().hasScripts())
      Engine.apply(title.with(WatchedRulebook.of(title.rules(), watcher)), before, action);
    return acted.get();
  }

  private boolean acts(Object effects) {
    return effects instanceof List<?> all
        && all.stream()
            .anyMatch(
                effect ->
                    effect instanceof Map<?, ?> shown && !NOTES.contains(shown.get("effect")));
  }
}
