package roundhouse.route;

/** What the best runs are best at. */
public enum Goal {
  /** The most revenue; among equals the most subsidy. */
  REVENUE,
  /** The greatest sum of revenue and subsidy; among equals the most revenue. */
  REVENUE_PLUS_SUBSIDY;

  private static final int SHIFT = 28;

  /** One number to compare by, additive over stops and runs. */
  long score(int revenue, int subsidy) {
    return switch (this) {
      case REVENUE -> ((long) revenue << SHIFT) + subsidy;
      case REVENUE_PLUS_SUBSIDY -> ((long) revenue + subsidy << SHIFT) + revenue;
    };
  }
}
