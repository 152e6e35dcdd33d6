package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds the best runs of several trains together. A first answer is made greedily, train after
 * train. Then an aim is set between it and what the trains could make each for itself; only runs
 * are listed that could be part of more than the aim, and combined, best first. An answer that
 * reaches the aim is the best there is; else the aim is lowered, at last to the best answer so far.
 * Where many trains crowd on little track that takes too long; then they pay for the track they
 * use.
 */
final class RunCombiner {
  private static final int FIRST_AIM = 8;
  private static final int LISTED_RUNS_A_STEP = 64;
  private static final long EASY_STEPS = 100_000;

  private final RouteTask task;
  private final Budget budget;
  private final long easy;
  private final int trains;
  private final List<CallChooser> choosers;
  private final long[] alone;
  private final long[] rest;
  private final List<RunList> lists = new ArrayList<>();
  private Budget steps;
  private long toll = 0;
  private long unit = 1;
  private final Together nothing;
  private Together best;

  RunCombiner(RouteTask task, Budget budget) {
    this(task, budget, task.net.roomForKeys());
  }

  /**
   * @param taken keys of track that is not free
   */
  RunCombiner(RouteTask task, Budget budget, long[] taken) {
    this(task, budget, taken, EASY_STEPS);
  }

  /**
   * @param easy steps after which trains are made to pay for track
   */
  RunCombiner(RouteTask task, Budget budget, long[] taken, long easy) {
    this.easy = easy;
    this.task = task;
    this.budget = budget;
    this.steps = budget;
    this.trains = task.runners.length;
    this.choosers =
        Arrays.stream(task.runners).map(runner -> new CallChooser(task, runner)).toList();
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
   * Most boards are done in a few steps; where many trains share little track it takes far fewer if
   * they pay for it.
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
                .mapToLong(Candidate::score)
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
   * Leaves out runs that cannot be part of anything better than the best so far, even where all
   * others do as well as they can.
   */
  private void dropUseless() {
    long slack = lists.stream().mapToLong(RunList::most).sum() - enough();
    change(list -> list.above(list.most() - slack));
  }

  /**
   * What runs must count for more than so that they are worth more than the best so far; each,
   * judged alone, is worth whole units.
   */
  private long enough() {
    return (best.score() / unit + 1) * unit - 1 - toll;
  }

  private static long commonDivisor(long one, long other) {
    return other == 0 ? one : commonDivisor(other, one % other);
  }

  /** Changes the lists; like trains go on sharing theirs. */
  private void change(UnaryOperator<RunList> change) {
    var changed = new IdentityHashMap<RunList, RunList>();
    lists.replaceAll(list -> changed.computeIfAbsent(list, change));
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
    new RunSearch(
            task, task.runners[train], wanted, budget, candidate -> keepLast(found, candidate))
        .run();
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
        new RunSearch.Wanted(nothing.keys(), task.rules.passFullCities(), List.of(), above);
    new RunSearch(task, task.runners[train], wanted, budget, sink).run();
  }

  /**
   * @param worth what the runs so far count for, which with the toll is no less than their score
   */
  private void combine(int train, int from, Together together, long worth) {
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
      Candidate candidate = list.get(at);
      if (together.allows(candidate))
        combine(
            train + 1, twin ? at + 1 : 0, together.with(train, candidate), worth + list.worth(at));
      at = next(list, at + 1, enough() - worth - most[train + 1], together);
    }
    combine(train + 1, twin ? list.size() : 0, together, worth);
  }

  /**
   * The most that this train and all after it can add on the track that is left, each judged alone.
   */
  private long[] most(int train, int from, Together together) {
    long[] most = new long[trains + 1];
    for (int later = trains - 1; later >= train; later--) {
      RunList list = lists.get(later);
      int first = next(list, later == train ? from : 0, 0, together);
      most[later] = most[later + 1] + (first < 0 ? 0 : list.worth(first));
    }
    return most;
  }

  /** The next run that fits with the others, as long as the budget lasts; else -1. */
  private int next(RunList list, int from, long above, Together together) {
    int at = list.next(from, above, together.keys());
    int passed = (at < 0 ? -1 - at : at) - from;
    return steps.spend(1 + passed / LISTED_RUNS_A_STEP) ? at : -1;
  }

  private void keep(Together together) {
    List<CallChooser> theirs = together.trains().stream().map(choosers::get).toList();
    new Agreement(task, together.candidates(), theirs)
        .above(best.score())
        .ifPresent(settled -> best = together.settled(settled));
  }
}
