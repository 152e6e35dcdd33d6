package roundhouse.script.sandbox;

import java.util.Arrays;
import java.util.function.Supplier;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.script.model.ScriptModel;
import roundhouse.script.model.ViewTypes;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.views.AnswerCache;
import roundhouse.script.views.ViewFactory;

/**
 * What one playing thread needs to run the scripts of a title: a context, a guard, and the views of
 * the current state. All of it is created when needed and released after a while without use
 * ({@link SessionRegistry}); the session itself remains.
 */
public final class ScriptSession {
  private final LoadedScripts scripts;
  private final Thread playing = Thread.currentThread();
  private ScriptContext box;
  private ScriptGuard guard;
  private boolean busy;
  private long lastUsed;
  private GameState lastState;
  private Title lastTitle;
  private ViewFactory views;
  private ScriptModel seen;
  private AnswerCache[] recollections;

  /** A session of the current thread. */
  public ScriptSession(LoadedScripts scripts) {
    this.scripts = scripts;
    forget();
  }

  /** Discards scripts' variables and cached answers. */
  public void forget() {
    if (box != null) box.reset();
    recollections = noAnswers();
  }

  private AnswerCache[] noAnswers() {
    var none = new AnswerCache[scripts.functionCount()];
    Arrays.setAll(none, slot -> new AnswerCache());
    return none;
  }

  /** Does work without the cached answers, which are there again afterwards. */
  public <T> T withoutAnswers(Supplier<T> work) {
    AnswerCache[] before = recollections;
    recollections = noAnswers();
    try {
      return work.get();
    } finally {
      recollections = before;
    }
  }

  /** The cached answers of a function. */
  public AnswerCache answerCache(ExportedFunction slot) {
    return recollections[slot.index()];
  }

  /** Does work that may call scripts, within {@link ScriptGuard}. */
  public <T> T run(Supplier<T> work) {
    ScriptGuard opened = begin();
    try {
      return opened.run(work);
    } finally {
      end();
    }
  }

  private ScriptGuard begin() {
    SessionRegistry.touch(this);
    synchronized (this) {
      busy = true;
      if (guard == null) {
        box = new ScriptContext(scripts);
        guard = new ScriptGuard(box);
      }
      return guard;
    }
  }

  private synchronized void end() {
    busy = false;
    lastUsed = System.nanoTime();
  }

  /** Releases everything unless work is going on; true once everything is released. */
  synchronized boolean release() {
    if (busy) return false;
    if (guard != null) guard.close();
    if (box != null) box.close();
    guard = null;
    box = null;
    lastState = null;
    lastTitle = null;
    views = null;
    seen = null;
    return true;
  }

  synchronized boolean idleFor(long nanos) {
    return !busy && System.nanoTime() - lastUsed > nanos;
  }

  /** Whether its thread is the current one, or has ended. */
  boolean threadEnds() {
    return playing == Thread.currentThread() || !playing.isAlive();
  }

  /** Whether its thread hangs in it, or did, and was replaced. */
  boolean isLost() {
    return playing instanceof ReplaceableThread thread && thread.isReplaced();
  }

  public ScriptContext box() {
    return box;
  }

  /** The views of a state; those of the state before are discarded. */
  public ViewFactory views(Game game) {
    look(game);
    return views;
  }

  /** The objects of a state as scripts see them. */
  public ScriptModel seen(Game game) {
    look(game);
    return seen;
  }

  private void look(Game game) {
    if (lastState == game.state() && lastTitle == game.title()) return;
    lastState = game.state();
    lastTitle = game.title();
    views = views == null ? new ViewFactory(ViewTypes.TYPES) : views.forNextState();
    seen = new ScriptModel(game);
  }
}
