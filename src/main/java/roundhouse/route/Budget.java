package roundhouse.route;

/** How much of a search is still allowed, in steps along an arc or past a handful of listed runs. */
final class Budget {
  private long left;
  private boolean cut;

  Budget(long steps) {
    left = steps;
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
    if (left < steps) cut = true;
    else left -= steps;
    return !cut;
  }

  /** Whether a step was refused. */
  boolean isCut() {
    return cut;
  }
}
