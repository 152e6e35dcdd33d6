package roundhouse.script;

import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the call that is running on one realm has used so far. The running thread only counts up a
 * number when a call begins and ends; the watcher does the measuring, because asking for a thread's
 * time costs more than a small call.
 */
final class Meter {
  private static final com.sun.management.ThreadMXBean THREADS =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final long DOOMED = -1;

  /** Even while idle, odd while a call runs, {@link #DOOMED} once the call has used too much. */
  private final AtomicLong serial = new AtomicLong();

  private volatile long thread;
  private volatile boolean outside;
  private volatile Excess excess;
  private long begun;

  private long watched;
  private long cpuNanos;
  private long bytes;
  private long lastCpu;
  private long lastBytes;

  /** What a call had too much of. */
  enum Excess {
    TIME,
    MEMORY
  }

  void begin() {
    thread = Thread.currentThread().threadId();
    begun += 2;
    serial.set(begun - 1);
  }

  /** Ends the call; false if the watcher has doomed it meanwhile. */
  boolean end() {
    return serial.compareAndSet(begun - 1, begun);
  }

  /** While the engine works on behalf of a script, nothing is charged to the script. */
  boolean outside(boolean now) {
    boolean before = outside;
    outside = now;
    return before;
  }

  Optional<Excess> excess() {
    return Optional.ofNullable(excess);
  }

  /** Looks once; true if the call must be stopped now. Called by the watcher's thread only. */
  boolean look() {
    long call = serial.get();
    if ((call & 1) == 0 || call == DOOMED) return false;
    long cpu = THREADS.getThreadCpuTime(thread);
    long allocated = THREADS.getThreadAllocatedBytes(thread);
    if (call != watched) {
      watched = call;
      cpuNanos = 0;
      bytes = 0;
    } else if (!outside) {
      cpuNanos += cpu - lastCpu;
      bytes += allocated - lastBytes;
    }
    lastCpu = cpu;
    lastBytes = allocated;
    return isTooMuch() && doom(call);
  }

  private boolean isTooMuch() {
    return bytes > Limits.MEMORY_BYTES || cpuNanos > Limits.CPU_NANOS;
  }

  /** A call that has just ended is let go, so that the next one does not pay for it. */
  private boolean doom(long call) {
    if (!serial.compareAndSet(call, DOOMED)) return false;
    excess = bytes > Limits.MEMORY_BYTES ? Excess.MEMORY : Excess.TIME;
    return true;
  }
}
