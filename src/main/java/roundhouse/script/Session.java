package roundhouse.script;

import java.util.Arrays;
import java.util.function.Supplier;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * What one playing thread needs to run the scripts of a title: a context, a guard, and the views of
 * the current state. All of it is created when needed and released after a while without use
 * ({@link Sessions}); the session itself remains.
 */
final class Session {
  private final Scripts scripts;
  private Box box;
  private Guard guard;
  private boolean busy;
  private long lastUsed;
  private GameState looked;
  private Title under;
  private Views views;
  private Seen seen;
  private Recollection[] recollections;

  Session(Scripts scripts) {
    this.scripts = scripts;
    forget();
  }

  /** Discards scripts' variables and cached answers. */
  void forget() {
    if (box != null) box.fresh();
    recollections = new Recollection[scripts.slotCount()];
    Arrays.setAll(recollections, slot -> new Recollection());
  }

  /** The cached answers of a function. */
  Recollection recollection(Slot slot) {
    return recollections[slot.index()];
  }

  /** Does work that may call scripts, on the guard's thread. */
  <T> T run(Supplier<T> work) {
    Guard opened = begin();
    try {
      return opened.run(work);
    } finally {
      end();
    }
  }

  private Guard begin() {
    Sessions.using(this);
    synchronized (this) {
      busy = true;
      if (guard == null) {
        box = new Box(scripts);
        guard = new Guard(box);
      }
      return guard;
    }
  }

  private synchronized void end() {
    busy = false;
    lastUsed = System.nanoTime();
  }

  /** Releases everything unless work is going on; true once everything is released. */
  synchronized boolean rest() {
    if (busy) return false;
    if (guard != null) guard.close();
    if (box != null) box.close();
    guard = null;
    box = null;
    looked = null;
    under = null;
    views = null;
    seen = null;
    return true;
  }

  synchronized boolean idleFor(long nanos) {
    return !busy && System.nanoTime() - lastUsed > nanos;
  }

  Box box() {
    return box;
  }

  /** The views of a state; those of the state before are discarded. */
  Views views(Game game) {
    look(game);
    return views;
  }

  /** The objects of a state as scripts see them. */
  Seen seen(Game game) {
    look(game);
    return seen;
  }

  private void look(Game game) {
    if (looked == game.state() && under == game.title()) return;
    looked = game.state();
    under = game.title();
    views = views == null ? new Views(ScriptViews.TYPES) : views.afresh();
    seen = new Seen(game);
  }
}
