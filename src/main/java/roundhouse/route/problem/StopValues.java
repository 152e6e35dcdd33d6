package roundhouse.route.problem;

import java.util.List;
import java.util.Map;

/**
 * The values of calls for one train, and the rules of its runs; stops that are not listed have the
 * value 0.
 *
 * @param revenue that counts for the dividend
 * @param subsidy for the company, for halts
 * @param atEnd extra revenue of a call where a run begins or ends
 * @param rules that its runs obey, and what they earn by them
 */
public record StopValues(
    Map<StopRef, Integer> revenue,
    Map<StopRef, Integer> subsidy,
    Map<StopRef, Integer> atEnd,
    List<RunRule> rules) {

  /** Values without rules. */
  public StopValues(
      Map<StopRef, Integer> revenue, Map<StopRef, Integer> subsidy, Map<StopRef, Integer> atEnd) {
    this(revenue, subsidy, atEnd, List.of());
  }

  /** Values without extra revenue at ends. */
  public StopValues(Map<StopRef, Integer> revenue, Map<StopRef, Integer> subsidy) {
    this(revenue, subsidy, Map.of());
  }

  public StopValues {
    revenue = Map.copyOf(revenue);
    subsidy = Map.copyOf(subsidy);
    atEnd = Map.copyOf(atEnd);
    rules = List.copyOf(rules);
    requireNoLoss(atEnd, "revenue at an end");
    requireNoLoss(revenue, "revenue");
    requireNoLoss(subsidy, "subsidy");
  }

  public int revenueAt(StopRef stop) {
    return revenue.getOrDefault(stop, 0);
  }

  /** The extra revenue of a call at either end of a run. */
  public int moreAtEnd(StopRef stop) {
    return atEnd.getOrDefault(stop, 0);
  }

  public int subsidyAt(StopRef stop) {
    return subsidy.getOrDefault(stop, 0);
  }

  private static void requireNoLoss(Map<StopRef, Integer> table, String what) {
    table.forEach(
        (stop, value) -> {
          if (value < 0) {
            throw new IllegalArgumentException(
                "the %s of stop %s is %s: it must be 0 or more".formatted(what, stop, value));
          }
        });
  }
}
