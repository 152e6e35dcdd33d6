package roundhouse.route;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.board.Stop;
import roundhouse.design.spec.Allowance;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.StopRef;

/**
 * Checks the calls of a run: all lie on its way, none that it must make is missing, and its train's
 * allowance covers them.
 */
final class CallChecker extends WalkRules {
  CallChecker(
      RouteProblem problem, IndexedProblem task, IndexedProblem.IndexedTrain runner, RunWalk walk) {
    super(problem, task, runner, walk);
  }

  /** The first rule that the calls break. */
  @Override
  Optional<RunFault> fault() {
    return callsAreOnTheWay()
        .or(this::callsWhereItMust)
        .or(this::visits)
        .or(this::allowance)
        .or(this::marker);
  }

  private Optional<RunFault> callsAreOnTheWay() {
    var seen = new HashSet<StopRef>();
    for (StopRef call : walk.run().calls()) {
      Optional<Integer> stop = task.net.node(call);
      if (stop.isEmpty() || !stops.contains(stop.get())) {
        return fault(
            RunFault.Rule.CALLS,
            "the run of the %s does not visit stop %s, where it calls",
            walk.trainInWords(),
            call);
      }
      if (!seen.add(call))
        return fault(
            RunFault.Rule.CALLS, "the run of the %s calls at %s twice", walk.trainInWords(), call);
      if (!task.mayCall[stop.get()])
        return fault(
            RunFault.Rule.CALLS,
            "the run of the %s calls at %s, but halts no longer count",
            walk.trainInWords(),
            call);
    }
    return Optional.empty();
  }

  private Optional<RunFault> callsWhereItMust() {
    for (int stop : stops) {
      if (runner.skips() || calls(stop) || !task.large[stop] && !runner.mustCall(task, stop))
        continue;
      return fault(
          RunFault.Rule.CALLS,
          "the run of the %s passes " + kind(stop) + " %s without calling there",
          walk.trainInWords(),
          task.net.ref(stop));
    }
    return Optional.empty();
  }

  private Optional<RunFault> visits() {
    return runner.mayVisit(stops.size())
        ? Optional.empty()
        : fault(
            RunFault.Rule.ALLOWANCE,
            "the %s may come to %s stops, but its run comes to %s",
            walk.trainInWords(),
            runner.train().allowance().visits(),
            stops.size());
  }

  private Optional<RunFault> allowance() {
    int cities = cost(true);
    int small = cost(false);
    if (cities <= runner.cities() && small <= runner.smallAllowance(cities))
      return Optional.empty();
    Allowance allowance = runner.train().allowance();
    return fault(
        RunFault.Rule.ALLOWANCE,
        "the %s may call at %s cities and %s towns%s, but its run calls at %s and %s",
        walk.trainInWords(),
        allowance.cities(),
        allowance.towns(),
        allowance.spare() ? " (or at towns instead of cities)" : "",
        cities,
        small);
  }

  private Optional<RunFault> marker() {
    boolean calls =
        walk.run().calls().stream()
            .anyMatch(call -> BitWords.has(task.markers, task.net.node(call).orElseThrow()));
    boolean comes =
        !task.mustCallAtMarker(runner)
            && stops.stream().anyMatch(stop -> BitWords.has(task.markers, stop));
    if (!problem.rules().callAtMarker() || calls || comes) return Optional.empty();
    return fault(
        RunFault.Rule.MARKER,
        "the run of the %s calls at none of the company's markers %s",
        walk.trainInWords(),
        new TreeSet<>(problem.markers().stream().map(StopRef::toString).toList()));
  }

  private int cost(boolean large) {
    return stops.stream()
        .filter(stop -> task.large[stop] == large && calls(stop))
        .mapToInt(stop -> task.cost[stop])
        .sum();
  }

  private String kind(int stop) {
    Stop.Kind kind = task.net.stop(stop).kind();
    return kind == Stop.Kind.OFFBOARD ? "off-board area" : kind.name().toLowerCase(Locale.ROOT);
  }
}
