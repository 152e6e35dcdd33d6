package roundhouse.script.sandbox;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;

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

  /** The thread of a {@link ScriptGuard}, which does one task after another for other threads. */
  private static final class GuardThread extends ReplaceableThread {
    private final AtomicReference<Task<?>> next = new AtomicReference<>();
    private volatile Task<?> current;
    private volatile boolean retired;

    GuardThread() {
      super("script-guard");
    }

    void hand(Task<?> task) {
      next.set(task);
      LockSupport.unpark(this);
    }

    /** It ends once it is idle. */
    void retire() {
      retired = true;
      LockSupport.unpark(this);
    }

    boolean isRetired() {
      return retired;
    }

    @Override
    protected void work() {
      while (!retired) {
        Task<?> task = next.getAndSet(null);
        if (task == null) LockSupport.park(this);
        else perform(task);
      }
    }

    private <T> void perform(Task<T> task) {
      current = task;
      try {
        task.end(watched(task.box, task.patience, task.work), null);
      } catch (Throwable failure) {
        if (!isReplaced()) task.end(null, failure);
      } finally {
        current = null;
      }
    }

    @Override
    protected void replace(Optional<ScriptProblem> late) {
      retire();
      current.end(null, new ScriptException(late.orElseThrow()));
    }

    /** A piece of work and, once done, its result. */
    static final class Task<T> {
      private final ScriptContext box;
      private final ScriptLimits.Hang patience;
      private final Supplier<T> work;
      private final Thread caller = Thread.currentThread();
      private T value;
      private Throwable failure;
      private volatile boolean done;

      Task(ScriptContext box, ScriptLimits.Hang patience, Supplier<T> work) {
        this.box = box;
        this.patience = patience;
        this.work = work;
      }

      private void end(T value, Throwable failure) {
        this.value = value;
        this.failure = failure;
        done = true;
        LockSupport.unpark(caller);
      }

      /** Waits until the work is done. An interrupt stays set for the caller. */
      T result() {
        boolean interrupted = false;
        while (!done) {
          LockSupport.park(this);
          interrupted |= Thread.interrupted();
        }
        if (interrupted) Thread.currentThread().interrupt();
        return switch (failure) {
          case null -> value;
          case RuntimeException e -> throw e;
          case Error e -> throw e;
          default -> throw new IllegalStateException(failure);
        };
      }
    }
  }
}
