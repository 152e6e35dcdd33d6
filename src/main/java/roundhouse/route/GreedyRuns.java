package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.route.problem.JudgedRun;

/** Runs one train as well as possible, then each of the others on the remaining track. */
final class GreedyRuns {
  private final IndexedProblem task;
  private final SearchBudget budget;
  private final RunCombination nothing;
  private final List<JudgedRun> others;
  private final LateJudging late;
  private final long[] alone;

  /**
   * @param nothing the combination without runs
   * @param others runs that are made beside these, for a judge of all
   */
  GreedyRuns(
      IndexedProblem task,
      SearchBudget budget,
      RunCombination nothing,
      List<JudgedRun> others,
      LateJudging late) {
    this.others = others;
    this.late = late;
    this.task = task;
    this.budget = budget;
    this.nothing = nothing;
    this.alone = new long[task.runners.length];
  }

  /** The most that each train could earn when it ran first. */
  long[] alone() {
    return alone;
  }

  RunCombination startingWith(int first) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, alone.length).boxed().toList());
    order.remove(Integer.valueOf(first));
    order.addFirst(first);
    RunCombination together = nothing;
    for (int train : order) together = withBest(together, train);
    return together;
  }

  private RunCombination withBest(RunCombination together, int train) {
    var needs = new ArrayList<long[]>();
    if (together.isEmpty() && task.rules.callAtHome()) needs.add(task.home);
    if (!together.isEmpty() && task.rules.runsMeet()) needs.add(together.called(task));
    int passes = together.passes() ? 0 : task.rules.passFullCities();
    var found = new ArrayList<RunCandidate>();
    var wanted = new RunSearch.Criteria(together.keys(), passes, needs, 0);
    new RunSearch(
            task, task.runners[train], wanted, budget, candidate -> keepLast(found, candidate))
        .run();
    if (found.isEmpty()) return together;
    if (together.isEmpty()) alone[train] = found.getLast().most();
    RunCandidate best = late.judge(train, found.getLast());
    if (best.isForbidden()) return together;
    RunCombination more = together.with(train, best);
    return task.judging.ofAll() && more.judged(task, others, budget).isEmpty() ? together : more;
  }

  private static long keepLast(List<RunCandidate> found, RunCandidate candidate) {
    found.clear();
    found.add(candidate);
    return candidate.most();
  }
}
