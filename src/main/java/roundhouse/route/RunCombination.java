package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.route.problem.Run;

/**
 * A combination of runs of several trains that share no track.
 *
 * @param score of their calls
 * @param trains of the runs, by index
 * @param calls of each run
 * @param keys of the track used
 * @param passes whether one of them passes a full city
 */
record RunCombination(
    long score,
    List<Integer> trains,
    List<RunCandidate> candidates,
    List<CallChooser.Calls> calls,
    long[] keys,
    boolean passes) {

  /**
   * @param taken keys of track that is not available
   */
  static RunCombination none(long[] taken) {
    return new RunCombination(0, List.of(), List.of(), List.of(), taken, false);
  }

  boolean isEmpty() {
    return candidates.isEmpty();
  }

  /** Whether a run keeps the rule that only one run of a company passes a full city. */
  boolean keepsPassingRule(RunCandidate candidate) {
    return !(passes && candidate.passesAny());
  }

  RunCombination with(int train, RunCandidate candidate) {
    return new RunCombination(
        score + candidate.score(),
        and(trains, train),
        and(candidates, candidate),
        and(calls, candidate.calls()),
        BitWords.union(keys, candidate.keys()),
        passes || candidate.passesAny());
  }

  RunCombination settled(CallSettlement.SettledCalls settled) {
    return new RunCombination(settled.score(), trains, candidates, settled.calls(), keys, passes);
  }

  /** All places called at. */
  long[] called(IndexedProblem task) {
    long[] called = task.net.roomForPlaces();
    calls.forEach(of -> BitWords.addAll(called, of.places()));
    return called;
  }

  /** The runs, in the order of the trains. */
  List<Run> runs(IndexedProblem task) {
    return IntStream.range(0, candidates.size())
        .boxed()
        .sorted((one, other) -> trains.get(one) - trains.get(other))
        .map(at -> candidates.get(at).run(task, task.runners[trains.get(at)], calls.get(at)))
        .toList();
  }

  private static <T> List<T> and(List<T> list, T more) {
    var all = new ArrayList<T>(list);
    all.add(more);
    return List.copyOf(all);
  }
}
