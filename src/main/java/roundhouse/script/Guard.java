package roundhouse.script;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Runs what may call scripts on a thread that can be given up. Work that does not stop in two
 * seconds is abandoned: the caller gets a problem, the thread and the box's context are replaced.
 * One guard and one {@link Box} a game; callers wait for each other, work that runs under the guard
 * does not.
 *
 * <p>The two seconds are of processor time, so that a busy machine loses no games; five times as
 * long by the clock ends it too.
 */
public final class Guard implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final long LOOK_NANOS = 50_000_000;
  private static final com.sun.management.ThreadMXBean THREADS =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Box box;
  private final Duration patience;
  private volatile GuardThread thread;

  public Guard(Box box) {
    this(box, PATIENCE);
  }

  public Guard(Box box, Duration patience) {
    this.box = box;
    this.patience = patience;
  }

  /**
   * Does the work and answers what it answers; what it throws is thrown here.
   *
   * @throws ScriptException also when the work was abandoned
   */
  public <T> T run(Supplier<T> work) {
    return Thread.currentThread() == thread ? work.get() : handedOver(work);
  }

  private synchronized <T> T handedOver(Supplier<T> work) {
    var task = new GuardThread.Task<>(work);
    living().hand(task);
    if (!task.await(LOOK_NANOS)) waitPatiently(task);
    return task.result();
  }

  /** As {@link #run}, with a script's failure as a value. */
  public <T> Outcome<T> attempt(Supplier<T> work) {
    try {
      return new Outcome.Done<>(run(work));
    } catch (ScriptException e) {
      return new Outcome.Failed<>(e.problem());
    }
  }

  /** Lets the thread end once it has nothing to do. */
  @Override
  public synchronized void close() {
    if (thread != null) thread.retire();
    thread = null;
  }

  /** Refuses to go on in a thread that has been given up. */
  static void requireNotAbandoned() {
    if (Thread.currentThread() instanceof GuardThread current && current.isAbandoned()) {
      throw new IllegalStateException("this thread's work was given up");
    }
  }

  private GuardThread living() {
    if (thread == null) {
      thread = new GuardThread();
      thread.start();
    }
    return thread;
  }

  private void waitPatiently(GuardThread.Task<?> task) {
    long start = System.nanoTime();
    long cpu = THREADS.getThreadCpuTime(thread.threadId());
    while (!task.await(LOOK_NANOS)) {
      boolean worked = THREADS.getThreadCpuTime(thread.threadId()) - cpu > patience.toNanos();
      boolean waited = System.nanoTime() - start > 5 * patience.toNanos();
      if (worked || waited) throw abandon();
    }
  }

  private ScriptException abandon() {
    thread.abandon();
    thread = null;
    Optional<Slot> running = box.abandon();
    String message = "did not stop within " + patience.toSeconds() + " seconds and was given up";
    return new ScriptException(
        running
            .map(
                slot ->
                    new ScriptProblem(
                        slot.source().file(),
                        slot.line(),
                        slot.column(),
                        slot.function(),
                        message,
                        List.of()))
            .orElseGet(() -> new ScriptProblem("", 0, 0, "", message, List.of())));
  }
}
