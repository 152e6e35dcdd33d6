package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the best runs of a company's trains, exactly unless told to hurry. */
public final class RouteSolver {
  private RouteSolver() {}

  /**
   * The best runs. Among equally good ones the answer is always the same for the same problem;
   * trains stay idle rather than run for nothing.
   */
  public static Best best(RouteProblem problem) {
    return solve(problem, Budget.unlimited());
  }

  /**
   * The best runs that can be found in about so many steps, a few million of which fit in a second.
   * The answer is legal in any case, but maybe not the best; {@link Best#exact} tells.
   */
  public static Best best(RouteProblem problem, long steps) {
    return solve(problem, new Budget(steps));
  }

  /** Whether any of the trains can make a legal run, even one that is worth nothing. */
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
   * What a train that these runs leave idle could run besides them, for more than nothing.
   *
   * @param runs legal ones; they stay as they are
   */
  public static Optional<Run> besides(RouteProblem problem, List<Run> runs) {
    return runs.size() == problem.trains().size()
        ? Optional.empty()
        : new IdleTrains(problem, runs).run();
  }

  /** Whether one of the trains can run from one stop to another. */
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

  /** A search cut short may have overlooked that one more train can run. */
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
