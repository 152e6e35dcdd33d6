package roundhouse.route;

import java.util.List;
import roundhouse.route.problem.PairBonus;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** The value of one run. */
public record RunValue(String train, int revenue, int subsidy) {

  /**
   * Values the runs of a turn, or reports the first rule that they break. Trains may stay idle.
   * Calls may be in any order.
   */
  public static RunCheckResult check(RouteProblem problem, List<Run> runs) {
    return new RunChecker(problem).check(runs);
  }

  /**
   * @param ends stops at the two ends of the run
   */
  static RunValue of(Run run, StopValues values, List<StopRef> ends) {
    int revenue = run.calls().stream().mapToInt(values::revenueAt).sum();
    revenue += ends.stream().filter(run.calls()::contains).mapToInt(values::moreAtEnd).sum();
    for (PairBonus pair : values.pairs()) revenue += pair.earnedBy(run.calls());
    int subsidy = run.calls().stream().mapToInt(values::subsidyAt).sum();
    return new RunValue(run.train(), revenue, subsidy);
  }

  static RunTotals sum(List<RunValue> runs) {
    int revenue = runs.stream().mapToInt(RunValue::revenue).sum();
    int subsidy = runs.stream().mapToInt(RunValue::subsidy).sum();
    return new RunTotals(runs, revenue, subsidy);
  }
}
