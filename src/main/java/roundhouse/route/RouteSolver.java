package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunningTrain;

/** Finds the best runs of a company's trains, exactly or within a limit of steps. */
public final class RouteSolver {
  private RouteSolver() {}

  /**
   * The best runs. The answer is deterministic; trains stay idle rather than run without revenue.
   */
  public static RouteSolution best(RouteProblem problem) {
    return solve(problem, SearchBudget.unlimited());
  }

  /**
   * The best runs found within a number of steps; a second has a few million. The answer is always
   * legal, but perhaps not the best, see {@link RouteSolution#exact}.
   */
  public static RouteSolution best(RouteProblem problem, long steps) {
    return solve(problem, new SearchBudget(steps));
  }

  /** Whether any of the trains can make a legal run, even one without revenue. */
  public static boolean anyRun(RouteProblem problem) {
    var task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    List<long[]> needs = problem.rules().callAtHome() ? List.of(task.home) : List.of();
    var wanted =
        new RunSearch.Criteria(task.net.roomForKeys(), problem.rules().passFullCities(), needs, -1);
    boolean[] found = {false};
    for (IndexedProblem.IndexedTrain runner : task.runners) {
      if (!found[0])
        new RunSearch(
                task, runner, wanted, SearchBudget.unlimited(), candidate -> stopAtFirst(found))
            .run();
    }
    return found[0];
  }

  /**
   * A run with revenue that an idle train could make in addition to these runs.
   *
   * @param runs legal runs, which stay unchanged
   */
  public static Optional<Run> idleRun(RouteProblem problem, List<Run> runs) {
    return runs.size() == problem.trains().size()
        ? Optional.empty()
        : new IdleTrains(problem, runs).run();
  }

  /** Whether one of the trains can join two stops. */
  public static boolean canJoin(RouteProblem problem, RequiredLink link) {
    return new LinkedRuns(problem, SearchBudget.unlimited()).any(link);
  }

  private static long stopAtFirst(boolean[] found) {
    found[0] = true;
    return Long.MAX_VALUE;
  }

  private static RouteSolution solve(RouteProblem problem, SearchBudget budget) {
    var task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    List<Run> runs =
        problem.link().isPresent()
            ? new LinkedRuns(problem, budget).best(problem.link().get())
            : new RunCombiner(task, budget).best();
    if (budget.isCut() && !runs.isEmpty()) runs = withoutIdleTrains(problem, runs);
    RunTotals value = RunValue.sum(runs.stream().map(run -> valued(task, run)).toList());
    return new RouteSolution(runs, value.revenue(), value.subsidy(), !budget.isCut());
  }

  /** Adds runs of idle trains that a search cut short has missed. */
  private static List<Run> withoutIdleTrains(RouteProblem problem, List<Run> found) {
    var runs = new ArrayList<Run>(found);
    for (var more = idleRun(problem, runs); more.isPresent(); more = idleRun(problem, runs))
      runs.add(more.get());
    List<String> order = problem.trains().stream().map(RunningTrain::id).toList();
    runs.sort(Comparator.comparingInt(run -> order.indexOf(run.train())));
    return runs;
  }

  private static RunValue valued(IndexedProblem task, Run run) {
    IndexedProblem.IndexedTrain runner =
        Arrays.stream(task.runners)
            .filter(each -> each.train().id().equals(run.train()))
            .findFirst()
            .orElseThrow();
    boolean wayMatters = !runner.train().values().atEnd().isEmpty() || !runner.rules().isEmpty();
    return RunValue.of(
        run,
        runner,
        wayMatters && RunWalk.follow(task.net, run) instanceof RunWalk walk
            ? Optional.of(walk)
            : Optional.empty());
  }
}
