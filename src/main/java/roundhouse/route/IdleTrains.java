package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;

/** Finds runs for idle trains on the track that other runs leave. */
final class IdleTrains {
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
    this.keys = task.net.roomForKeys();
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
    for (int node = 0; node < task.net.nodes(); node++) {
      for (RouteArc arc : task.net.arcsFrom(node)) {
        if (used.contains(arc.segments()[0])) BitWords.addAll(keys, arc.keys());
      }
    }
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
    var wanted = new RunSearch.Criteria(keys, passes ? 0 : task.rules.passFullCities(), needs(), 0);
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
    return task.rules.runsMeet() ? List.of(called) : List.of();
  }

  private static long onlyOne(List<RunCandidate> found, RunCandidate candidate) {
    found.add(candidate);
    return Long.MAX_VALUE;
  }
}
