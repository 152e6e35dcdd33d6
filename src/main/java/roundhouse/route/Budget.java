package roundhouse.route;

import java.util.Optional;

/**
 * How much of a search is still allowed, in steps along an arc or past a handful of listed runs.
 */
final class Budget {
  private final Optional<Budget> whole;
  private long left;
  private boolean cut;

  private Budget(long steps, Optional<Budget> whole) {
    this.left = steps;
    this.whole = whole;
  }

  Budget(long steps) {
    this(steps, Optional.empty());
  }

  /** A part of this budget, at most so many steps: what is spent of it is spent of this one too. */
  Budget part(long steps) {
    return new Budget(steps, Optional.of(this));
  }

  static Budget unlimited() {
    return new Budget(Long.MAX_VALUE);
  }

  /** Takes a step, or says that none is left. */
  boolean spend() {
    return spend(1);
  }

  /** Takes several steps, or says that there are not as many left. */
  boolean spend(int steps) {
    if (cut || left < steps || whole.isPresent() && !whole.get().spend(steps)) cut = true;
    else left -= steps;
    return !cut;
  }

  /** Whether a step was refused. */
  boolean isCut() {
    return cut;
  }
}
