package roundhouse.table;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How long play has waited for a decision, without the time for which it was paused. */
final class TableClock {
  /** Nanoseconds, on a clock that only goes on. */
  private final LongSupplier now;

  private long since;
  private long before;
  private String pausedBy;

  TableClock(LongSupplier now) {
    this(now, "", Duration.ZERO);
  }

  /**
   * A clock that goes on from where it was before a restart.
   *
   * @param pausedBy who had paused; "" for nobody
   */
  TableClock(LongSupplier now, String pausedBy, Duration thought) {
    this.now = now;
    this.pausedBy = pausedBy;
    before = thought.toNanos();
    since = now.getAsLong();
  }

  /** Another decision is open. */
  synchronized void begin() {
    before = 0;
    since = now.getAsLong();
  }

  synchronized Duration thought() {
    return Duration.ofNanos(before + (pausedBy.isEmpty() ? now.getAsLong() - since : 0));
  }

  /** Who has paused; "" while time goes on. */
  synchronized String pausedBy() {
    return pausedBy;
  }

  /**
   * @param by "" to go on
   * @return whether that changes anything
   */
  synchronized boolean pause(String by) {
    if (pausedBy.isEmpty() == by.isEmpty()) return false;
    before = thought().toNanos();
    since = now.getAsLong();
    pausedBy = by;
    return true;
  }
}
