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
 * A saved game played again.
 *
 * @param states before the first action and after each that the rules took
 * @param stopped what became of the first action that they did not take
 */
public record Rerun(List<GameState> states, Optional<Result> stopped) {

  public Rerun {
    states = List.copyOf(states);
  }

  /**
   * Plays a game as far as the rules of a title take it.
   *
   * @throws IllegalArgumentException when the title is not for these players, or an action names
   *     what the title does not have
   */
  public static Rerun of(Title title, GameLog log) {
    var states = new ArrayList<GameState>();
    states.add(title.start(log.players(), log.seed()));
    for (Action action : log.actions()) {
      Result result = Engine.apply(title, states.getLast(), action);
      if (!(result instanceof Result.Applied applied))
        return new Rerun(states, Optional.of(result));
      states.add(applied.state());
    }
    return new Rerun(states, Optional.empty());
  }

  /** The state after the last action that was taken. */
  public GameState last() {
    return states.getLast();
  }

  /** How many actions were taken. */
  public int actions() {
    return states.size() - 1;
  }

  /** Why it stopped, or "" when it came to the end. */
  public String reason() {
    return switch (stopped.orElse(null)) {
      case Result.Refused refused -> refused.reason();
      case Result.Failed failed -> failed.failure().says();
      case null, default -> "";
    };
  }
}
