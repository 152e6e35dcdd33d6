package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the best runs of several trains together. A first answer is made greedily, train after
 * train. Then an aim is set between it and what the trains could make each for itself; only runs are
 * listed that could be part of more than the aim, and combined, best first. An answer that reaches
 * the aim is the best there is; else the aim is lowered, at last to the best answer so far.
 */
final class RunCombiner {
  private static final int FIRST_AIM = 8;
  private static final int LISTED_RUNS_A_STEP = 64;

  private final RouteTask task;
  private final Budget budget;
  private final int trains;
  private final List<CallChooser> choosers;
  private final long[] alone;
  private final long[] rest;
  private final List<RunList> lists = new ArrayList<>();
  private final Together nothing;
  private Together best;

  RunCombiner(RouteTask task, Budget budget) {
    this(task, budget, task.net.roomForKeys());
  }

  /** @param taken keys of track that is not free */
  RunCombiner(RouteTask task, Budget budget, long[] taken) {
    this.task = task;
    this.budget = budget;
    this.trains = task.runners.length;
    this.choosers = Arrays.stream(task.runners).map(runner -> new CallChooser(task, runner)).toList();
    this.alone = new long[trains];
    this.rest = new long[trains + 1];
    this.nothing = Together.none(taken);
    this.best = nothing;
  }

  /** The best runs, in the order of the trains. */
  List<Run> best() {
    for (int train = 0; train < trains; train++) greedyFrom(train);
    if (trains > 1) searchAll();
    return best.runs(task);
  }

  /** What the best runs are worth together. */
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
      lists.clear();
      for (int train = 0; train < trains; train++) lists.add(list(train, aim));
      combine(0, 0, nothing);
      if (best.score() >= aim) return;
    }
  }

  /** Runs one train as well as it can, then each other one on what is left. */
  private void greedyFrom(int first) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, trains).boxed().toList());
    order.remove(Integer.valueOf(first));
    order.addFirst(first);
    Together together = nothing;
    for (int train : order) together = withBest(together, train);
    keep(together);
  }

  private Together withBest(Together together, int train) {
    var needs = new ArrayList<long[]>();
    if (together.isEmpty() && task.rules.callAtHome()) needs.add(task.home);
    if (!together.isEmpty() && task.rules.runsMeet()) needs.add(together.called(task));
    int passes = together.passes() ? 0 : task.rules.passFullCities();
    var found = new ArrayList<Candidate>();
    var wanted = new RunSearch.Wanted(together.keys(), passes, needs, 0);
    new RunSearch(task, task.runners[train], wanted, budget, candidate -> keepLast(found, candidate)).run();
    if (found.isEmpty()) return together;
    if (together.isEmpty()) alone[train] = found.getLast().score();
    return together.with(train, found.getLast());
  }

  private static long keepLast(List<Candidate> found, Candidate candidate) {
    found.clear();
    found.add(candidate);
    return candidate.score();
  }

  /** The first train like this one, maybe itself: what one of them could run, the other could. */
  private int like(int train) {
    int first = 0;
    while (!task.runners[first].isLike(task.runners[train])) first++;
    return first;
  }

  /** No less than it made when it ran first, which only had to call at home besides. */
  private long bestAlone(int train) {
    if (like(train) < train) return alone[like(train)];
    long[] most = {alone[train]};
    if (task.rules.callAtHome()) search(train, most[0], candidate -> most[0] = candidate.score());
    return most[0];
  }

  /** Runs that could be part of something worth more than the aim. */
  private RunList list(int train, long aim) {
    if (like(train) < train) return lists.get(like(train));
    var found = new ArrayList<Candidate>();
    long above = aim - (rest[0] - alone[train]);
    search(train, above, candidate -> {
      found.add(candidate);
      return above;
    });
    return new RunList(found);
  }

  private void search(int train, long above, RunSearch.Sink sink) {
    var wanted = new RunSearch.Wanted(nothing.keys(), task.rules.passFullCities(), List.of(), above);
    new RunSearch(task, task.runners[train], wanted, budget, sink).run();
  }

  private void combine(int train, int from, Together together) {
    if (train == trains) {
      keep(together);
      return;
    }
    long[] most = most(train, from, together);
    if (together.score() + most[train] <= best.score()) return;
    RunList list = lists.get(train);
    boolean twin = train + 1 < trains && task.runners[train].isLike(task.runners[train + 1]);
    int at = next(list, from, best.score() - together.score() - most[train + 1], together);
    while (at >= 0) {
      Candidate candidate = list.get(at);
      if (together.allows(candidate)) combine(train + 1, twin ? at + 1 : 0, together.with(train, candidate));
      at = next(list, at + 1, best.score() - together.score() - most[train + 1], together);
    }
    combine(train + 1, twin ? list.size() : 0, together);
  }

  /** The most that this train and all after it can add on the track that is left, each judged alone. */
  private long[] most(int train, int from, Together together) {
    long[] most = new long[trains + 1];
    for (int later = trains - 1; later >= train; later--) {
      RunList list = lists.get(later);
      int first = next(list, later == train ? from : 0, 0, together);
      most[later] = most[later + 1] + (first < 0 ? 0 : list.get(first).score());
    }
    return most;
  }

  /** The next run that fits with the others, as long as the budget lasts; else -1. */
  private int next(RunList list, int from, long above, Together together) {
    int at = list.next(from, above, together.keys());
    int passed = (at < 0 ? -1 - at : at) - from;
    return budget.spend(1 + passed / LISTED_RUNS_A_STEP) ? at : -1;
  }

  private void keep(Together together) {
    List<CallChooser> theirs = together.trains().stream().map(choosers::get).toList();
    new Agreement(task, together.candidates(), theirs)
        .above(best.score())
        .ifPresent(settled -> best = together.settled(settled));
  }
}
