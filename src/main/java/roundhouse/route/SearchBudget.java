package roundhouse.route;

import java.util.Optional;
import roundhouse.threads.AbandonableThread;

/** Limits a search to a number of steps: each is an arc, or some words of sets of runs. */
final class SearchBudget {
  /**
   * After this many steps, well below a millisecond, a search asks again whether it was given up.
   */
  private static final long ASKED_EVERY = (1 << 10) - 1;

  private final Optional<SearchBudget> whole;
  private final long steps;
  private long left;
  private boolean cut;

  private SearchBudget(long steps, Optional<SearchBudget> whole) {
    this.steps = steps;
    this.left = steps;
    this.whole = whole;
  }

  SearchBudget(long steps) {
    this(steps, Optional.empty());
  }

  /** A part of this budget with a lower limit; its steps count here too. */
  SearchBudget part(long steps) {
    return new SearchBudget(steps, Optional.of(this));
  }

  static SearchBudget unlimited() {
    return new SearchBudget(Long.MAX_VALUE);
  }

  /** Spends a step; false if none is left. */
  boolean spend() {
    return spend(1);
  }

  /** Spends several steps; false if too few are left. */
  boolean spend(int steps) {
    if ((left & ASKED_EVERY) < steps) AbandonableThread.stopIfAbandoned();
    if (cut || left < steps || whole.isPresent() && !whole.get().spend(steps)) cut = true;
    else left -= steps;
    return !cut;
  }

  /** The steps that were spent. */
  long spent() {
    return steps - left;
  }

  /** Whether a step was refused. */
  boolean isCut() {
    return cut;
  }
}
