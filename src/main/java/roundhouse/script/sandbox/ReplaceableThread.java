package roundhouse.script.sandbox;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.threads.AbandonableThread;
import roundhouse.threads.AbandonedWork;

/**
 * A daemon thread with a large stack in which work runs that may call scripts. {@link
 * LimitWatchdog} looks at it: work that does not finish in time ({@link ScriptLimits.Hang}) is told
 * to stop, and a thread whose work does not even stop then is replaced by another.
 */
public abstract class ReplaceableThread extends Thread
    implements AbandonableThread, LimitWatchdog.Watched {
  private static final long STACK_BYTES =
      (long) ScriptLimits.STANDARD.hang().stackMegabytes() << 20;

  private static final Duration LOOK = Duration.ofMillis(50);

  /** Nanoseconds for work that was told to stop. */
  private static final long GRACE_NANOS = 250_000_000;

  /** Work that has had this much of a processor goes on: a busy machine lets it wait for more. */
  private static final long PROGRESS_NANOS = 1_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** A piece of work, which either ends by itself or loses its thread, never both. */
  private static final class Work {
    private final ScriptContext box;
    private final ScriptLimits.Hang patience;
    private final AtomicBoolean over = new AtomicBoolean();

    /** Why it was told to stop. */
    private volatile ScriptProblem late;

    private Work(ScriptContext box, ScriptLimits.Hang patience) {
      this.box = box;
      this.patience = patience;
    }
  }

  private volatile Work work;
  private volatile boolean stopped;
  private volatile boolean replaced;

  // What the watchdog saw of the work at which it looks; only its thread uses these.
  private Work seen;
  private long lookAt;
  private long begun;
  private long progress;
  private long progressed;
  private long stopping;

  protected ReplaceableThread(String name) {
    super(null, null, name, STACK_BYTES);
  }

  /** Does one piece of work after another. */
  protected abstract void work();

  /**
   * Another thread does what is left to do; called on the watchdog's thread.
   *
   * @param late the failure of the work; none if it was only told to stop, and did not
   */
  protected abstract void replace(Optional<ScriptProblem> late);

  @Override
  public final void start() {
    setDaemon(true);
    super.start();
    LimitWatchdog.add(this);
  }

  @Override
  public final void run() {
    try {
      work();
    } finally {
      LimitWatchdog.remove(this);
    }
  }

  @Override
  public final boolean isAbandoned() {
    Work now = work;
    return replaced || stopped || now != null && now.late != null;
  }

  /** Whether it has been replaced: it is to end once its work does. */
  protected final boolean isReplaced() {
    return replaced;
  }

  /** Tells what runs here to stop, wherever it is. */
  protected final void stopWork() {
    stopped = true;
    Work now = work;
    if (now != null) now.box.interrupt();
  }

  /** What was told to stop has ended; the thread does something else now. */
  protected final void goOn() {
    stopped = false;
  }

  /**
   * Does work that may call the scripts of a context.
   *
   * @throws ScriptException when a script fails, or when the work does not stop in time
   * @throws AbandonedWork when it is told to stop
   */
  final <T> T watched(ScriptContext box, ScriptLimits.Hang patience, Supplier<T> body) {
    Work outer = work;
    if (outer != null && outer.box == box) return body.get();
    Work mine = new Work(box, patience);
    work = mine;
    LimitWatchdog.wakeUp();
    try {
      return body.get();
    } catch (OutOfMemoryError | StackOverflowError exhausted) {
      throw new ScriptException(exhausted(box, exhausted));
    } finally {
      end(mine, outer);
    }
  }

  /** Whatever became of work that was late, or lost its thread, does not count. */
  private void end(Work mine, Work outer) {
    if (!mine.over.compareAndSet(false, true)) {
      while (!replaced) Thread.onSpinWait();
      AbandonableThread.stopIfAbandoned();
    }
    work = outer;
    if (mine.late != null) throw new ScriptException(mine.late);
  }

  /** What it does is looked at now and then. */
  @Override
  public final Duration period() {
    return work == null ? Duration.ofSeconds(1) : LOOK;
  }

  /** Looks whether the work goes on. */
  @Override
  public final void look() {
    Work now = work;
    long time = System.nanoTime();
    if (now != seen) {
      seen = now;
      begun = -1;
      stopping = -1;
      lookAt = time + LOOK.toNanos();
    }
    if (now == null || replaced || time < lookAt) return;
    lookAt = time + LOOK.toNanos();
    long cpu = THREADS.getThreadCpuTime(threadId());
    if (begun < 0) {
      begun = cpu;
      progress = cpu;
      progressed = time;
    }
    if (cpu - progress > PROGRESS_NANOS) {
      progress = cpu;
      progressed = time;
    }
    boolean waits = time - progressed > now.patience.waiting().toNanos();
    boolean told = stopping >= 0;
    if (told && (waits || cpu - stopping > GRACE_NANOS || isStuck(now, time))) leave(now);
    else if (told) return;
    else if (waits) stopLate(now, now.patience.waiting());
    else if (cpu - begun > now.patience.time().toNanos()) stopLate(now, now.patience.time());
    else if (!stopped) return;
    stopping = cpu;
  }

  /** Work that is late and does not even wake up for a while. */
  private boolean isStuck(Work now, long time) {
    return now.late != null && time - progressed > GRACE_NANOS;
  }

  private static void stopLate(Work now, Duration exceeded) {
    String message = "did not stop within " + exceeded.toSeconds() + " seconds and was abandoned";
    now.late = now.box.lost(message).ofSlowScript();
    now.box.abandon();
  }

  private void leave(Work now) {
    if (!now.over.compareAndSet(false, true)) return;
    replaced = true;
    now.box.abandon();
    replace(Optional.ofNullable(now.late));
  }

  /** Work that used up the memory or the stack gives up its context. */
  private static ScriptProblem exhausted(ScriptContext box, Error error) {
    ScriptProblem lost =
        box.lost(
            error instanceof OutOfMemoryError
                ? "used up all memory: does a list or text grow forever?"
                : "made the rules call each other too deeply: do hooks call each other forever?");
    box.abandon();
    return lost;
  }
}
