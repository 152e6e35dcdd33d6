package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.RunningTrain;

/**
 * Finds the best runs when one of them must join two stops. It tries each train on each such run,
 * the most valuable first, and lets the others run as well as they can on the remaining track.
 * Rules about all runs of a turn (one calls at home, all meet, one passes full cities) apply only
 * among the others.
 */
final class LinkedRuns {
  private final RouteProblem problem;
  private final IndexedProblem task;
  private final SearchBudget budget;

  LinkedRuns(RouteProblem problem, SearchBudget budget) {
    this.problem = problem;
    this.task = new IndexedProblem(problem, RouteNet.of(problem.track()));
    this.budget = budget;
  }

  /** Whether any train can make such a run. */
  boolean any(RequiredLink link) {
    boolean[] found = {false};
    for (IndexedProblem.IndexedTrain runner : task.runners) {
      if (found[0]) break;
      search(
          runner,
          link,
          candidate -> {
            found[0] = !candidate.judge(task, runner, budget).isForbidden();
            return found[0] ? Long.MAX_VALUE : -1;
          });
    }
    return found[0];
  }

  /** The best runs in the order of the trains; empty if no train can join the stops. */
  List<Run> best(RequiredLink link) {
    Optional<Found> best = Optional.empty();
    for (int train = 0; train < task.runners.length; train++) {
      if (!seenBefore(train)) best = better(best, link, train);
    }
    return best.map(this::inOrder).orElse(List.of());
  }

  private record Found(long score, List<Run> runs) {}

  private boolean seenBefore(int train) {
    for (int before = 0; before < train; before++)
      if (task.runners[before].isLike(task.runners[train])) return true;
    return false;
  }

  private Optional<Found> better(Optional<Found> best, RequiredLink link, int train) {
    var others = new ArrayList<>(problem.trains());
    others.remove(train);
    var rest = new IndexedProblem(problem.with(others), task.net);
    long most = mostWithout(others);
    Optional<Found> found = best;
    for (RunCandidate candidate : joining(task.runners[train], link)) {
      if (found.isPresent() && candidate.most() + most <= found.get().score()) break;
      RunCandidate judged = candidate.judge(task, task.runners[train], budget);
      if (judged.isForbidden()) continue;
      Found with = with(judged, train, rest);
      if (with.runs().isEmpty()) continue;
      if (found.isEmpty() || with.score() > found.get().score()) found = Optional.of(with);
    }
    return found;
  }

  /** The best runs beside one that joins the stops; none if a judge forbids them. */
  private Found with(RunCandidate candidate, int train, IndexedProblem rest) {
    IndexedProblem.IndexedTrain runner = task.runners[train];
    Run joining = candidate.run(task, runner, candidate.calls());
    long[] used = rest.usedUp(runner.train(), task.keysUsedUp(runner.train(), candidate.keys()));
    if (!task.judging.ofAll()) {
      var combiner = new RunCombiner(rest, budget, used, List.of());
      var runs = new ArrayList<>(combiner.best());
      runs.add(joining);
      return new Found(candidate.score() + combiner.score(), runs);
    }
    List<JudgedRun> judged = List.of(candidate.judged(task, runner, candidate.calls()));
    var combiner = new RunCombiner(rest, budget, used, judged);
    var runs = new ArrayList<>(combiner.best());
    Optional<Long> alone =
        task.judging.of(judged, budget) instanceof RunJudge.Legal(int adds, _)
            ? Optional.of(task.unit * adds)
            : Optional.empty();
    if (runs.isEmpty() || alone.isPresent() && alone.get() >= combiner.score())
      return alone
          .map(gain -> new Found(candidate.score() + gain, List.of(joining)))
          .orElse(new Found(0, List.of()));
    runs.add(joining);
    return new Found(candidate.score() + combiner.score(), runs);
  }

  /**
   * The best score of the other trains if they had all the track, and a judge of all runs added
   * what it may add at most.
   */
  private long mostWithout(List<RunningTrain> others) {
    RouteProblem unjudged =
        problem.judged().map(JudgedRuns::addingMost).map(problem::with).orElse(problem);
    var combiner = new RunCombiner(new IndexedProblem(unjudged.with(others), task.net), budget);
    combiner.best();
    return Math.max(combiner.score(), task.unit * task.judging.mostOfAll());
  }

  private List<RunCandidate> joining(IndexedProblem.IndexedTrain runner, RequiredLink link) {
    var all = new ArrayList<RunCandidate>();
    search(
        runner,
        link,
        candidate -> {
          all.add(candidate);
          return -1;
        });
    all.sort(Comparator.comparingLong(RunCandidate::most).reversed());
    return all;
  }

  private void search(IndexedProblem.IndexedTrain runner, RequiredLink link, RunSearch.Sink sink) {
    Optional<Integer> from = task.net.node(link.from());
    Optional<Integer> to = task.net.node(link.to());
    if (from.isEmpty() || to.isEmpty()) return;
    var wanted =
        new RunSearch.Criteria(task.roomForTrack(), task.rules.passFullCities(), List.of(), -1);
    new RunSearch(task, runner, wanted, budget, sink).runBetween(from.get(), to.get());
  }

  private List<Run> inOrder(Found found) {
    var runs = new ArrayList<Run>();
    for (RunningTrain train : problem.trains())
      for (Run run : found.runs()) if (run.train().equals(train.id())) runs.add(run);
    return runs;
  }
}
