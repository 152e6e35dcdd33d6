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
  private static final Set<LoadedContext> CELLS = ConcurrentHashMap.newKeySet();
  private static final Thread THREAD =
      Thread.ofPlatform().daemon().name("script-watcher").unstarted(LimitWatchdog::watch);

  static {
    THREAD.start();
  }

  private LimitWatchdog() {}

  static void add(LoadedContext cell) {
    CELLS.add(cell);
    wake();
  }

  static void remove(LoadedContext cell) {
    CELLS.remove(cell);
  }

  /** Wakes the thread: there is something to watch. */
  static void wake() {
    LockSupport.unpark(THREAD);
  }

  /** The number of contexts that can run scripts. */
  static int watched() {
    return CELLS.size();
  }

  private static void watch() {
    long swept = System.nanoTime();
    while (true) {
      if (!CELLS.isEmpty()) LockSupport.parkNanos(PERIOD_NANOS);
      else if (SessionRegistry.isEmpty()) LockSupport.park();
      else LockSupport.parkNanos(SWEEP_NANOS);
      for (LoadedContext cell : CELLS) {
        if (cell.meter().measure()) cell.stop();
      }
      if (System.nanoTime() - swept > SWEEP_NANOS) {
        SessionRegistry.sweep();
        swept = System.nanoTime();
      }
    }
  }
}
