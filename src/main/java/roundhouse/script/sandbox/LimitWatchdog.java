package roundhouse.script.sandbox;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * The thread that checks every two milliseconds what running calls have used, and every second for
 * idle sessions.
 */
final class LimitWatchdog {
  private static final long PERIOD_NANOS = 2_000_000;
  private static final long SWEEP_NANOS = 1_000_000_000;
  private static final Set<LoadedContext> CONTEXTS = ConcurrentHashMap.newKeySet();

  /** What else the thread looks after. */
  interface Idle {
    boolean isEmpty();

    void sweep();
  }

  private static volatile Idle idle;

  /** Lives as long as there is something to watch. */
  private static Thread thread;

  private LimitWatchdog() {}

  static void add(LoadedContext context) {
    CONTEXTS.add(context);
    wake();
  }

  static void remove(LoadedContext context) {
    CONTEXTS.remove(context);
  }

  /** Sweeps once a second for as long as something is there to sweep. */
  static void sweep(Idle sessions) {
    idle = sessions;
    wake();
  }

  /** Wakes the thread, or starts it: there is something to watch. */
  private static synchronized void wake() {
    if (thread == null || !thread.isAlive())
      thread = Thread.ofPlatform().daemon().name("script-watcher").start(LimitWatchdog::watch);
    else LockSupport.unpark(thread);
  }

  /** Whether the thread has nothing left to watch; it ends then, and another begins later. */
  private static synchronized boolean ends() {
    if (!CONTEXTS.isEmpty() || idle != null && !idle.isEmpty()) return false;
    thread = null;
    return true;
  }

  /** The number of contexts that can run scripts. */
  static int watched() {
    return CONTEXTS.size();
  }

  private static void watch() {
    long swept = System.nanoTime();
    while (!ends()) {
      LockSupport.parkNanos(CONTEXTS.isEmpty() ? SWEEP_NANOS : PERIOD_NANOS);
      if (System.nanoTime() - swept > SWEEP_NANOS) {
        swept = System.nanoTime();
        if (idle != null) safely(idle::sweep);
      }
      safely(LimitWatchdog::look);
    }
  }

  private static void look() {
    for (LoadedContext context : CONTEXTS) {
      if (context.meter().measure()) context.stop();
    }
  }

  /** Without a watcher no limit holds: it goes on even where memory has run out. */
  private static void safely(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error fault) {
      // The next look is two milliseconds away, and finds what this one missed.
    }
  }
}
