package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import roundhouse.route.problem.Run;

/**
 * Finds the best combination of runs of several trains. A greedy pass gives a first answer. Then an
 * aim is set between it and the sum of each train's best run; only runs that could be part of a
 * better result than the aim are listed and combined, best first. An answer that reaches the aim is
 * optimal; otherwise the aim is lowered, at last to the best answer so far. This takes too long
 * where many trains compete for little track; then runs pay prices for their track.
 */
final class RunCombiner {
  private static final int FIRST_AIM = 8;
  private static final int LISTED_RUNS_A_STEP = 64;
  private static final long EASY_STEPS = 100_000;

  private final IndexedProblem task;
  private final SearchBudget budget;
  private final long easy;
  private final int trains;
  private final List<CallChooser> choosers;
  private final long[] alone;
  private final long[] rest;
  private final List<RunList> lists = new ArrayList<>();
  private SearchBudget steps;
  private long toll = 0;
  private long unit = 1;
  private final RunCombination nothing;
  private RunCombination best;

  RunCombiner(IndexedProblem task, SearchBudget budget) {
    this(task, budget, task.net.roomForKeys());
  }

  /**
   * @param taken keys of track that is not available
   */
  RunCombiner(IndexedProblem task, SearchBudget budget, long[] taken) {
    this(task, budget, taken, EASY_STEPS);
  }

  /**
   * @param easy steps after which runs pay for their track
   */
  RunCombiner(IndexedProblem task, SearchBudget budget, long[] taken, long easy) {
    this.easy = easy;
    this.task = task;
    this.budget = budget;
    this.steps = budget;
    this.trains = task.runners.length;
    this.choosers =
        Arrays.stream(task.runners).map(runner -> new CallChooser(task, runner)).toList();
    this.alone = new long[trains];
    this.rest = new long[trains + 1];
    this.nothing = RunCombination.none(taken);
    this.best = nothing;
  }

  /** The best runs, in the order of the trains. */
  List<Run> best() {
    for (int train = 0; train < trains; train++) greedyFrom(train);
    if (trains > 1) searchAll();
    return best.runs(task);
  }

  /** The total score of the best runs. */
  long score() {
    return best.score();
  }

  private void searchAll() {
    for (int train = 0; train < trains; train++) alone[train] = bestAlone(train);
    for (int train = trains - 1; train >= 0; train--) rest[train] = rest[train + 1] + alone[train];
    long gap = rest[0] - best.score();
    if (gap == 0) return;
    for (int parts = FIRST_AIM; parts >= 1 && !budget.isCut(); parts /= 2) {
      long aim = Math.max(best.score(), rest[0] - gap / parts);
      listAbove(aim);
      steps = budget.part(easy);
      combine(0, 0, nothing, 0);
      if (steps.isCut()) break;
      if (best.score() >= aim) return;
    }
    if (steps.isCut() && !budget.isCut()) combinePaying();
  }

  private void listAbove(long aim) {
    lists.clear();
    for (int train = 0; train < trains; train++) lists.add(list(train, aim));
  }

  /**
   * Most boards need few steps; where many trains share little track, prices reduce the steps
   * greatly.
   */
  private void combinePaying() {
    listAbove(best.score());
    long[] prices = TrackPrices.of(lists, best.score());
    toll = Arrays.stream(prices).sum();
    unit =
        Math.max(
            1,
            lists.stream()
                .flatMap(list -> list.runs().stream())
                .mapToLong(RunCandidate::score)
                .reduce(RunCombiner::commonDivisor)
                .orElse(1));
    change(list -> list.paying(prices));
    for (long more = easy; steps.isCut() && !budget.isCut(); more *= 2) {
      dropUseless();
      steps = budget.part(more);
      combine(0, 0, nothing, 0);
    }
  }

  /**
   * Drops runs that cannot be part of a better result, even if all others are the best of their
   * train.
   */
  private void dropUseless() {
    long slack = lists.stream().mapToLong(RunList::most).sum() - enough();
    change(list -> list.above(list.most() - slack));
  }

  /**
   * The worth that combinations must exceed to beat the best result so far; single scores are
   * multiples of the unit.
   */
  private long enough() {
    return (best.score() / unit + 1) * unit - 1 - toll;
  }

  private static long commonDivisor(long one, long other) {
    return other == 0 ? one : commonDivisor(other, one % other);
  }

  /** Changes the lists; equal trains keep sharing theirs. */
  private void change(UnaryOperator<RunList> change) {
    var changed = new IdentityHashMap<RunList, RunList>();
    lists.replaceAll(list -> changed.computeIfAbsent(list, change));
  }

  /** Runs one train as well as possible, then each other one on the remaining track. */
  private void greedyFrom(int first) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, trains).boxed().toList());
    order.remove(Integer.valueOf(first));
    order.addFirst(first);
    RunCombination together = nothing;
    for (int train : order) together = withBest(together, train);
    keep(together);
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
    if (together.isEmpty()) alone[train] = found.getLast().score();
    return together.with(train, found.getLast());
  }

  private static long keepLast(List<RunCandidate> found, RunCandidate candidate) {
    found.clear();
    found.add(candidate);
    return candidate.score();
  }

  /** The first train equal to this one, perhaps itself: they have the same possible runs. */
  private int like(int train) {
    int first = 0;
    while (!task.runners[first].isLike(task.runners[train])) first++;
    return first;
  }

  /**
   * The best score of a train alone; its score when it ran first, with a call at home, is a lower
   * bound.
   */
  private long bestAlone(int train) {
    if (like(train) < train) return alone[like(train)];
    long[] most = {alone[train]};
    if (task.rules.callAtHome()) search(train, most[0], candidate -> most[0] = candidate.score());
    return most[0];
  }

  /** Runs that could be part of a better result than the aim. */
  private RunList list(int train, long aim) {
    if (like(train) < train) return lists.get(like(train));
    var found = new ArrayList<RunCandidate>();
    long above = aim - (rest[0] - alone[train]);
    search(
        train,
        above,
        candidate -> {
          found.add(candidate);
          return above;
        });
    return RunList.of(found);
  }

  private void search(int train, long above, RunSearch.Sink sink) {
    var wanted =
        new RunSearch.Criteria(nothing.keys(), task.rules.passFullCities(), List.of(), above);
    new RunSearch(task, task.runners[train], wanted, budget, sink).run();
  }

  /**
   * @param worth of the runs so far; with the toll it is at least their score
   */
  private void combine(int train, int from, RunCombination together, long worth) {
    if (train == trains) {
      keep(together);
      return;
    }
    long[] most = most(train, from, together);
    if (worth + most[train] <= enough()) return;
    RunList list = lists.get(train);
    boolean twin = train + 1 < trains && task.runners[train].isLike(task.runners[train + 1]);
    int at = next(list, from, enough() - worth - most[train + 1], together);
    while (at >= 0) {
      RunCandidate candidate = list.get(at);
      if (together.mayAdd(candidate))
        combine(
            train + 1, twin ? at + 1 : 0, together.with(train, candidate), worth + list.worth(at));
      at = next(list, at + 1, enough() - worth - most[train + 1], together);
    }
    combine(train + 1, twin ? list.size() : 0, together, worth);
  }

  /** Upper bounds for what this and all later trains can add on the remaining track. */
  private long[] most(int train, int from, RunCombination together) {
    long[] most = new long[trains + 1];
    for (int later = trains - 1; later >= train; later--) {
      RunList list = lists.get(later);
      int first = next(list, later == train ? from : 0, 0, together);
      most[later] = most[later + 1] + (first < 0 ? 0 : list.worth(first));
    }
    return most;
  }

  /** The next run that fits with the others, or -1 if there is none or the budget is spent. */
  private int next(RunList list, int from, long above, RunCombination together) {
    int at = list.next(from, above, together.keys());
    int passed = (at < 0 ? -1 - at : at) - from;
    return steps.spend(1 + passed / LISTED_RUNS_A_STEP) ? at : -1;
  }

  private void keep(RunCombination together) {
    List<CallChooser> theirs = together.trains().stream().map(choosers::get).toList();
    new CallSettlement(task, together.candidates(), theirs)
        .bestAbove(best.score())
        .ifPresent(settled -> best = together.settled(settled));
  }
}
