package roundhouse.route;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;

/** Checks runs one by one and together, and values them. */
final class RunChecker {
  private final RouteProblem problem;
  private final IndexedProblem task;
  private final Map<String, IndexedProblem.IndexedTrain> runners = new HashMap<>();

  RunChecker(RouteProblem problem) {
    this(problem, new IndexedProblem(problem, RouteNet.of(problem.track())));
  }

  RunChecker(RouteProblem problem, IndexedProblem task) {
    this.problem = problem;
    this.task = task;
    for (IndexedProblem.IndexedTrain runner : task.runners)
      runners.put(runner.train().id(), runner);
  }

  /** Values the runs, or reports the first rule that they break. */
  RunCheckResult check(List<Run> runs) {
    var walks = new ArrayList<RunWalk>();
    var values = new ArrayList<RunValue>();
    for (Run run : runs) {
      Optional<RunFault> fault = train(run, walks);
      if (fault.isPresent()) return fault.get();
      switch (RunWalk.follow(task.net, run)) {
        case RunWalk.Broken(RunFault broken) -> {
          return broken;
        }
        case RunWalk walk -> walks.add(walk);
      }
      fault = new WalkChecker(problem, task, runners.get(run.train()), walks.getLast()).fault();
      if (fault.isPresent()) return fault.get();
      RunValue value = value(walks.getLast());
      if (value.revenue() < 0)
        return RunFault.of(
            RunFault.Rule.LOSS,
            "the run of the %s would earn %s, and no run earns less than nothing",
            run.trainInWords(),
            value.revenue());
      values.add(value);
    }
    Optional<RunFault> fault = together(walks);
    if (fault.isPresent()) return fault.get();
    return switch (judged(walks, values)) {
      case RunJudge.Illegal(String why) ->
          RunFault.of(RunFault.Rule.TOGETHER, "the runs are not allowed together: %s", why);
      case RunJudge.Legal(int adds, _) -> total(RunValue.sum(values, adds));
    };
  }

  private static RunCheckResult total(RunTotals totals) {
    return totals.revenue() >= 0
        ? totals
        : RunFault.of(
            RunFault.Rule.LOSS,
            "the runs would earn %s together, and no runs earn less than nothing",
            totals.revenue());
  }

  private RunValue value(RunWalk walk) {
    return RunValue.of(task, walk.run(), runners.get(walk.train()), Optional.of(walk));
  }

  private RunJudge.Judgement judged(List<RunWalk> walks, List<RunValue> values) {
    if (!task.judging.ofAll()) return new RunJudge.Legal(0);
    var seen = new ArrayList<JudgedRun>();
    for (int at = 0; at < walks.size(); at++) {
      RunValue worth = values.get(at);
      IndexedProblem.IndexedTrain train = runners.get(worth.train());
      seen.add(walks.get(at).judged(task, train, worth.revenue(), worth.subsidy()));
    }
    return task.judging.of(seen, SearchBudget.unlimited());
  }

  private Optional<RunFault> train(Run run, List<RunWalk> before) {
    if (!runners.containsKey(run.train())) return Optional.of(unknown(run));
    boolean twice = before.stream().anyMatch(walk -> walk.run().train().equals(run.train()));
    return twice
        ? fault(RunFault.Rule.TRAIN, "the %s runs twice", run.trainInWords())
        : Optional.empty();
  }

  private RunFault unknown(Run run) {
    List<String> alike =
        runners.keySet().stream()
            .filter(card -> Run.trainInWords(card).equals(run.trainInWords()))
            .sorted()
            .toList();
    if (!alike.isEmpty())
      return RunFault.of(
          RunFault.Rule.TRAIN,
          "there is no train %s to run: write %s",
          run.train(),
          String.join(" or ", alike));
    var types = new TreeSet<String>();
    for (String card : runners.keySet()) types.add(Run.trainInWords(card));
    return RunFault.of(
        RunFault.Rule.TRAIN,
        "there is no %s to run%s",
        run.trainInWords(),
        types.isEmpty() ? "" : ", only these: " + String.join(", ", types));
  }

  private Optional<RunFault> together(List<RunWalk> walks) {
    return ownTrack(walks)
        .or(() -> fullCities(walks))
        .or(() -> home(walks))
        .or(() -> link(walks))
        .or(() -> meeting(walks));
  }

  private Optional<RunFault> ownTrack(List<RunWalk> walks) {
    record Used(String group, int key) {}
    if (walks.size() < 2) return Optional.empty();
    var users = new HashMap<Used, RunWalk>();
    for (RunWalk walk : walks) {
      String group = runners.get(walk.train()).train().group();
      for (int segment : walk.segments()) {
        for (int key : walk.keys(segment)) {
          RunWalk other = users.putIfAbsent(new Used(group, key), walk);
          if (other == null || other == walk) continue;
          return fault(
              RunFault.Rule.OWN_TRACK,
              "the runs of %s both use the track at %s",
              inWords(other, walk),
              walk.hexId(segment));
        }
      }
    }
    return Optional.empty();
  }

  private static String inWords(RunWalk one, RunWalk other) {
    String train = one.trainInWords();
    return train.equals(other.trainInWords())
        ? "two " + train + "s"
        : "the " + train + " and the " + other.trainInWords();
  }

  private Optional<RunFault> fullCities(List<RunWalk> walks) {
    List<RunWalk> passing = walks.stream().filter(walk -> !walk.passed(task).isEmpty()).toList();
    if (passing.size() < 2) return Optional.empty();
    String reason =
        "only one train may pass a city full of other companies' markers, but the %s passes %s"
            + " and the %s passes %s";
    RunWalk one = passing.get(0);
    RunWalk other = passing.get(1);
    return fault(
        RunFault.Rule.FULL_CITY,
        reason,
        one.trainInWords(),
        one.passed(task),
        other.trainInWords(),
        other.passed(task));
  }

  private Optional<RunFault> home(List<RunWalk> walks) {
    boolean calls =
        walks.stream()
            .anyMatch(
                walk -> called(walk).stream().anyMatch(stop -> BitWords.has(task.home, stop)));
    if (!problem.rules().callAtHome() || walks.isEmpty() || calls) return Optional.empty();
    return fault(
        RunFault.Rule.HOME,
        "none of the runs calls at the company's home %s",
        new TreeSet<>(names(problem.home())));
  }

  private Optional<RunFault> link(List<RunWalk> walks) {
    if (problem.link().isEmpty()) return Optional.empty();
    RequiredLink link = problem.link().get();
    if (walks.stream().anyMatch(walk -> link.joins(walk.ends().getFirst(), walk.ends().getLast())))
      return Optional.empty();
    return fault(RunFault.Rule.LINK, "one of the runs must join %s and %s", link.from(), link.to());
  }

  private Optional<RunFault> meeting(List<RunWalk> walks) {
    if (!problem.rules().mustMeet() || walks.size() < 2) return Optional.empty();
    var met = new HashSet<>(meetingPlaces(walks.getFirst()));
    var apart = new ArrayList<>(walks.subList(1, walks.size()));
    while (apart.removeIf(walk -> joins(met, walk))) {
      if (apart.isEmpty()) return Optional.empty();
    }
    String reason =
        problem.rules().mayMeetInPassing()
            ? "the run of the %s shares no stop with the other runs"
            : "the run of the %s has no call in common with the other runs";
    return fault(RunFault.Rule.MEETING, reason, apart.getFirst().trainInWords());
  }

  private boolean joins(HashSet<Integer> met, RunWalk walk) {
    List<Integer> places = meetingPlaces(walk);
    if (places.stream().noneMatch(met::contains)) return false;
    met.addAll(places);
    return true;
  }

  private List<Integer> meetingPlaces(RunWalk walk) {
    List<Integer> stops = problem.rules().mayMeetInPassing() ? walk.stops() : called(walk);
    return stops.stream().map(task.net::place).toList();
  }

  private List<Integer> called(RunWalk walk) {
    return walk.run().calls().stream().map(stop -> task.net.node(stop).orElseThrow()).toList();
  }

  private static List<String> names(Set<StopRef> stops) {
    return stops.stream().map(StopRef::toString).collect(Collectors.toList());
  }

  private static Optional<RunFault> fault(RunFault.Rule rule, String reason, Object... words) {
    return Optional.of(RunFault.of(rule, reason, words));
  }
}
