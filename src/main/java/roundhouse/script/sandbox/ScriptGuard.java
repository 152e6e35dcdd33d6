package roundhouse.script.sandbox;

import java.util.function.Supplier;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptException;

/**
 * Runs work that may call scripts on a thread that can be replaced: the current one if it can,
 * otherwise one of its own. Work that does not finish in time ({@link ScriptLimits.Hang}) is
 * abandoned: the caller gets a problem, and the script context and, if need be, the thread are
 * replaced. Each game has one guard and one {@link ScriptContext}; callers wait for each other, but
 * work under the guard may call it again.
 */
public final class ScriptGuard implements AutoCloseable {
  private final ScriptContext box;
  private final ScriptLimits.Hang patience;
  private GuardThread thread;

  public ScriptGuard(ScriptContext box) {
    this(box, ScriptLimits.STANDARD.hang());
  }

  public ScriptGuard(ScriptContext box, ScriptLimits.Hang patience) {
    this.box = box;
    this.patience = patience;
  }

  /**
   * Does the work and returns its result, or throws what it throws.
   *
   * @throws ScriptException when a script fails, or when the work is abandoned
   */
  public <T> T run(Supplier<T> work) {
    return Thread.currentThread() instanceof ReplaceableThread here
        ? here.watched(box, patience, work)
        : handedOver(work);
  }

  private synchronized <T> T handedOver(Supplier<T> work) {
    var task = new GuardThread.Task<>(box, patience, work);
    living().hand(task);
    return task.result();
  }

  /** Like {@link #run}, but returns a script's failure as a value. */
  public <T> GuardResult<T> attempt(Supplier<T> work) {
    try {
      return new GuardResult.Done<>(run(work));
    } catch (ScriptException e) {
      return new GuardResult.Failed<>(e.problem());
    }
  }

  /** Ends the thread once it is idle. */
  @Override
  public synchronized void close() {
    if (thread != null) thread.retire();
    thread = null;
  }

  private GuardThread living() {
    if (thread == null || thread.isRetired()) {
      thread = new GuardThread();
      thread.start();
    }
    return thread;
  }
}
