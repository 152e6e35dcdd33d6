package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * The replay of a saved game.
 *
 * @param states before the first action and after each accepted one
 * @param stopped the result of the first action that was not accepted
 */
public record SavedGameReplay(List<GameState> states, Optional<Result> stopped) {

  public SavedGameReplay {
    states = List.copyOf(states);
  }

  /**
   * Replays a game as far as the title's rules accept its actions.
   *
   * @throws IllegalArgumentException when the title does not allow these players, or an action
   *     names something that the title lacks
   */
  public static SavedGameReplay of(Title title, GameLog log) {
    var states = new ArrayList<GameState>();
    states.add(title.start(log.players(), log.seed()));
    for (Action action : log.actions()) {
      Result result = Engine.apply(title, states.getLast(), action);
      if (!(result instanceof Result.Applied applied))
        return new SavedGameReplay(states, Optional.of(result));
      states.add(applied.state());
    }
    return new SavedGameReplay(states, Optional.empty());
  }

  /** The state after the last accepted action. */
  public GameState last() {
    return states.getLast();
  }

  /** The number of accepted actions. */
  public int actionCount() {
    return states.size() - 1;
  }

  /** Why the replay stopped, "" if it reached the end. */
  public String reason() {
    return switch (stopped.orElse(null)) {
      case Result.Refused refused -> refused.reason();
      case Result.Failed failed -> failed.failure().says();
      case null, default -> "";
    };
  }
}
