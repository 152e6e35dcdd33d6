package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.UnaryOperator;

/** For each train, the runs that could be part of a better result; equal trains share a list. */
final class CandidateLists {
  private final IndexedProblem task;
  private final SearchBudget budget;
  private final RunCombination nothing;
  private final long[] alone;
  private final long sumAlone;
  private final long mostOfAll;
  private final LateJudging late;
  private final List<RunList> lists = new ArrayList<>();

  /** The lowest aim so far: a higher one needs no search, only fewer of the runs found. */
  private long listed;

  /**
   * @param nothing the combination without runs
   * @param first the most that each train could earn when it ran first
   * @param mostOfAll what a judge of all runs may add to their scores, beside the share of each
   */
  CandidateLists(
      IndexedProblem task,
      SearchBudget budget,
      RunCombination nothing,
      long[] first,
      long mostOfAll,
      LateJudging late) {
    this.mostOfAll = mostOfAll;
    this.late = late;
    this.task = task;
    this.budget = budget;
    this.nothing = nothing;
    this.alone = first.clone();
    for (int train = 0; train < alone.length; train++) alone[train] = bestAlone(train);
    this.sumAlone = Arrays.stream(alone).sum();
  }

  /** The sum of the most that each train can earn alone, which no combination exceeds. */
  long sumAlone() {
    return sumAlone;
  }

  List<RunList> all() {
    return lists;
  }

  RunList get(int train) {
    return lists.get(train);
  }

  /** Lists the runs that could be part of a better result than the aim. */
  void listAbove(long aim) {
    if (!lists.isEmpty() && aim >= listed) {
      dropUseless(aim - mostOfAll);
      return;
    }
    listed = aim;
    lists.clear();
    for (int train = 0; train < alone.length; train++) lists.add(list(train, aim));
  }

  /** Makes each run worth its score less the price of its track. */
  void pay(long[] prices) {
    change(list -> list.paying(prices));
  }

  /**
   * Drops runs that cannot be part of a better result, even if all others are the best of their
   * train.
   *
   * @param worthToBeat that a better result must exceed
   */
  void dropUseless(long worthToBeat) {
    long slack = lists.stream().mapToLong(RunList::most).sum() - worthToBeat;
    change(list -> list.above(list.most() - slack));
  }

  /** A number that divides all scores. */
  long commonUnit() {
    long unit = task.judging.isLate() ? task.unit : 0;
    for (RunList list : lists)
      for (RunCandidate run : list.runs()) unit = commonDivisor(unit, run.most());
    return Math.max(1, unit);
  }

  private static long commonDivisor(long one, long other) {
    return other == 0 ? one : commonDivisor(other, one % other);
  }

  private void change(UnaryOperator<RunList> change) {
    var changed = new IdentityHashMap<RunList, RunList>();
    lists.replaceAll(list -> changed.computeIfAbsent(list, change));
  }

  /**
   * The most that a train can earn alone; that when it ran first, with a call at home, is a lower
   * bound.
   */
  private long bestAlone(int train) {
    if (task.like(train) < train) return alone[task.like(train)];
    long[] most = {alone[train]};
    if (task.rules.callAtHome()) search(train, most[0], candidate -> most[0] = candidate.most());
    return most[0];
  }

  private RunList list(int train, long aim) {
    if (task.like(train) < train) return lists.get(task.like(train));
    var found = new ArrayList<RunCandidate>();
    long above = Math.max(-1, aim - mostOfAll - (sumAlone - alone[train]));
    search(
        train,
        above,
        candidate -> {
          RunCandidate known = late.known(train, candidate);
          if (known.most() > above) found.add(known);
          return above;
        });
    return RunList.of(found);
  }

  private void search(int train, long above, RunSearch.Sink sink) {
    var wanted =
        new RunSearch.Criteria(nothing.keys(), task.rules.passFullCities(), List.of(), above);
    new RunSearch(task, task.runners[train], wanted, budget, sink).run();
  }
}
