package roundhouse.route.problem;

/** What the best runs maximise. */
public enum RouteGoal {
  /** The revenue; among equals the subsidy. */
  REVENUE,
  /** The sum of revenue and subsidy; among equals the revenue. */
  REVENUE_PLUS_SUBSIDY;

  /**
   * The score of a stop on the way of a train whose stops are limited: of equal runs the one with
   * more stops is best, for scripts may pay for them. At most 15 stops stay below any amount.
   */
  public static final long STOP = 1;

  private static final int SHIFT = 28;
  private static final int SECOND_SHIFT = 4;

  /** A number for comparisons, additive over stops and runs. */
  public long score(int revenue, int subsidy) {
    return switch (this) {
      case REVENUE -> score((long) revenue, subsidy);
      case REVENUE_PLUS_SUBSIDY -> score((long) revenue + subsidy, revenue);
    };
  }

  private static long score(long first, int second) {
    return (first << SHIFT) + ((long) second << SECOND_SHIFT);
  }
}
