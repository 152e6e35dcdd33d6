package roundhouse.route;

import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
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
   * @param walk of the run, where the values of the train depend on its way
   */
  static RunValue of(Run run, IndexedProblem.IndexedTrain runner, Optional<RunWalk> walk) {
    StopValues values = runner.train().values();
    int revenue = run.calls().stream().mapToInt(values::revenueAt).sum();
    int subsidy = run.calls().stream().mapToInt(values::subsidyAt).sum();
    if (walk.isPresent()) {
      revenue +=
          walk.get().ends().stream()
              .filter(run.calls()::contains)
              .mapToInt(values::moreAtEnd)
              .sum();
      revenue += runner.rules().most(walk.get().known());
    }
    return new RunValue(run.train(), revenue, subsidy);
  }

  static RunTotals sum(List<RunValue> runs) {
    int revenue = runs.stream().mapToInt(RunValue::revenue).sum();
    int subsidy = runs.stream().mapToInt(RunValue::subsidy).sum();
    return new RunTotals(runs, revenue, subsidy);
  }
}
