package roundhouse.route.problem;

/** What the best runs maximise. */
public enum RouteGoal {
  /** The revenue; among equals the subsidy. */
  REVENUE,
  /** The sum of revenue and subsidy; among equals the revenue. */
  REVENUE_PLUS_SUBSIDY;

  private static final int SHIFT = 28;

  /** A number for comparisons, additive over stops and runs. */
  public long score(int revenue, int subsidy) {
    return switch (this) {
      case REVENUE -> ((long) revenue << SHIFT) + subsidy;
      case REVENUE_PLUS_SUBSIDY -> ((long) revenue + subsidy << SHIFT) + revenue;
    };
  }
}
