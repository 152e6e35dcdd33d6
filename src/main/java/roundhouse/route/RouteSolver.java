package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.route.problem.JudgedRun;
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
        new RunSearch.Criteria(task.roomForTrack(), problem.rules().passFullCities(), needs, -1);
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

  /** Finds runs for idle trains on the track that other runs leave. */
  private static final class IdleTrains {
    private final IndexedProblem task;
    private final List<Run> runs;
    private final long[] keys;
    private final long[] called;
    private final boolean passes;
    private final SearchBudget budget;

    /** The runs as a judge of all sees them, and what it adds to them. */
    private List<JudgedRun> judged = List.of();

    private int adds;

    /**
     * @param runs legal ones
     */
    IdleTrains(RouteProblem problem, List<Run> runs, SearchBudget budget) {
      this.budget = budget;
      this.task = new IndexedProblem(problem, RouteNet.of(problem.track()));
      this.runs = runs;
      this.keys = task.roomForTrack();
      this.called = task.net.roomForPlaces();
      List<RunWalk> walks = runs.stream().map(this::walk).toList();
      walks.forEach(this::take);
      if (task.judging.ofAll()) judge(walks);
      this.passes = walks.stream().anyMatch(walk -> !walk.passed(task).isEmpty());
    }

    private RunWalk walk(Run run) {
      if (RunWalk.follow(task.net, run) instanceof RunWalk walk) return walk;
      throw new IllegalArgumentException("no legal run: " + run);
    }

    private void judge(List<RunWalk> walks) {
      judged = walks.stream().map(this::judged).toList();
      if (task.judging.of(judged, budget) instanceof RunJudge.Legal(int more, _)) adds = more;
    }

    private JudgedRun judged(RunWalk walk) {
      IndexedProblem.IndexedTrain runner = task.runner(walk.train());
      RunValue worth = RunValue.of(task, walk.run(), runner, Optional.of(walk));
      return walk.judged(task, runner, worth.revenue(), worth.subsidy());
    }

    /** Whether judges allow a run beside the others, and it does not earn them less. */
    private boolean isMore(RunCandidate candidate, IndexedProblem.IndexedTrain runner) {
      RunCandidate known = candidate.judge(task, runner, budget);
      if (known.isForbidden()) return false;
      if (!task.judging.ofAll()) return known.score() > 0;
      JudgedRun run = known.judged(task, runner, known.calls());
      var with = new ArrayList<>(judged);
      with.add(run);
      return task.judging.of(with, budget) instanceof RunJudge.Legal(int more, _)
          && known.score() + task.unit * (more - adds) > 0;
    }

    /** Between two nodes a run uses all of the track or none. */
    private void take(RunWalk walk) {
      Set<Integer> used = Set.copyOf(walk.segments());
      long[] taken = task.net.roomForKeys();
      for (int node = 0; node < task.net.nodes(); node++) {
        for (RouteArc arc : task.net.arcsFrom(node)) {
          if (used.contains(arc.segments()[0])) BitWords.addAll(taken, arc.keys());
        }
      }
      BitWords.addAll(keys, task.usedUp(task.runner(walk.train()).train(), taken));
      walk.run().calls().forEach(stop -> task.net.add(called, task.net.node(stop).orElseThrow()));
    }

    /** A run with revenue for one of the idle trains. */
    Optional<Run> run() {
      return Arrays.stream(task.runners)
          .filter(this::isIdle)
          .map(this::run)
          .flatMap(Optional::stream)
          .findFirst();
    }

    private boolean isIdle(IndexedProblem.IndexedTrain runner) {
      return runs.stream().noneMatch(run -> run.train().equals(runner.train().id()));
    }

    private Optional<Run> run(IndexedProblem.IndexedTrain runner) {
      var found = new ArrayList<RunCandidate>();
      var wanted =
          new RunSearch.Criteria(keys, passes ? 0 : task.rules.passFullCities(), needs(), 0);
      new RunSearch(
              task,
              runner,
              wanted,
              budget,
              candidate -> isMore(candidate, runner) ? onlyOne(found, candidate) : 0)
          .run();
      return found.stream()
          .findFirst()
          .map(candidate -> candidate.run(task, runner, candidate.calls()));
    }

    private List<long[]> needs() {
      if (runs.isEmpty()) return task.rules.callAtHome() ? List.of(task.home) : List.of();
      return task.rules.mustMeet() ? List.of(called) : List.of();
    }

    private static long onlyOne(List<RunCandidate> found, RunCandidate candidate) {
      found.add(candidate);
      return Long.MAX_VALUE;
    }
  }
}
