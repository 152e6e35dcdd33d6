package roundhouse.route;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.design.spec.Allowance;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;

/**
 * Checks a single run, rule by rule: its track and its ends here, its calls in {@link CallChecker}.
 */
final class WalkChecker extends WalkRules {
  WalkChecker(
      RouteProblem problem, IndexedProblem task, IndexedProblem.IndexedTrain runner, RunWalk walk) {
    super(problem, task, runner, walk);
  }

  /** The first rule that the run breaks. */
  @Override
  Optional<RunFault> fault() {
    return ownTrack()
        .or(this::stopOnce)
        .or(this::hexOnce)
        .or(this::ends)
        .or(this::fullCity)
        .or(() -> new CallChecker(problem, task, runner, walk).fault())
        .or(this::condition)
        .or(this::judged);
  }

  private Optional<RunFault> ownTrack() {
    var used = new HashSet<Integer>();
    int before = -1;
    for (int segment : walk.segments()) {
      for (int key : walk.keys(segment)) {
        if (!used.add(key) && !(before != segment && crosses(before, key))) {
          return fault(
              RunFault.Rule.OWN_TRACK,
              "the run of the %s uses track at %s twice",
              walk.trainInWords(),
              walk.hexId(segment));
        }
      }
      before = segment;
    }
    return Optional.empty();
  }

  /** Whether a piece of track ends at this hexside. */
  private boolean crosses(int segment, int key) {
    return segment >= 0
        && key >= 0
        && Arrays.stream(walk.keys(segment)).anyMatch(crossed -> crossed == key);
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
                    "the run of the %s visits stop %s twice",
                    walk.trainInWords(),
                    task.net.ref(stop)));
  }

  private Optional<RunFault> hexOnce() {
    if (problem.rules().reenterHexes()) return Optional.empty();
    var left = new HashSet<HexId>();
    HexId last = null;
    for (int segment : walk.segments()) {
      HexId hex = walk.hexId(segment);
      if (!hex.equals(last) && !left.add(hex)) {
        return fault(
            RunFault.Rule.HEX_ONCE,
            "the run of the %s returns to hex %s after leaving it",
            walk.trainInWords(),
            hex);
      }
      last = hex;
    }
    return Optional.empty();
  }

  private Optional<RunFault> ends() {
    for (int end : List.of(stops.getFirst(), stops.getLast())) {
      if (!task.mayEnd[end])
        return stopFault(RunFault.Rule.ENDS, "the run of the %s may not end at the halt %s", end);
      if (!calls(end) && !runner.skips() && problem.rules().callAtEnds())
        return stopFault(
            RunFault.Rule.ENDS, "the run of the %s ends at %s without calling there", end);
    }
    return Optional.empty();
  }

  private Optional<RunFault> fullCity() {
    List<StopRef> passed = walk.passed(task);
    int allowed = problem.rules().passFullCities();
    if (passed.size() <= allowed) return Optional.empty();
    String reason =
        "the run of the %s passes %s, full of other companies' markers; it may pass %s such"
            + " cities";
    return fault(RunFault.Rule.FULL_CITY, reason, walk.trainInWords(), passed, allowed);
  }

  private Optional<RunFault> condition() {
    return runner.rules().isEmpty()
        ? Optional.empty()
        : runner.rules().broken(walk.known()).flatMap(this::notAllowed);
  }

  private Optional<RunFault> judged() {
    return RunValue.judged(task, runner, walk) instanceof RunJudge.Illegal(String why)
        ? notAllowed(why)
        : Optional.empty();
  }

  private Optional<RunFault> notAllowed(String why) {
    return fault(
        RunFault.Rule.CONDITION, "the run of the %s is not allowed: %s", walk.trainInWords(), why);
  }

  private Optional<RunFault> stopFault(RunFault.Rule rule, String reason, int stop) {
    return fault(rule, reason, walk.trainInWords(), task.net.ref(stop));
  }

  /**
   * Checks the calls of a run: all lie on its way, none that it must make is missing, and its
   * train's allowance covers them.
   */
  private static final class CallChecker extends WalkRules {
    CallChecker(
        RouteProblem problem,
        IndexedProblem task,
        IndexedProblem.IndexedTrain runner,
        RunWalk walk) {
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
              RunFault.Rule.CALLS,
              "the run of the %s calls at %s twice",
              walk.trainInWords(),
              call);
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
      if (calls || comes) return Optional.empty();
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
}
