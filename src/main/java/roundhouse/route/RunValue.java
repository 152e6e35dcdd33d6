package roundhouse.route;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopValues;

/**
 * The value of one run.
 *
 * @param parts what a judge adds to its revenue, by the judge's names for it
 */
public record RunValue(String train, int revenue, int subsidy, Map<String, Integer> parts) {

  public RunValue(String train, int revenue, int subsidy) {
    this(train, revenue, subsidy, Map.of());
  }

  /**
   * Values the runs of a turn, or reports the first rule that they break. Trains may stay idle.
   * Calls may be in any order.
   */
  public static RunCheckResult check(RouteProblem problem, List<Run> runs) {
    return new RunChecker(problem).check(runs);
  }

  /**
   * The value of a legal run.
   *
   * @param walk of the run, where its value depends on its way
   */
  static RunValue of(
      IndexedProblem task, Run run, IndexedProblem.IndexedTrain runner, Optional<RunWalk> walk) {
    RunValue stated = stated(run, runner, walk);
    return walk.isPresent()
            && judged(task, runner, walk.get()) instanceof RunJudge.Legal(int adds, var parts)
            && (adds != 0 || !parts.isEmpty())
        ? new RunValue(run.train(), stated.revenue() + adds, stated.subsidy(), parts)
        : stated;
  }

  /** What a judge says of a run. */
  static RunJudge.Judgement judged(
      IndexedProblem task, IndexedProblem.IndexedTrain runner, RunWalk walk) {
    if (!task.judging.ofOne()) return new RunJudge.Legal(0);
    RunValue stated = stated(walk.run(), runner, Optional.of(walk));
    return task.judging.of(
        walk.judged(task, runner, stated.revenue(), stated.subsidy()),
        task.judging.most(runner.rules(), walk.known()),
        SearchBudget.unlimited());
  }

  /** Without what a judge adds. */
  private static RunValue stated(
      Run run, IndexedProblem.IndexedTrain runner, Optional<RunWalk> walk) {
    StopValues values = runner.train().values();
    int revenue = run.calls().stream().mapToInt(values::revenueAt).sum();
    int subsidy = run.calls().stream().mapToInt(values::subsidyAt).sum();
    if (walk.isPresent()) {
      revenue +=
          walk.get().ends().stream()
              .filter(run.calls()::contains)
              .mapToInt(values::moreAtEnd)
              .sum();
      if (!runner.rules().isEmpty()) revenue += runner.rules().most(walk.get().known());
    }
    return new RunValue(run.train(), revenue, subsidy);
  }

  /**
   * @param together what the runs earn beside each of them
   */
  static RunTotals sum(List<RunValue> runs, int together) {
    int revenue = runs.stream().mapToInt(RunValue::revenue).sum() + together;
    int subsidy = runs.stream().mapToInt(RunValue::subsidy).sum();
    return new RunTotals(runs, revenue, subsidy);
  }
}
