package roundhouse.lab;

import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** An action that was taken: what a law looks at. */
record Moment(Title title, GameState before, Action action, GameState after) {

  Game game() {
    return new Game(title, after);
  }
}
