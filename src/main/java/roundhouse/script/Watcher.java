package roundhouse.script;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * The thread that checks every two milliseconds what running calls have used, and every second for
 * idle sessions.
 */
final class Watcher {
  private static final long PERIOD_NANOS = 2_000_000;
  private static final long SWEEP_NANOS = 1_000_000_000;
  private static final Set<Cell> CELLS = ConcurrentHashMap.newKeySet();
  private static final Thread THREAD =
      Thread.ofPlatform().daemon().name("script-watcher").unstarted(Watcher::watch);

  static {
    THREAD.start();
  }

  private Watcher() {}

  static void add(Cell cell) {
    CELLS.add(cell);
    wake();
  }

  static void remove(Cell cell) {
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
      else if (Sessions.none()) LockSupport.park();
      else LockSupport.parkNanos(SWEEP_NANOS);
      for (Cell cell : CELLS) {
        if (cell.meter().look()) cell.stop();
      }
      if (System.nanoTime() - swept > SWEEP_NANOS) {
        Sessions.sweep();
        swept = System.nanoTime();
      }
    }
  }
}
