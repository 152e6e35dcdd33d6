package roundhouse.route;

import java.util.Arrays;
import java.util.List;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;
import roundhouse.route.problem.TrackRef;

/**
 * A possible run of a train.
 *
 * @param keys track that no other run of its group of trains may use
 * @param possible stops where the run could call, and their groups
 * @param passes number of full cities that it passes
 * @param calls the best calls of this run alone
 * @param most what it is worth at most, with what judges may still add
 * @param isJudged whether a judge of single runs, if there is one, has judged it
 */
record RunCandidate(
    RunWay way,
    long[] keys,
    long[] possible,
    int passes,
    CallChooser.Calls calls,
    long most,
    boolean isJudged) {

  /** Less than any run is worth: that of an illegal one. */
  private static final long NOTHING = Long.MIN_VALUE / 4;

  long score() {
    return calls.score();
  }

  boolean passesAny() {
    return passes > 0;
  }

  /** Whether it is illegal by what a judge has said. */
  boolean isForbidden() {
    return most == NOTHING;
  }

  /** The same way with other calls, which nobody has judged. */
  RunCandidate with(CallChooser.Calls others) {
    return new RunCandidate(way, keys, possible, passes, others, most, false);
  }

  /** The run after a judge of single runs was asked about it. */
  RunCandidate judge(IndexedProblem task, IndexedProblem.IndexedTrain runner, SearchBudget budget) {
    if (isJudged) return this;
    JudgedRun seen = judged(task, runner, calls);
    if (!(task.judging.of(seen, calls.gain(), budget) instanceof RunJudge.Legal(int adds, _))
        || seen.revenue() + adds < 0)
      return new RunCandidate(way, keys, possible, passes, calls, NOTHING, true);
    CallChooser.Calls more = calls.judged(adds, task.unit);
    return new RunCandidate(
        way, keys, possible, passes, more, more.score() + task.unit * more.share(), true);
  }

  /** The run with its chosen calls, starting at the end with the lower number. */
  Run run(IndexedProblem task, IndexedProblem.IndexedTrain runner, CallChooser.Calls chosen) {
    List<TrackRef> track =
        Arrays.stream(way.segments()).mapToObj(segment -> ref(task.net, segment)).toList();
    List<StopRef> called =
        Arrays.stream(way.stops())
            .filter(stop -> BitWords.has(chosen.places(), stop))
            .mapToObj(task.net::ref)
            .toList();
    boolean turned = way.stops()[0] > way.stops()[way.stops().length - 1];
    return new Run(
        runner.train().id(),
        turned ? track.reversed() : track,
        turned ? called.reversed() : called);
  }

  /** The run with its chosen calls, as a judge sees it. */
  JudgedRun judged(
      IndexedProblem task, IndexedProblem.IndexedTrain runner, CallChooser.Calls chosen) {
    return task.judging.seen(chosen, () -> seen(task, runner, chosen));
  }

  private JudgedRun seen(
      IndexedProblem task, IndexedProblem.IndexedTrain runner, CallChooser.Calls chosen) {
    StopValues values = runner.train().values();
    int revenue = chosen.adds();
    int subsidy = 0;
    int[] stops = way.stops();
    for (int at = 0; at < stops.length; at++) {
      if (!BitWords.has(chosen.places(), stops[at])) continue;
      StopRef stop = task.net.ref(stops[at]);
      boolean end = at == 0 || at == stops.length - 1;
      revenue += values.revenueAt(stop) + (end ? values.moreAtEnd(stop) : 0);
      subsidy += values.subsidyAt(stop);
    }
    return task.judging.seen(runner, stops, way.segments(), chosen.places(), revenue, subsidy);
  }

  private static TrackRef ref(RouteNet net, int segment) {
    return TrackRef.of(net.track().hexId(net.track().hexOf(segment)), net.track().track(segment));
  }
}
