package roundhouse.lab.invariants;

import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** An action with the states before and after it, for invariants to check. */
public record StateTransition(Title title, GameState before, Action action, GameState after) {

  Game game() {
    return new Game(title, after);
  }
}
