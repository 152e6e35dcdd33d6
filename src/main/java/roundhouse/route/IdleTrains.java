package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/** Finds runs for idle trains on the track that other runs leave. */
final class IdleTrains {
  private final IndexedProblem task;
  private final List<Run> runs;
  private final long[] keys;
  private final long[] called;
  private final boolean passes;

  /**
   * @param runs legal ones
   */
  IdleTrains(RouteProblem problem, List<Run> runs) {
    this.task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    this.runs = runs;
    this.keys = task.net.roomForKeys();
    this.called = task.net.roomForPlaces();
    List<RunWalk> walks = runs.stream().map(this::walk).toList();
    walks.forEach(this::take);
    this.passes = walks.stream().anyMatch(walk -> !walk.passed(task).isEmpty());
  }

  private RunWalk walk(Run run) {
    if (RunWalk.follow(task.net, run) instanceof RunWalk walk) return walk;
    throw new IllegalArgumentException("no legal run: " + run);
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
            task, runner, wanted, SearchBudget.unlimited(), candidate -> onlyOne(found, candidate))
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
