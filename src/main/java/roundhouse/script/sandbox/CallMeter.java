package roundhouse.script.sandbox;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import roundhouse.game.ScriptLimits;

/**
 * Measures what the running call of one context has used. The running thread only increments a
 * number when a call begins and ends. The watcher does the measuring, because reading a thread's
 * time costs more than a small call.
 */
final class CallMeter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final long DOOMED = -1;

  /** Even while idle, odd while a call runs, {@link #DOOMED} once the call has exceeded a limit. */
  private final AtomicLong serial = new AtomicLong();

  private volatile long thread;
  private volatile boolean uncharged;
  private volatile Excess excess;
  private long begun;
  private long allocatedBefore;
  private long allocated;

  private long watched;
  private long cpuNanos;
  private long bytes;
  private long lastCpu;
  private long lastBytes;

  /** Which limit a call exceeded. */
  enum Excess {
    TIME,
    MEMORY
  }

  void begin() {
    thread = Thread.currentThread().threadId();
    begun += 2;
    allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
    serial.set(begun - 1);
  }

  /** Ends the call; false if the watcher has stopped it in the meantime. */
  boolean end() {
    allocated += THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
    return serial.compareAndSet(begun - 1, begun);
  }

  /** The engine's own work on behalf of a script does not count towards its limits. */
  boolean uncharged(boolean now) {
    boolean before = uncharged;
    uncharged = now;
    return before;
  }

  /** What all calls of the context have allocated: it can hold no more than that. */
  long allocated() {
    return allocated;
  }

  Optional<Excess> excess() {
    return Optional.ofNullable(excess);
  }

  /** Whether the call was stopped because it took too long. */
  boolean isSlow() {
    return excess == Excess.TIME;
  }

  /** Measures once; true if the call must stop now. Only the watcher's thread calls this. */
  boolean measure() {
    long call = serial.get();
    if ((call & 1) == 0 || call == DOOMED) return false;
    long cpu = THREADS.getThreadCpuTime(thread);
    long allocated = THREADS.getThreadAllocatedBytes(thread);
    if (call != watched) {
      watched = call;
      cpuNanos = 0;
      bytes = 0;
    } else if (!uncharged) {
      cpuNanos += cpu - lastCpu;
      bytes += allocated - lastBytes;
    }
    lastCpu = cpu;
    lastBytes = allocated;
    return isTooMuch() && doom(call);
  }

  private boolean isTooMuch() {
    return bytes > ScriptLimits.STANDARD.call().bytes()
        || cpuNanos > ScriptLimits.STANDARD.call().time().toNanos();
  }

  /** A call that has just ended is spared, so that the next one does not suffer for it. */
  private boolean doom(long call) {
    if (!serial.compareAndSet(call, DOOMED)) return false;
    excess = bytes > ScriptLimits.STANDARD.call().bytes() ? Excess.MEMORY : Excess.TIME;
    return true;
  }
}
