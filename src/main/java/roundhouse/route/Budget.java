package roundhouse.route;

/** How much of a search is still allowed, in steps along an arc or through a list of candidates. */
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
    if (left <= 0) cut = true;
    else left--;
    return !cut;
  }

  /** Whether a step was refused. */
  boolean isCut() {
    return cut;
  }
}
