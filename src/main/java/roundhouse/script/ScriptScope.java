package roundhouse.script;

import java.util.function.Supplier;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Scope;

/** Each thread that plays has a session of its own: a box for the scripts, and a guard that gives up what hangs. */
final class ScriptScope implements Scope {
  private static final ThreadLocal<Session> CURRENT = new ThreadLocal<>();

  private final ThreadLocal<Session> sessions;

  ScriptScope(Scripts scripts) {
    this.sessions = ThreadLocal.withInitial(() -> new Session(scripts));
  }

  @Override
  public <T> T run(Supplier<T> work) {
    Session current = CURRENT.get();
    if (current != null && current.scope() == this) return work.get();
    Session session = sessions.get();
    try {
      return session.guard().run(() -> within(session, work));
    } catch (ScriptException failure) {
      throw failure(failure.problem());
    }
  }

  private <T> T within(Session session, Supplier<T> work) {
    Session before = CURRENT.get();
    CURRENT.set(session.in(this));
    try {
      return work.get();
    } finally {
      CURRENT.set(before);
    }
  }

  /** The session of the work that is going on in this thread. */
  Session current() {
    Session current = CURRENT.get();
    if (current == null || current.scope() != this) throw new IllegalStateException("rules are asked within the title's scope");
    return current;
  }

  static HookFailure failure(ScriptProblem problem) {
    return new HookFailure(problem.file(), problem.line(), problem.column(), problem.hook(), problem.message());
  }
}
