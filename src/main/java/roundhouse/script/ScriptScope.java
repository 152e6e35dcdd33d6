package roundhouse.script;

import java.util.function.Supplier;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Scope;

/**
 * Each thread that plays has a session of its own: a box for the scripts, and a guard that gives up
 * what hangs.
 */
final class ScriptScope implements Scope {
  /** The session of the work that goes on in a guard's thread. */
  private record Current(ScriptScope scope, Session session) {}

  private static final ThreadLocal<Current> CURRENT = new ThreadLocal<>();

  /**
   * A resting session holds no state of a game, so that a thread's memory of it keeps no title
   * alive.
   */
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
      // The thread that hangs still has the session in its hands.
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

  /** The session of the work that is going on in this thread. */
  Session current() {
    Current current = CURRENT.get();
    if (current == null || current.scope() != this)
      throw new IllegalStateException("rules are asked within the title's scope");
    return current.session();
  }

  /**
   * Forgets what scripts keep for themselves, and what was answered before: nothing of it may
   * matter.
   */
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
