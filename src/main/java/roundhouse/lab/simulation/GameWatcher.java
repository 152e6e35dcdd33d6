package roundhouse.lab.simulation;

import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.game.GameState;

/** Receives each action of a game while it is played. */
@FunctionalInterface
public interface GameWatcher {
  GameWatcher NONE = _ -> {};

  /**
   * An action that the rules took.
   *
   * @param player who decided
   * @param choices how many the player had
   */
  record Played(
      GameState before, String player, int choices, Action action, Result.Applied result) {}

  void played(Played action);

  /** Both, in this order. */
  default GameWatcher and(GameWatcher next) {
    return action -> {
      played(action);
      next.played(action);
    };
  }
}
