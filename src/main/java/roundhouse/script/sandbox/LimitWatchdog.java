package roundhouse.script.sandbox;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import roundhouse.threads.BackgroundThreads;

/**
 * The thread that checks every two milliseconds what running calls have used and whether work goes
 * on, and every second for idle sessions.
 */
final class LimitWatchdog {
  /** How often it looks at what may call scripts. */
  static final Duration CALLS = Duration.ofMillis(2);

  private static final Duration SWEEP = Duration.ofSeconds(1);
  private static final Set<Watched> WATCHED = ConcurrentHashMap.newKeySet();

  /** What it looks at. */
  interface Watched {

    /** How soon the next look is of use. */
    Duration period();

    /** Looks, in the thread of the watchdog. */
    void look();
  }

  /** What else the thread looks after. */
  interface Idle {
    boolean isEmpty();

    void sweep();
  }

  private static volatile Idle idle;

  /** Lives as long as there is something to watch. */
  private static Thread thread;

  /** Whether it looks only once a second, because nothing runs. */
  private static volatile boolean resting;

  private LimitWatchdog() {}

  static void add(Watched watched) {
    WATCHED.add(watched);
    wake();
  }

  static void remove(Watched watched) {
    WATCHED.remove(watched);
  }

  /** What is watched begins to work. */
  static void wakeUp() {
    if (resting) wake();
  }

  /** Sweeps once a second for as long as something is there to sweep. */
  static void sweep(Idle sessions) {
    idle = sessions;
    wake();
  }

  /** Wakes the thread, or starts it: there is something to watch. */
  private static synchronized void wake() {
    if (thread == null || !thread.isAlive())
      thread = BackgroundThreads.start("script-watcher", LimitWatchdog::watch);
    else LockSupport.unpark(thread);
  }

  /** Whether the thread has nothing left to watch; it ends then, and another begins later. */
  private static synchronized boolean ends() {
    if (!WATCHED.isEmpty() || idle != null && !idle.isEmpty()) return false;
    thread = null;
    return true;
  }

  /** The number of contexts that can run scripts. */
  static long watched() {
    return WATCHED.stream().filter(each -> each.period().equals(CALLS)).count();
  }

  private static void watch() {
    long swept = System.nanoTime();
    while (!ends()) {
      rest();
      if (System.nanoTime() - swept > SWEEP.toNanos()) {
        swept = System.nanoTime();
        if (idle != null) safely(idle::sweep);
      }
      safely(LimitWatchdog::look);
    }
  }

  private static void rest() {
    resting = true;
    Duration rest = SWEEP;
    for (Watched each : WATCHED) if (each.period().compareTo(rest) < 0) rest = each.period();
    resting = rest == SWEEP;
    LockSupport.parkNanos(rest.toNanos());
    resting = false;
  }

  private static void look() {
    for (Watched each : WATCHED) each.look();
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
