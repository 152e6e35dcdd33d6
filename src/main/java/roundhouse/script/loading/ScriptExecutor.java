package roundhouse.script.loading;

import java.util.function.Supplier;
import roundhouse.engine.RuleExecutor;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.sandbox.ScriptSession;

/**
 * Runs rules that ask scripts. Each playing thread has its own session: a context for the scripts,
 * and a guard that abandons calls that hang.
 */
final class ScriptExecutor implements RuleExecutor {
  /** The session of the work in a thread. */
  private record Current(ScriptExecutor scope, ScriptSession session) {}

  private static final ThreadLocal<Current> CURRENT = new ThreadLocal<>();

  /** A released session holds no game state, so a thread that remembers it keeps no title alive. */
  private final ThreadLocal<ScriptSession> sessions;

  ScriptExecutor(LoadedScripts scripts) {
    this.sessions = ThreadLocal.withInitial(() -> new ScriptSession(scripts));
  }

  @Override
  public <T> T run(Supplier<T> work) {
    Current current = CURRENT.get();
    if (current != null && current.scope() == this) return work.get();
    ScriptSession session = sessions.get();
    try {
      return session.run(() -> within(session, work));
    } catch (ScriptException givenUp) {
      // A thread that hangs may still use the session.
      sessions.remove();
      throw givenUp.problem().failure();
    }
  }

  @Override
  public <T> T asksAgain(Supplier<T> work) {
    return run(() -> current().withoutAnswers(work));
  }

  @Override
  public <T> T asksWithoutMemory(Supplier<T> work) {
    return run(
        () -> {
          current().forget();
          return work.get();
        });
  }

  private <T> T within(ScriptSession session, Supplier<T> work) {
    Current before = CURRENT.get();
    CURRENT.set(new Current(this, session));
    try {
      return work.get();
    } finally {
      if (before == null) CURRENT.remove();
      else CURRENT.set(before);
    }
  }

  /** The session of this thread's current work. */
  ScriptSession current() {
    Current current = CURRENT.get();
    if (current == null || current.scope() != this)
      throw new IllegalStateException("rules must be asked within the title's scope");
    return current.session();
  }

  /** Discards scripts' variables and cached answers. Neither may affect a game. */
  void forget() {
    sessions.get().forget();
  }
}
