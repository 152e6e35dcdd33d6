package roundhouse.route;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
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
   */
  record Calls(long score, long[] places) {}

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

  /** Whether the train must call at a marker of the company. */
  boolean mustCallAtMarker() {
    return task.mustCallAtMarker(runner);
  }

  /**
   * The best calls that include a place of each required set.
   *
   * @param stops of the run from end to end
   * @param forced stops that must be called at, or groups
   * @param above what they must be worth more than
   */
  Optional<Calls> best(int[] stops, long[] forced, List<long[]> needs, long above) {
    long[] barred = task.net.roomForPlaces();
    Optional<Calls> free = chosen(stops, forced, barred);
    if (free.isEmpty() || runner.rules().isEmpty() && touches(free.get().places(), needs))
      return free.filter(calls -> calls.score() > above);
    return new Choices(stops, needs, above).best(forced, barred, free.get());
  }

  /** The choices on one way. */
  private final class Choices {
    private final int[] stops;
    private final List<long[]> needs;
    private final PriorityQueue<Choice> open = new PriorityQueue<>(BEST_FIRST);
    private Optional<Calls> best = Optional.empty();
    private long above;
    private int made;

    Choices(int[] stops, List<long[]> needs, long above) {
      this.stops = stops;
      this.needs = needs;
      this.above = above;
    }

    Optional<Calls> best(long[] forced, long[] barred, Calls first) {
      add(forced, barred, Optional.of(first));
      while (!open.isEmpty() && open.peek().most() > above) {
        Choice choice = open.poll();
        keep(choice);
        int stop = undecided(choice);
        if (stop < 0 || choice.most() <= above) continue;
        if (made > FREE_CHOICES && !budget.spend()) break;
        split(choice, stop);
      }
      return best;
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
      var known = new RunRules.Way(stops, sure(forced), perhaps);
      if (runner.rules().areBroken(known)) return;
      long most = calls.get().score() + runner.unit() * runner.rules().most(known);
      if (most > above) open.add(new Choice(forced, barred, calls.get(), most, made++));
    }

    /** The stops where the run calls at any rate. */
    private long[] sure(long[] forced) {
      long[] sure = task.net.roomForPlaces();
      for (int at = 0; at < stops.length; at++)
        if (mustCallAt(stops[at], isEnd(at, stops)) || task.net.has(forced, stops[at]))
          BitWords.add(sure, stops[at]);
      return sure;
    }

    /** Keeps the best calls of a choice if they obey the rules and are worth more. */
    private void keep(Choice choice) {
      long[] places = choice.calls().places();
      var known = new RunRules.Way(stops, places, places);
      int adds = runner.rules().most(known);
      long score = choice.calls().score() + runner.unit() * adds;
      if (score <= above || !touches(places, needs) || runner.rules().areBroken(known)) return;
      if (adds < 0 && revenue(places) + adds < 0) return; // no run earns less than nothing
      best = Optional.of(new Calls(score, places));
      above = score;
    }

    /** A stop that matters to rules or needs where the choice leaves open whether to call. */
    private int undecided(Choice choice) {
      for (int at = 0; at < stops.length; at++) {
        int stop = stops[at];
        if (!task.mayCall[stop]
            || mustCallAt(stop, isEnd(at, stops))
            || task.net.has(choice.forced(), stop)
            || BitWords.has(choice.barred(), stop)) continue;
        if (runner.rules().concernCallAt(stop)) return stop;
        for (long[] need : needs) if (task.net.has(need, stop)) return stop;
      }
      return -1;
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
    return Optional.of(new Calls(score, called));
  }

  private boolean mustCallAt(int stop, boolean end) {
    return !runner.skips() && (task.large[stop] || task.mustCall[stop] || end);
  }
}
