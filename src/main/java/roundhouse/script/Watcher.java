package roundhouse.script;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/** The one thread that looks every two milliseconds at what the running calls have used. */
final class Watcher {
  private static final long PERIOD_NANOS = 2_000_000;
  private static final Set<Cell> CELLS = ConcurrentHashMap.newKeySet();
  private static final Thread THREAD = Thread.ofPlatform().daemon().name("script-watcher").unstarted(Watcher::watch);

  static {
    THREAD.start();
  }

  private Watcher() {}

  static void add(Cell cell) {
    CELLS.add(cell);
    LockSupport.unpark(THREAD);
  }

  static void remove(Cell cell) {
    CELLS.remove(cell);
  }

  private static void watch() {
    while (true) {
      if (CELLS.isEmpty()) LockSupport.park();
      else LockSupport.parkNanos(PERIOD_NANOS);
      for (Cell cell : CELLS) {
        if (cell.meter().look()) cell.stop();
      }
    }
  }
}
