package roundhouse.script;

import roundhouse.engine.Game;
import roundhouse.game.GameState;

/** What one playing thread has for the scripts of a title; views are made once for each state. */
final class Session {
  private final Box box;
  private final Guard guard;
  private ScriptScope scope;
  private GameState seen;
  private Views views;
  private Seen.State state;

  Session(Scripts scripts) {
    this.box = new Box(scripts);
    this.guard = new Guard(box);
  }

  Box box() {
    return box;
  }

  Guard guard() {
    return guard;
  }

  ScriptScope scope() {
    return scope;
  }

  Session in(ScriptScope theScope) {
    scope = theScope;
    return this;
  }

  /** The views of a state; those of the state before are forgotten. */
  Views views(Game game) {
    look(game);
    return views;
  }

  Seen.State state(Game game) {
    look(game);
    return state;
  }

  private void look(Game game) {
    if (seen == game.state()) return;
    seen = game.state();
    views = new Views(ScriptViews.TYPES);
    state = new Seen.State(game);
  }
}
