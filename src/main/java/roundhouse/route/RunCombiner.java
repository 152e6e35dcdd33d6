package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;

/**
 * Finds the best combination of runs of several trains. A greedy pass gives a first answer. Then an
 * aim is set between it and the sum of each train's best run; only runs that could be part of a
 * better result than the aim are listed and combined, best first. An answer that reaches the aim is
 * optimal; otherwise the aim is lowered, at last to the best answer so far. In a long search that
 * is the second aim: nearly always no answer is better, and lists in between only delay the proof.
 * This takes too long where many trains compete for little track; then runs pay prices for their
 * track.
 */
final class RunCombiner {
  private static final int FIRST_AIM = 8;
  private static final int WORDS_A_STEP = 64;

  /** Searches that must be quick have fewer steps, and gain from every aim that they reach. */
  private static final long LONG_SEARCH = 2_000;

  /** Nearly all boards of games need fewer, and there prices cost more than they save. */
  private static final long EASY_STEPS = 300_000;

  private final IndexedProblem task;
  private final SearchBudget budget;
  private final long easy;
  private final long quick;
  private final int trains;

  /** Whether a train is like the one after it, so that both have the same runs. */
  private final boolean[] twins;

  private final List<CallChooser> choosers;

  /** Runs that are made beside these, for a judge of all. */
  private final List<JudgedRun> others;

  /** The score that a judge of all runs may add to them, beside the share of each. */
  private final long mostOfAll;

  private final LateJudging late;
  private final RunCombination nothing;
  private final GreedyRuns greedy;
  private CandidateLists lists;
  private SearchBudget steps;
  private long toll = 0;
  private long unit = 1;
  private RunCombination best;

  /** The score that runs must exceed to be judged: first those that could earn most. */
  private long aimed = 0;

  /** All runs that could score more have been judged. */
  private long examined = Long.MAX_VALUE;

  RunCombiner(IndexedProblem task, SearchBudget budget) {
    this(task, budget, task.roomForTrack(), List.of());
  }

  /**
   * @param taken keys of track that is not available
   * @param others runs that use it
   */
  RunCombiner(IndexedProblem task, SearchBudget budget, long[] taken, List<JudgedRun> others) {
    this(task, budget, taken, others, EASY_STEPS, LONG_SEARCH);
  }

  /**
   * @param easy steps after which runs pay for their track
   * @param quick steps after which the last aim follows at once
   */
  RunCombiner(
      IndexedProblem task,
      SearchBudget budget,
      long[] taken,
      List<JudgedRun> others,
      long easy,
      long quick) {
    this.others = others;
    this.mostOfAll =
        task.unit * (task.judging.mostOfAll() + others.stream().mapToLong(JudgedRun::share).sum());
    this.late = new LateJudging(task, budget);
    this.easy = easy;
    this.quick = quick;
    this.task = task;
    this.budget = budget;
    this.steps = budget;
    this.trains = task.runners.length;
    this.twins = new boolean[trains];
    for (int train = 0; train + 1 < trains; train++)
      twins[train] = task.runners[train].isLike(task.runners[train + 1]);
    this.choosers =
        Arrays.stream(task.runners).map(runner -> new CallChooser(task, runner, budget)).toList();
    this.nothing = RunCombination.none(taken);
    this.best = nothing;
    this.greedy = new GreedyRuns(task, budget, nothing, others, late);
  }

  /** The best runs, in the order of the trains. */
  List<Run> best() {
    for (int train = 0; train < trains; train++) keep(greedy.startingWith(train));
    if (trains > 1 || task.judging.ofAll() || task.judging.isLate()) searchAll();
    return best.runs(task);
  }

  /** The total score of the best runs. */
  long score() {
    return best.score();
  }

  private void searchAll() {
    lists = new CandidateLists(task, budget, nothing, greedy.alone(), mostOfAll, late);
    long gap = lists.sumAlone() + mostOfAll - best.score();
    if (gap <= 0) return;
    for (int parts = FIRST_AIM; parts >= 1 && !budget.isCut(); parts = next(parts)) {
      long aim = Math.max(best.score(), lists.sumAlone() + mostOfAll - gap / parts);
      lists.listAbove(aim);
      if (task.judging.ofAll() || task.judging.isLate()) aimed = aim;
      steps = budget.part(easy);
      combine(0, 0, nothing, 0);
      if (steps.isCut()) break;
      if (best.score() >= aim) return;
      if (aimed > 0) examined = aim - mostOfAll;
    }
    if (steps.isCut() && !budget.isCut()) combinePaying();
  }

  private int next(int parts) {
    return parts > 1 && budget.spent() > quick ? 1 : parts / 2;
  }

  /**
   * Most boards need few steps; where many trains share little track, prices reduce the steps
   * greatly.
   */
  private void combinePaying() {
    aimed = 0;
    lists.listAbove(best.score());
    long[] prices = TrackPrices.of(lists.all(), Math.max(0, best.score() - mostOfAll));
    toll = Arrays.stream(prices).sum();
    unit = lists.commonUnit();
    lists.pay(prices);
    for (long more = easy; steps.isCut() && !budget.isCut(); more *= 2) {
      lists.dropUseless(worthToBeat());
      steps = budget.part(more);
      combine(0, 0, nothing, 0);
    }
  }

  /**
   * The worth that combinations must exceed to beat the best result so far, even if a judge adds
   * most; single scores are multiples of the unit.
   */
  private long worthToBeat() {
    long toBeat = Math.max(best.score(), aimed) - mostOfAll;
    return (Math.floorDiv(toBeat, unit) + 1) * unit - 1 - toll;
  }

  /**
   * @param worth of the runs so far; with the toll it is at least the most of their score
   */
  private void combine(int train, int from, RunCombination together, long worth) {
    if (train == trains) {
      keep(together);
      return;
    }
    FreeRuns[] free = free(train, together.keys());
    long[] most = most(free, train, from, worth);
    if (worth + most[train] <= worthToBeat()) return;
    RunList list = lists.get(train);
    boolean twin = twins[train];
    int at = next(free[train], from, worthToBeat() - worth - most[train + 1]);
    while (at >= 0) {
      RunCandidate candidate = late.known(train, list.get(at));
      long with = worth + list.worth(at) - (list.get(at).most() - candidate.most());
      if (together.keepsPassingRule(candidate) && with + most[train + 1] > worthToBeat())
        combine(train + 1, twin ? at + 1 : 0, together.with(train, candidate), with);
      at = next(free[train], at + 1, worthToBeat() - worth - most[train + 1]);
    }
    combine(train + 1, twin ? list.size() : 0, together, worth);
  }

  /** For this and all later trains, the runs on the remaining track. */
  private FreeRuns[] free(int train, long[] taken) {
    FreeRuns[] free = new FreeRuns[trains];
    for (int later = train; later < trains; later++)
      free[later] =
          later > train && twins[later - 1]
              ? free[later - 1].forTwin()
              : lists.get(later).without(taken);
    return free;
  }

  /**
   * Upper bounds for what this and all later trains can add with their free runs; nothing where
   * that is too little.
   */
  private long[] most(FreeRuns[] free, int train, int from, long worth) {
    long[] most = new long[trains + 1];
    long before = 0;
    for (int later = train; later < trains; later++) before += lists.get(later).most();
    for (int later = trains - 1; later >= train; later--) {
      RunList list = lists.get(later);
      before -= list.most();
      long needed = worthToBeat() - worth - before - most[later + 1];
      int first = next(free[later], later == train ? from : 0, Math.max(0, needed));
      if (first < 0 && needed >= 0) return new long[trains + 1];
      most[later] = most[later + 1] + (first < 0 ? 0 : list.worth(first));
    }
    return most;
  }

  /** The next run that is free, or -1 if there is none or the budget is spent. */
  private int next(FreeRuns free, int from, long above) {
    int at = free.next(from, above);
    return steps.spend(1 + free.words() / WORDS_A_STEP) ? at : -1;
  }

  private void keep(RunCombination together) {
    long most = together.most();
    if (most > examined || most <= Math.max(best.score(), aimed) - mostOfAll) return;
    Optional<RunCombination> known = judgedEach(together);
    if (known.isEmpty()) return;
    List<RunCombination.TrainRun> runs = known.get().inOrder();
    List<CallChooser> theirs = runs.stream().map(run -> choosers.get(run.train())).toList();
    List<RunCandidate> candidates = runs.stream().map(RunCombination.TrainRun::candidate).toList();
    long shares = known.get().most() - known.get().score();
    new CallSettlement(task, steps, candidates, theirs)
        .bestAbove(best.score() - mostOfAll - shares) // calls that obey the rules score no more
        .ifPresent(settled -> judge(known.get().settled(settled)));
  }

  /** The same runs, each judged; empty as soon as they are illegal or too little. */
  private Optional<RunCombination> judgedEach(RunCombination together) {
    if (!task.judging.isLate()) return Optional.of(together);
    long most = together.most();
    RunCombination judged = nothing;
    for (RunCombination.TrainRun run : together.inOrder()) {
      RunCandidate candidate = late.judge(run.train(), run.candidate());
      most -= run.candidate().most() - candidate.most();
      if (most <= best.score() - mostOfAll) return Optional.empty();
      judged = judged.with(run.train(), candidate);
    }
    return Optional.of(judged);
  }

  /** Keeps runs that are legal together and better than the best. */
  private void judge(RunCombination together) {
    if (!task.judging.ofAll()) best = together;
    else
      together
          .judged(task, others, steps)
          .filter(judged -> judged.score() > best.score())
          .ifPresent(judged -> best = judged);
  }

  /** Runs one train as well as possible, then each of the others on the remaining track. */
  private static final class GreedyRuns {
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
      if (!together.isEmpty() && task.rules.mustMeet()) needs.add(together.called(task));
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
}
