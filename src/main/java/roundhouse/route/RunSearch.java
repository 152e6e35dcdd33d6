package roundhouse.route;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the runs of one train: from each marker outwards, first one arm, then the other. It prunes
 * branches that cannot exceed the required score.
 */
final class RunSearch {

  /**
   * Receives a run and returns the score that the next one must exceed, with what judges may add.
   */
  interface Sink {
    long found(RunCandidate candidate);
  }

  /**
   * The criteria for runs.
   *
   * @param usedUp track that is not available, by group of trains
   * @param passes number of full cities that a run may pass
   * @param needs sets of stops and groups; a run must call at one of each
   * @param above score that a run must exceed, with what judges may still add
   */
  record Criteria(long[] usedUp, int passes, List<long[]> needs, long above) {}

  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final Criteria wanted;
  private final SearchBudget budget;
  private final Sink sink;
  private final RunBound bound;
  private final CallChooser chooser;
  private final PartialRun state;
  private long above;
  private int target = -1;

  RunSearch(
      IndexedProblem task,
      IndexedProblem.IndexedTrain runner,
      Criteria wanted,
      SearchBudget budget,
      Sink sink) {
    this.task = task;
    this.runner = runner;
    this.wanted = wanted;
    this.budget = budget;
    this.sink = sink;
    this.above = wanted.above();
    this.chooser = new CallChooser(task, runner, budget);
    this.state = new PartialRun(task, runner, wanted);
    this.bound = new RunBound(task, runner, state);
  }

  void run() {
    for (int seed = 0; seed < task.net.nodes() && task.net.isStop(seed); seed++) {
      if (!BitWords.has(task.markers, seed)) continue;
      if (state.begin(seed)) fromSeed(seed);
      state.end(seed);
    }
  }

  /** Finds the runs from one stop to another. */
  void runBetween(int from, int to) {
    target = to;
    if (task.mayEnd[from] && task.mayEnd[to] && state.begin(from)) secondArm(from, 0);
  }

  private void fromSeed(int seed) {
    if (task.mayEnd[seed]) secondArm(seed, 0);
    RouteArc[] arcs = task.net.arcsFrom(seed);
    for (int index = 0; index < arcs.length; index++) {
      if (!state.take(arcs[index], true)) continue;
      firstArm(arcs[index], seed, index + 1);
      state.giveBack(arcs[index], true);
    }
  }

  private void firstArm(RouteArc in, int seed, int next) {
    if (!budget.spend() || bound.of(in.to(), seed) <= above) return;
    if (task.mayEnd[in.to()] && state.pass(seed)) {
      secondArm(seed, next);
      state.unpass(seed);
    }
    if (!state.pass(in.to())) return;
    for (RouteArc out : task.net.arcsFrom(in.to())) {
      if (!task.net.joins(in, out) || !state.take(out, true)) continue;
      firstArm(out, seed, next);
      state.giveBack(out, true);
    }
    state.unpass(in.to());
  }

  private void secondArm(int seed, int next) {
    RouteArc[] arcs = task.net.arcsFrom(seed);
    for (int index = next; index < arcs.length; index++) {
      if (!state.joinsAtSeed(arcs[index]) || !state.take(arcs[index], false)) continue;
      growSecond(arcs[index]);
      state.giveBack(arcs[index], false);
    }
  }

  private void growSecond(RouteArc in) {
    if (!budget.spend() || bound.of(in.to()) <= above) return;
    if (task.mayEnd[in.to()] && (target < 0 || target == in.to())) found();
    if (target == in.to() || !state.pass(in.to())) return;
    for (RouteArc out : task.net.arcsFrom(in.to())) {
      if (!task.net.joins(in, out) || !state.take(out, false)) continue;
      growSecond(out);
      state.giveBack(out, false);
    }
    state.unpass(in.to());
  }

  private void found() {
    if (runner.isFree(task) && state.most() <= above) return;
    var needs = new ArrayList<>(wanted.needs());
    if (task.mustCallAtMarker(runner)) needs.add(task.markers);
    if (task.judging.ofAllByCalls()) chooser.all(state.way(), needs, above).forEach(this::found);
    else chooser.best(state.way(), task.net.roomForPlaces(), needs, above).ifPresent(this::found);
  }

  private void found(CallChooser.Calls calls) {
    RunCandidate candidate = state.candidate(calls);
    if (candidate.most() > above) above = Math.max(above, sink.found(candidate));
  }
}
