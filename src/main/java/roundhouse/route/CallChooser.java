package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/**
 * Chooses where a train calls on its way: at all required stops, and at the most valuable others
 * within its allowance. Where rules or sets of stops make a choice illegal, or another one worth
 * more, the next best choices follow: each stop that matters is once called at and once not, the
 * most promising choice first.
 */
final class CallChooser {
  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final SearchBudget budget;

  /** Choices that are looked at without steps: few rules need more. */
  private static final int FREE_CHOICES = 16;

  /**
   * Calls of one run.
   *
   * @param score their total value
   * @param places the stops called at, and their groups
   * @param adds revenue by rules and by a judge, beside that of the stops
   * @param gain what a judge may add to the run at most, if it has not been asked about it
   * @param share what a judge of all runs may add for the run at most
   */
  record Calls(long score, long[] places, int adds, int gain, int share) {

    /** The same, with what a judge of the run adds. */
    Calls judged(int more, long unit) {
      return new Calls(score + unit * more, places, adds + more, 0, share);
    }
  }

  /**
   * A choice that is partly made.
   *
   * @param forced stops that are called at
   * @param barred stops that are not
   * @param calls the best of it by the values of stops
   * @param most what it is worth at most, with what rules add
   * @param number in the order in which choices were made
   */
  private record Choice(long[] forced, long[] barred, Calls calls, long most, int number) {}

  private static final Comparator<Choice> BEST_FIRST =
      Comparator.comparingLong(Choice::most).reversed().thenComparingInt(Choice::number);

  CallChooser(IndexedProblem task, IndexedProblem.IndexedTrain runner, SearchBudget budget) {
    this.task = task;
    this.runner = runner;
    this.budget = budget;
  }

  IndexedProblem.IndexedTrain runner() {
    return runner;
  }

  /** Whether the train must call at a marker of the company. */
  boolean mustCallAtMarker() {
    return task.mustCallAtMarker(runner);
  }

  /**
   * The best calls that include a place of each required set.
   *
   * @param forced stops that must be called at, or groups
   * @param above what they must be worth more than, with what judges may still add
   */
  Optional<Calls> best(RunWay way, long[] forced, List<long[]> needs, long above) {
    long[] barred = task.net.roomForPlaces();
    Optional<Calls> free = chosen(way.stops(), forced, barred);
    if (free.isEmpty() || runner.isFree(task) && touches(free.get().places(), needs))
      return free.filter(calls -> calls.score() > above);
    return new Choices(way, needs, above, false)
        .find(forced, barred, free.get()).stream().findFirst();
  }

  /** All calls worth more than this: runs that are judged together by them may need any. */
  List<Calls> all(RunWay way, List<long[]> needs, long above) {
    long[] none = task.net.roomForPlaces();
    return chosen(way.stops(), none, none)
        .map(free -> new Choices(way, needs, above, true).find(none, none, free))
        .orElse(List.of());
  }

  /** The choices on one way. */
  private final class Choices {
    private final int[] stops;
    private final int[] segments;
    private final List<long[]> needs;
    private final boolean every;
    private final PriorityQueue<Choice> open = new PriorityQueue<>(BEST_FIRST);
    private final List<Calls> found = new ArrayList<>();
    private final List<long[]> judged = new ArrayList<>();
    private long above;
    private int made;

    /**
     * @param every whether all are looked for, not only the best
     */
    Choices(RunWay way, List<long[]> needs, long above, boolean every) {
      this.stops = way.stops();
      this.segments = way.segments();
      this.needs = needs;
      this.above = above;
      this.every = every;
    }

    List<Calls> find(long[] forced, long[] barred, Calls first) {
      add(forced, barred, Optional.of(first));
      while (!open.isEmpty() && open.peek().most() > above) {
        Choice choice = open.poll();
        int stop = undecided(choice);
        if (stop < 0 || !every) keep(choice);
        if (stop < 0 || choice.most() <= above) continue;
        if ((task.judging.ofOneByCalls() || made > FREE_CHOICES) && !budget.spend()) break;
        split(choice, stop);
      }
      return found;
    }

    private void split(Choice choice, int stop) {
      long[] with = choice.forced().clone();
      BitWords.add(with, stop);
      add(with, choice.barred(), chosen(stops, with, choice.barred()));
      long[] without = choice.barred().clone();
      BitWords.add(without, stop);
      add(choice.forced(), without, chosen(stops, choice.forced(), without));
    }

    private void add(long[] forced, long[] barred, Optional<Calls> calls) {
      if (calls.isEmpty()) return;
      long[] perhaps = task.net.roomForPlaces();
      for (int stop : stops)
        if (task.mayCall[stop] && !BitWords.has(barred, stop)) task.net.add(perhaps, stop);
      if (!touches(perhaps, needs)) return;
      var known = known(sure(forced), perhaps);
      if (runner.rules().areBroken(known)) return;
      int gain = task.judging.most(runner.rules(), known);
      long most =
          gain == JudgedRuns.ANY
              ? Long.MAX_VALUE
              : calls.get().score()
                  + task.unit
                      * (runner.rules().most(known)
                          + gain
                          + task.judging.share(runner.rules(), known));
      if (most > above) open.add(new Choice(forced, barred, calls.get(), most, made++));
    }

    private RunRules.Way known(long[] sure, long[] perhaps) {
      return new RunRules.Way(task.net.track(), segments, stops, sure, perhaps);
    }

    /** The stops where the run calls at any rate. */
    private long[] sure(long[] forced) {
      long[] sure = task.net.roomForPlaces();
      for (int at = 0; at < stops.length; at++)
        if (mustCallAt(stops[at], isEnd(at, stops)) || task.net.has(forced, stops[at]))
          BitWords.add(sure, stops[at]);
      return sure;
    }

    /** Keeps the best calls of a choice if they are legal and worth more. */
    private void keep(Choice choice) {
      long[] places = choice.calls().places();
      var known = known(places, places);
      int adds = runner.rules().most(known);
      int gain = task.judging.most(runner.rules(), known);
      int share = task.judging.share(runner.rules(), known);
      long most = choice.calls().score() + task.unit * ((long) adds + gain + share);
      if (most <= above || !touches(places, needs) || runner.rules().areBroken(known)) return;
      if (task.judging.isLate()) {
        add(new Calls(choice.calls().score() + task.unit * adds, places, adds, gain, share), most);
        return;
      }
      if (task.judging.ofOne()) {
        Optional<Integer> judged = judged(places, adds, gain);
        if (judged.isEmpty()) return;
        adds += judged.get();
      }
      if (adds < 0 && revenue(places) + adds < 0) return; // no run earns less than nothing
      long score = choice.calls().score() + task.unit * adds;
      most = score + task.unit * share;
      if (most > above) add(new Calls(score, places, adds, 0, share), most);
    }

    private void add(Calls calls, long most) {
      if (!every) {
        found.clear();
        above = most;
      }
      found.add(calls);
    }

    /** What a judge adds to these calls; empty if they are illegal, or were judged before. */
    private Optional<Integer> judged(long[] places, int adds, int most) {
      for (long[] before : judged) if (Arrays.equals(before, places)) return Optional.empty();
      judged.add(places);
      var seen =
          task.judging.seen(
              runner, stops, segments, places, revenue(places) + adds, subsidy(places));
      return task.judging.of(seen, most, budget) instanceof RunJudge.Legal legal
          ? Optional.of(legal.adds())
          : Optional.empty();
    }

    /** A stop that matters to rules or needs where the choice leaves open whether to call. */
    private int undecided(Choice choice) {
      for (int at = 0; at < stops.length; at++) {
        int stop = stops[at];
        if (!task.mayCall[stop]
            || mustCallAt(stop, isEnd(at, stops))
            || task.net.has(choice.forced(), stop)
            || BitWords.has(choice.barred(), stop)) continue;
        if (every || task.judging.ofOneByCalls() || runner.rules().concernCallAt(stop)) return stop;
        for (long[] need : needs) if (task.net.has(need, stop)) return stop;
      }
      return -1;
    }

    private int subsidy(long[] places) {
      int subsidy = 0;
      for (int stop : stops)
        if (BitWords.has(places, stop))
          subsidy += runner.train().values().subsidyAt(task.net.ref(stop));
      return subsidy;
    }

    /** What the calls earn without rules. */
    private int revenue(long[] places) {
      StopValues values = runner.train().values();
      int revenue = 0;
      for (int at = 0; at < stops.length; at++) {
        if (!BitWords.has(places, stops[at])) continue;
        StopRef stop = task.net.ref(stops[at]);
        revenue += values.revenueAt(stop) + (isEnd(at, stops) ? values.moreAtEnd(stop) : 0);
      }
      return revenue;
    }
  }

  private static boolean touches(long[] places, List<long[]> needs) {
    for (long[] need : needs) if (!BitWords.meet(places, need)) return false;
    return true;
  }

  private static boolean isEnd(int at, int[] stops) {
    return at == 0 || at == stops.length - 1;
  }

  /** The best calls by the values of stops, with these and without those. */
  private Optional<Calls> chosen(int[] stops, long[] forced, long[] barred) {
    long[] called = task.net.roomForPlaces();
    var optional = new OptionalCalls(task, runner);
    long score = runner.perStop() * stops.length;
    int cities = 0;
    int towns = 0;
    for (int at = 0; at < stops.length; at++) {
      int stop = stops[at];
      boolean end = isEnd(at, stops);
      long worth = runner.scores()[stop] + (end ? runner.ends()[stop] : 0);
      if (mustCallAt(stop, end) || task.net.has(forced, stop)) {
        task.net.add(called, stop);
        score += worth;
        if (task.large[stop]) cities += task.cost[stop];
        else towns += task.cost[stop];
      } else if (worth > 0 && task.mayCall[stop] && !BitWords.has(barred, stop)) {
        optional.add(stop, worth);
      }
    }
    if (cities > runner.cities() || towns > runner.smallAllowance(cities)) return Optional.empty();
    for (OptionalCalls.Call call : optional.best(cities, towns)) {
      task.net.add(called, call.stop());
      score += call.worth();
    }
    return Optional.of(new Calls(score, called, 0, 0, 0));
  }

  private boolean mustCallAt(int stop, boolean end) {
    return !runner.skips() && (task.large[stop] || runner.mustCall(task, stop) || end);
  }

  /**
   * The stops of a run that its train may call at or skip, and the best of them that it can reach.
   */
  private static final class OptionalCalls {
    private final IndexedProblem task;
    private final IndexedProblem.IndexedTrain runner;
    private final List<Call> large = new ArrayList<>();
    private final List<Call> small = new ArrayList<>();

    /** An optional call and its value. */
    record Call(int stop, long worth) {}

    OptionalCalls(IndexedProblem task, IndexedProblem.IndexedTrain runner) {
      this.task = task;
      this.runner = runner;
    }

    void add(int stop, long worth) {
      (task.large[stop] ? large : small).add(new Call(stop, worth));
    }

    /**
     * The most valuable calls that the train's allowance leaves room for.
     *
     * @param cities calls at large stations that are made anyway
     * @param towns calls at small stations that are made anyway
     */
    List<Call> best(int cities, int towns) {
      int allLarge = cities + cost(large);
      if (allLarge <= runner.cities() && towns + cost(small) <= runner.smallAllowance(allLarge))
        return joined(large, small);
      List<Call> best = List.of();
      int most = Math.min(runner.cities() - cities, cost(large));
      for (int more = 0; more <= most && towns <= runner.smallAllowance(cities + more); more++) {
        int room = runner.smallAllowance(cities + more) - towns;
        List<Call> both = joined(fitting(more, large), fitting(room, small));
        if (worth(both) > worth(best)) best = both;
      }
      return best;
    }

    private static List<Call> joined(List<Call> large, List<Call> small) {
      var both = new ArrayList<>(large);
      both.addAll(small);
      return both;
    }

    private int cost(List<Call> calls) {
      int cost = 0;
      for (Call call : calls) cost += task.cost[call.stop];
      return cost;
    }

    private static long worth(List<Call> calls) {
      long worth = 0;
      for (Call call : calls) worth += call.worth;
      return worth;
    }

    /** The most valuable calls that fit into the room (a knapsack). */
    private List<Call> fitting(int room, List<Call> calls) {
      if (cost(calls) <= room) return calls;
      long[][] best = new long[calls.size() + 1][room + 1];
      for (int count = 1; count <= calls.size(); count++) {
        int cost = task.cost[calls.get(count - 1).stop];
        long worth = calls.get(count - 1).worth;
        for (int used = 0; used <= room; used++) {
          long without = best[count - 1][used];
          best[count][used] =
              used < cost ? without : Math.max(without, best[count - 1][used - cost] + worth);
        }
      }
      return traceBack(best, room, calls);
    }

    private List<Call> traceBack(long[][] best, int room, List<Call> calls) {
      var chosen = new ArrayList<Call>();
      int left = room;
      for (int count = calls.size(); count > 0; count--) {
        if (best[count][left] == best[count - 1][left]) continue;
        chosen.add(calls.get(count - 1));
        left -= task.cost[calls.get(count - 1).stop];
      }
      return chosen;
    }
  }
}
