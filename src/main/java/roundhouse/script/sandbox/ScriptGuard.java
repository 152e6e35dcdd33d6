package roundhouse.script.sandbox;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.Supplier;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ScriptSource;

/**
 * Runs work that may call scripts on a thread that can be abandoned. Work that does not finish in
 * time ({@link ScriptLimits.Hang}) is abandoned: the caller gets a problem, and the thread and the
 * script context are replaced. Each game has one guard and one {@link ScriptContext}; callers wait
 * for each other, but work under the guard may call it again.
 */
public final class ScriptGuard implements AutoCloseable {
  private static final ScriptSource NOWHERE = new ScriptSource("engine", "", "");
  private static final long LOOK_NANOS = 50_000_000;

  /** Work that has had this much of a processor goes on: a busy machine lets it wait for more. */
  private static final long PROGRESS_NANOS = 1_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final ScriptContext box;
  private final ScriptLimits.Hang patience;
  private volatile GuardThread thread;

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
    return Thread.currentThread() == thread ? work.get() : handedOver(work);
  }

  private synchronized <T> T handedOver(Supplier<T> work) {
    var task = new GuardThread.Task<>(work);
    living().hand(task);
    if (!task.await(LOOK_NANOS)) waitPatiently(task);
    try {
      return task.result();
    } catch (OutOfMemoryError | StackOverflowError exhausted) {
      throw exhausted(exhausted);
    }
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
    if (thread == null) {
      thread = new GuardThread();
      thread.start();
    }
    return thread;
  }

  private void waitPatiently(GuardThread.Task<?> task) {
    long begun = cpu();
    long progress = begun;
    long progressed = System.nanoTime();
    while (!task.await(LOOK_NANOS)) {
      long now = cpu();
      if (now - begun > patience.time().toNanos()) throw abandon(patience.time());
      if (now - progress > PROGRESS_NANOS) {
        progress = now;
        progressed = System.nanoTime();
      }
      boolean waited = System.nanoTime() - progressed > patience.waiting().toNanos();
      if (waited) throw abandon(patience.waiting());
    }
  }

  private long cpu() {
    return THREADS.getThreadCpuTime(thread.threadId());
  }

  private ScriptException abandon(Duration exceeded) {
    thread.abandon();
    thread = null;
    return new ScriptException(
        lost("did not stop within " + exceeded.toSeconds() + " seconds and was abandoned")
            .ofSlowScript());
  }

  /** Work under the guard used up the memory or the stack: its context is given up with it. */
  private ScriptException exhausted(Error error) {
    boolean memory = error instanceof OutOfMemoryError;
    if (thread != null) thread.abandon();
    thread = null;
    return new ScriptException(
        lost(
            memory
                ? "used up all memory: does a list or text grow forever?"
                : "made the rules call each other too deeply: do hooks call each other forever?"));
  }

  /** Names the script that runs or ran last; a problem without one is the engine's own. */
  private ScriptProblem lost(String message) {
    return box.abandon()
        .map(place -> FailureDescriber.problemAt(place, message))
        .orElseGet(
            () ->
                FailureDescriber.problemAt(
                    new CallOrigin("", NOWHERE, 0, 0), "the rules " + message));
  }
}
