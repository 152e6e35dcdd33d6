package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the best runs of a company's trains, exactly or within a limit of steps. */
public final class RouteSolver {
  private RouteSolver() {}

  /**
   * The best runs. The answer is deterministic; trains stay idle rather than run without revenue.
   */
  public static Best best(RouteProblem problem) {
    return solve(problem, Budget.unlimited());
  }

  /**
   * The best runs found within a number of steps; a second has a few million. The answer is always
   * legal, but perhaps not the best, see {@link Best#exact}.
   */
  public static Best best(RouteProblem problem, long steps) {
    return solve(problem, new Budget(steps));
  }

  /** Whether any of the trains can make a legal run, even one without revenue. */
  public static boolean anyRun(RouteProblem problem) {
    var task = new RouteTask(problem, RouteNets.of(problem.track()));
    List<long[]> needs = problem.rules().callAtHome() ? List.of(task.home) : List.of();
    var wanted =
        new RunSearch.Wanted(task.net.roomForKeys(), problem.rules().passFullCities(), needs, -1);
    boolean[] found = {false};
    for (RouteTask.Runner runner : task.runners) {
      if (!found[0])
        new RunSearch(task, runner, wanted, Budget.unlimited(), candidate -> stopAtFirst(found))
            .run();
    }
    return found[0];
  }

  /**
   * A run with revenue that an idle train could make in addition to these runs.
   *
   * @param runs legal runs, which stay unchanged
   */
  public static Optional<Run> besides(RouteProblem problem, List<Run> runs) {
    return runs.size() == problem.trains().size()
        ? Optional.empty()
        : new IdleTrains(problem, runs).run();
  }

  /** Whether one of the trains can join two stops. */
  public static boolean canJoin(RouteProblem problem, Link link) {
    return new LinkedRuns(problem, Budget.unlimited()).any(link);
  }

  private static long stopAtFirst(boolean[] found) {
    found[0] = true;
    return Long.MAX_VALUE;
  }

  private static Best solve(RouteProblem problem, Budget budget) {
    var task = new RouteTask(problem, RouteNets.of(problem.track()));
    List<Run> runs =
        problem.link().isPresent()
            ? new LinkedRuns(problem, budget).best(problem.link().get())
            : new RunCombiner(task, budget).best();
    if (budget.isCut() && !runs.isEmpty()) runs = withoutIdleTrains(problem, runs);
    Map<String, StopValues> values =
        problem.trains().stream().collect(Collectors.toMap(RunningTrain::id, RunningTrain::values));
    RunsValue value =
        RunValue.sum(
            runs.stream().map(run -> valued(task.net, run, values.get(run.train()))).toList());
    return new Best(runs, value.revenue(), value.subsidy(), !budget.isCut());
  }

  /** Adds runs of idle trains that a search cut short has missed. */
  private static List<Run> withoutIdleTrains(RouteProblem problem, List<Run> found) {
    var runs = new ArrayList<Run>(found);
    for (var more = besides(problem, runs); more.isPresent(); more = besides(problem, runs))
      runs.add(more.get());
    List<String> order = problem.trains().stream().map(RunningTrain::id).toList();
    runs.sort(Comparator.comparingInt(run -> order.indexOf(run.train())));
    return runs;
  }

  private static RunValue valued(RouteNet net, Run run, StopValues values) {
    boolean endsMatter = !values.atEnd().isEmpty();
    return RunValue.of(
        run,
        values,
        endsMatter && RunWalk.follow(net, run) instanceof RunWalk walk ? walk.ends() : List.of());
  }
}
