package roundhouse.route;

import java.util.List;

/** The values of the legal runs of a turn, one by one in the given order, and their totals. */
public record RunTotals(List<RunValue> runs, int revenue, int subsidy) implements RunCheckResult {

  public RunTotals {
    runs = List.copyOf(runs);
  }
}
