package roundhouse.route;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.board.Stop;
import roundhouse.design.spec.Allowance;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.StopRef;

/** Checks a single run, rule by rule. */
final class WalkChecker {
  private final RouteProblem problem;
  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final RunWalk walk;
  private final List<Integer> stops;

  WalkChecker(
      RouteProblem problem, IndexedProblem task, IndexedProblem.IndexedTrain runner, RunWalk walk) {
    this.problem = problem;
    this.task = task;
    this.runner = runner;
    this.walk = walk;
    this.stops = walk.stops();
  }

  /** The first rule that the run breaks. */
  Optional<RunFault> fault() {
    return ownTrack()
        .or(this::stopOnce)
        .or(this::hexOnce)
        .or(this::ends)
        .or(this::fullCity)
        .or(this::callsAreOnTheWay)
        .or(this::callsWhereItMust)
        .or(this::allowance)
        .or(this::marker);
  }

  private Optional<RunFault> ownTrack() {
    var used = new HashSet<Integer>();
    int before = -1;
    for (int segment : walk.segments()) {
      for (int key : walk.keys(segment)) {
        boolean crossedJustNow =
            before >= 0 && key >= 0 && walk.keys(before).contains(key) && before != segment;
        if (!used.add(key) && !crossedJustNow) {
          return fault(
              RunFault.Rule.OWN_TRACK,
              "the run of train %s uses track at %s twice",
              walk.train(),
              walk.hexId(segment));
        }
      }
      before = segment;
    }
    return Optional.empty();
  }

  private Optional<RunFault> stopOnce() {
    var seen = new HashSet<Integer>();
    return stops.stream()
        .filter(stop -> !seen.add(task.net.place(stop)))
        .findFirst()
        .flatMap(
            stop ->
                fault(
                    RunFault.Rule.STOP_ONCE,
                    "the run of train %s visits stop %s twice",
                    walk.train(),
                    task.net.ref(stop)));
  }

  private Optional<RunFault> hexOnce() {
    if (problem.rules().reenterHexes()) return Optional.empty();
    var left = new HashSet<String>();
    String last = "";
    for (int segment : walk.segments()) {
      String hex = walk.hexId(segment);
      if (!hex.equals(last) && !left.add(hex)) {
        return fault(
            RunFault.Rule.HEX_ONCE,
            "the run of train %s returns to hex %s after leaving it",
            walk.train(),
            hex);
      }
      last = hex;
    }
    return Optional.empty();
  }

  private Optional<RunFault> ends() {
    for (int end : List.of(stops.getFirst(), stops.getLast())) {
      if (!task.mayEnd[end])
        return stopFault(RunFault.Rule.ENDS, "the run of train %s may not end at the halt %s", end);
      if (!calls(end) && !runner.skips() && problem.rules().callAtEnds())
        return stopFault(
            RunFault.Rule.ENDS, "the run of train %s ends at %s without calling there", end);
    }
    return Optional.empty();
  }

  private Optional<RunFault> fullCity() {
    List<StopRef> passed = walk.passed(task);
    int allowed = problem.rules().passFullCities();
    if (passed.size() <= allowed) return Optional.empty();
    String reason =
        "the run of train %s passes %s, full of other companies' markers; it may pass %d such"
            + " cities";
    return fault(RunFault.Rule.FULL_CITY, reason, walk.train(), passed, allowed);
  }

  private Optional<RunFault> callsAreOnTheWay() {
    var seen = new HashSet<StopRef>();
    for (StopRef call : walk.run().calls()) {
      Optional<Integer> stop = task.net.node(call);
      if (stop.isEmpty() || !stops.contains(stop.get())) {
        return fault(
            RunFault.Rule.CALLS,
            "the run of train %s does not visit stop %s, where it calls",
            walk.train(),
            call);
      }
      if (!seen.add(call))
        return fault(
            RunFault.Rule.CALLS, "the run of train %s calls at %s twice", walk.train(), call);
      if (!task.mayCall[stop.get()])
        return fault(
            RunFault.Rule.CALLS,
            "the run of train %s calls at %s, but halts no longer count",
            walk.train(),
            call);
    }
    return Optional.empty();
  }

  private Optional<RunFault> callsWhereItMust() {
    for (int stop : stops) {
      if (runner.skips() || calls(stop) || !task.large[stop] && !task.mustCall[stop]) continue;
      return stopFault(
          RunFault.Rule.CALLS,
          "the run of train %s passes " + kind(stop) + " %s without calling there",
          stop);
    }
    return Optional.empty();
  }

  private Optional<RunFault> allowance() {
    if (!runner.mayVisit(stops.size()))
      return fault(
          RunFault.Rule.ALLOWANCE,
          "train %s may come to %d stations, but its run comes to %d",
          walk.train(),
          runner.train().allowance().visits(),
          stops.size());
    int cities = cost(true);
    int small = cost(false);
    if (cities <= runner.cities() && small <= runner.smallAllowance(cities))
      return Optional.empty();
    Allowance allowance = runner.train().allowance();
    String reason =
        "train %s may call at %d large and %d small stations%s, but its run calls at %d large and"
            + " %d small ones";
    String spare = allowance.spare() ? " (or small ones instead of large ones)" : "";
    return fault(
        RunFault.Rule.ALLOWANCE,
        reason,
        walk.train(),
        allowance.cities(),
        allowance.towns(),
        spare,
        cities,
        small);
  }

  private Optional<RunFault> marker() {
    boolean calls =
        walk.run().calls().stream()
            .anyMatch(
                call ->
                    BitWords.has(task.markers, task.net.place(task.net.node(call).orElseThrow())));
    boolean comes =
        runner.skips()
            && stops.stream().anyMatch(stop -> BitWords.has(task.markers, task.net.place(stop)));
    if (!problem.rules().callAtMarker() || calls || comes) return Optional.empty();
    String reason = "the run of train %s calls at none of the company's markers %s";
    return fault(
        RunFault.Rule.MARKER,
        reason,
        walk.train(),
        new TreeSet<>(problem.markers().stream().map(StopRef::toString).toList()));
  }

  private boolean calls(int stop) {
    return walk.run().calls().contains(task.net.ref(stop));
  }

  private int cost(boolean large) {
    return stops.stream()
        .filter(stop -> task.large[stop] == large && calls(stop))
        .mapToInt(stop -> task.cost[stop])
        .sum();
  }

  private String kind(int stop) {
    Stop.Kind kind = task.net.stop(stop).kind();
    return kind == Stop.Kind.OFFBOARD
        ? "off-board area"
        : kind.name().toLowerCase(java.util.Locale.ROOT);
  }

  private Optional<RunFault> stopFault(RunFault.Rule rule, String reason, int stop) {
    return fault(rule, reason, walk.train(), task.net.ref(stop));
  }

  private static Optional<RunFault> fault(RunFault.Rule rule, String reason, Object... words) {
    return Optional.of(RunFault.of(rule, reason, words));
  }
}
