package roundhouse.lab.bots;

/**
 * How much a bot may think about a decision, counted in actions that it tries. Counted in work and
 * not in time, so that a game depends on its seed alone.
 */
final class ThoughtBudget {
  private int left;

  ThoughtBudget(int actions) {
    this.left = actions;
  }

  boolean isSpent() {
    return left <= 0;
  }

  void spend(int actions) {
    left -= actions;
  }

  int left() {
    return left;
  }
}
