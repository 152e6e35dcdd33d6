package roundhouse.script.sandbox;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import roundhouse.game.ScriptLimits;
import roundhouse.route.AbandonableThread;

/** A daemon thread with a large stack that runs one task after another until it is abandoned. */
final class GuardThread extends Thread implements AbandonableThread {
  private static final long STACK_BYTES =
      (long) ScriptLimits.STANDARD.hang().stackMegabytes() << 20;
  private final AtomicReference<Task<?>> next = new AtomicReference<>();
  private volatile boolean abandoned;
  private volatile boolean retired;

  GuardThread() {
    super(null, null, "script-guard", STACK_BYTES);
    setDaemon(true);
  }

  void hand(Task<?> task) {
    next.set(task);
    LockSupport.unpark(this);
  }

  void abandon() {
    abandoned = true;
    retire();
  }

  void retire() {
    retired = true;
    LockSupport.unpark(this);
  }

  @Override
  public boolean isAbandoned() {
    return abandoned;
  }

  @Override
  public void run() {
    while (!retired) {
      Task<?> task = next.getAndSet(null);
      if (task == null) LockSupport.park(this);
      else task.perform();
    }
  }

  /** A piece of work and, once done, its result. */
  static final class Task<T> {
    private final Supplier<T> work;
    private final Thread caller = Thread.currentThread();
    private T value;
    private Throwable failure;
    private volatile boolean done;

    Task(Supplier<T> work) {
      this.work = work;
    }

    private void perform() {
      try {
        value = work.get();
      } catch (Throwable e) {
        failure = e;
      }
      done = true;
      LockSupport.unpark(caller);
    }

    /** Waits up to this time; true once the work is done. An interrupt stays set for the caller. */
    boolean await(long nanos) {
      long end = System.nanoTime() + nanos;
      boolean interrupted = false;
      while (!done && System.nanoTime() < end) {
        LockSupport.parkNanos(this, Math.max(1, end - System.nanoTime()));
        interrupted |= Thread.interrupted();
      }
      if (interrupted) Thread.currentThread().interrupt();
      return done;
    }

    T result() {
      return switch (failure) {
        case null -> value;
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        default -> throw new IllegalStateException(failure);
      };
    }
  }
}
