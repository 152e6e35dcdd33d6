package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunJudge;

/**
 * A combination of runs of several trains, of which those of one group share no track. The search
 * makes very many and looks into few, so one is made from another without copying it.
 *
 * @param score of their calls, and of what a judge adds to all of them
 * @param most the same with what judges may still add to single runs and for them
 * @param runs in it, the last one first
 * @param settled calls of each run, if they are not those of the candidates
 * @param keys of the track used, by group of trains
 * @param passes whether one of them passes a full city
 */
record RunCombination(
    long score,
    long most,
    Optional<TrainRun> runs,
    Optional<List<CallChooser.Calls>> settled,
    long[] keys,
    boolean passes) {

  /** The run of a train, by its index, and the runs before it. */
  record TrainRun(int train, RunCandidate candidate, Optional<TrainRun> before) {}

  /**
   * @param taken keys of track that is not available
   */
  static RunCombination none(long[] taken) {
    return new RunCombination(0, 0, Optional.empty(), Optional.empty(), taken, false);
  }

  boolean isEmpty() {
    return runs.isEmpty();
  }

  /** Whether a run keeps the rule that only one run of a company passes a full city. */
  boolean keepsPassingRule(RunCandidate candidate) {
    return !(passes && candidate.passesAny());
  }

  RunCombination with(int train, RunCandidate candidate) {
    return new RunCombination(
        score + candidate.score(),
        most + candidate.most(),
        Optional.of(new TrainRun(train, candidate, runs)),
        Optional.empty(),
        BitWords.union(keys, candidate.keys()),
        passes || candidate.passesAny());
  }

  RunCombination settled(CallSettlement.SettledCalls calls) {
    return new RunCombination(calls.score(), most, runs, Optional.of(calls.calls()), keys, passes);
  }

  /**
   * The same with what a judge of all runs adds; empty if it forbids them.
   *
   * @param others runs that are made beside these
   */
  Optional<RunCombination> judged(
      IndexedProblem task, List<JudgedRun> others, SearchBudget budget) {
    List<TrainRun> all = inOrder();
    List<CallChooser.Calls> calls = calls();
    var seen = new ArrayList<>(others);
    for (int at = 0; at < all.size(); at++) {
      TrainRun run = all.get(at);
      seen.add(run.candidate().judged(task, task.runners[run.train()], calls.get(at)));
    }
    if (!(task.judging.of(seen, budget) instanceof RunJudge.Legal(int adds, _)))
      return Optional.empty();
    int revenue = seen.stream().mapToInt(JudgedRun::revenue).sum();
    if (revenue + adds < 0) return Optional.empty();
    long judged = score + task.unit * adds;
    return Optional.of(new RunCombination(judged, judged, runs, settled, keys, passes));
  }

  /** The runs, in the order in which they were added. */
  List<TrainRun> inOrder() {
    var all = new ArrayList<TrainRun>();
    for (Optional<TrainRun> run = runs; run.isPresent(); run = run.get().before())
      all.add(run.get());
    return all.reversed();
  }

  private List<CallChooser.Calls> calls() {
    return settled.orElseGet(() -> inOrder().stream().map(run -> run.candidate().calls()).toList());
  }

  /** All places called at. */
  long[] called(IndexedProblem task) {
    long[] called = task.net.roomForPlaces();
    calls().forEach(of -> BitWords.addAll(called, of.places()));
    return called;
  }

  /** The runs, in the order of the trains. */
  List<Run> runs(IndexedProblem task) {
    List<TrainRun> all = inOrder();
    List<CallChooser.Calls> calls = calls();
    return IntStream.range(0, all.size())
        .boxed()
        .sorted((one, other) -> all.get(one).train() - all.get(other).train())
        .map(
            at -> {
              TrainRun run = all.get(at);
              return run.candidate().run(task, task.runners[run.train()], calls.get(at));
            })
        .toList();
  }
}
