package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.RunningTrain;

/** Finds the best runs of a company's trains, exactly or within a limit of steps. */
public final class RouteSolver {
  private RouteSolver() {}

  /**
   * The best runs. The answer is deterministic; trains stay idle rather than run without revenue.
   */
  public static RouteSolution best(RouteProblem problem) {
    return solve(problem, Long.MAX_VALUE);
  }

  /**
   * The best runs found within a number of steps; a second has a few million. The answer is always
   * legal, but perhaps not the best, see {@link RouteSolution#exact}.
   */
  public static RouteSolution best(RouteProblem problem, long steps) {
    return solve(problem, steps);
  }

  /** Whether any of the trains can make a legal run, even one without revenue. */
  public static boolean anyRun(RouteProblem problem) {
    return anyRun(problem, Long.MAX_VALUE);
  }

  /** Whether it is found within a number of steps that any of the trains can make a legal run. */
  public static boolean anyRun(RouteProblem problem, long steps) {
    var task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    List<long[]> needs = problem.rules().callAtHome() ? List.of(task.home) : List.of();
    var wanted =
        new RunSearch.Criteria(task.net.roomForKeys(), problem.rules().passFullCities(), needs, -1);
    var budget = new SearchBudget(steps);
    boolean[] found = {false};
    for (IndexedProblem.IndexedTrain runner : task.runners) {
      if (found[0]) break;
      RunSearch.Sink sink =
          candidate -> isAlone(task, runner, candidate, budget) ? stopAtFirst(found) : -1;
      new RunSearch(task, runner, wanted, budget, sink).run();
    }
    return found[0] || task.judging.ofAll() && !best(problem, steps).runs().isEmpty();
  }

  /** Whether judges allow a run without any other. */
  private static boolean isAlone(
      IndexedProblem task,
      IndexedProblem.IndexedTrain runner,
      RunCandidate candidate,
      SearchBudget budget) {
    RunCandidate run = candidate.judge(task, runner, budget);
    return !run.isForbidden()
        && (!task.judging.ofAll()
            || task.judging.of(List.of(run.judged(task, runner, run.calls())), budget)
                instanceof RunJudge.Legal);
  }

  /**
   * A run with revenue that an idle train could make in addition to these runs.
   *
   * @param runs legal runs, which stay unchanged
   */
  public static Optional<Run> idleRun(RouteProblem problem, List<Run> runs) {
    return idleRun(problem, runs, Long.MAX_VALUE);
  }

  /** The same, as far as it is found within a number of steps. */
  public static Optional<Run> idleRun(RouteProblem problem, List<Run> runs, long steps) {
    return runs.size() == problem.trains().size()
        ? Optional.empty()
        : new IdleTrains(problem, runs, new SearchBudget(steps)).run();
  }

  /** Whether it is found within a number of steps that one of the trains can join two stops. */
  public static boolean canJoin(RouteProblem problem, RequiredLink link, long steps) {
    return new LinkedRuns(problem, new SearchBudget(steps)).any(link);
  }

  private static long stopAtFirst(boolean[] found) {
    found[0] = true;
    return Long.MAX_VALUE;
  }

  private static RouteSolution solve(RouteProblem problem, long steps) {
    var budget = new SearchBudget(steps);
    var task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    List<Run> runs =
        problem.link().isPresent()
            ? new LinkedRuns(problem, budget).best(problem.link().get())
            : new RunCombiner(task, budget).best();
    if (budget.isCut() && !runs.isEmpty())
      runs =
          withoutIdleTrains(problem, runs, problem.judged().isPresent() ? steps : Long.MAX_VALUE);
    List<RunValue> each = runs.stream().map(run -> valued(task, run)).toList();
    RunTotals value =
        problem.judged().isPresent()
                && new RunChecker(problem, task).check(runs) instanceof RunTotals totals
            ? totals
            : RunValue.sum(each, 0);
    return new RouteSolution(runs, value.revenue(), value.subsidy(), !budget.isCut());
  }

  /** Adds runs of idle trains that a search cut short has missed. */
  private static List<Run> withoutIdleTrains(RouteProblem problem, List<Run> found, long steps) {
    var runs = new ArrayList<Run>(found);
    for (var more = idleRun(problem, runs, steps);
        more.isPresent();
        more = idleRun(problem, runs, steps)) runs.add(more.get());
    List<String> order = problem.trains().stream().map(RunningTrain::id).toList();
    runs.sort(Comparator.comparingInt(run -> order.indexOf(run.train())));
    return runs;
  }

  private static RunValue valued(IndexedProblem task, Run run) {
    IndexedProblem.IndexedTrain runner = task.runner(run.train());
    boolean wayMatters = !runner.train().values().atEnd().isEmpty() || !runner.rules().isEmpty();
    return RunValue.of(
        task,
        run,
        runner,
        wayMatters && RunWalk.follow(task.net, run) instanceof RunWalk walk
            ? Optional.of(walk)
            : Optional.empty());
  }
}
