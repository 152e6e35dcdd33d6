package roundhouse.script;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** A daemon thread with a deep stack that does one task after the other until it is given up. */
final class GuardThread extends Thread {
  private static final long STACK_BYTES = 16L << 20;
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

  boolean isAbandoned() {
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

  /** One piece of work and, once done, what became of it. */
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

    /**
     * Waits so long; true once the work is done. An interrupt is kept for the caller to see later.
     */
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
