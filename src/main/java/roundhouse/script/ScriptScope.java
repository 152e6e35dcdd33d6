package roundhouse.script;

import java.util.function.Supplier;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Scope;

/**
 * Runs rules that ask scripts. Each playing thread has its own session: a context for the scripts,
 * and a guard that abandons calls that hang.
 */
final class ScriptScope implements Scope {
  /** The session of the work in a guard's thread. */
  private record Current(ScriptScope scope, Session session) {}

  private static final ThreadLocal<Current> CURRENT = new ThreadLocal<>();

  /** A released session holds no game state, so a thread that remembers it keeps no title alive. */
  private final ThreadLocal<Session> sessions;

  ScriptScope(Scripts scripts) {
    this.sessions = ThreadLocal.withInitial(() -> new Session(scripts));
  }

  @Override
  public <T> T run(Supplier<T> work) {
    Current current = CURRENT.get();
    if (current != null && current.scope() == this) return work.get();
    Session session = sessions.get();
    try {
      return session.run(() -> within(session, work));
    } catch (ScriptException givenUp) {
      // The thread that hangs still uses the session.
      sessions.remove();
      throw failure(givenUp.problem());
    }
  }

  private <T> T within(Session session, Supplier<T> work) {
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
  Session current() {
    Current current = CURRENT.get();
    if (current == null || current.scope() != this)
      throw new IllegalStateException("rules must be asked within the title's scope");
    return current.session();
  }

  /** Discards scripts' variables and cached answers. Neither may affect a game. */
  void forget() {
    sessions.get().forget();
  }

  static HookFailure failure(ScriptProblem problem) {
    var failure =
        new HookFailure(
            problem.file(), problem.line(), problem.column(), problem.hook(), problem.message());
    return failure.within(
        problem.stack().stream()
            .map(
                each ->
                    new HookFailure.At(each.function(), each.file(), each.line(), each.column()))
            .toList());
  }
}
