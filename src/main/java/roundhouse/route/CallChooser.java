package roundhouse.route;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Chooses where a train calls on its way: at all required stops, and at the most valuable others
 * within its allowance.
 */
final class CallChooser {
  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;

  /**
   * Calls of one run.
   *
   * @param score their total value
   * @param places the stops called at, and their groups
   */
  record Calls(long score, long[] places) {}

  CallChooser(IndexedProblem task, IndexedProblem.IndexedTrain runner) {
    this.task = task;
    this.runner = runner;
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
   */
  Optional<Calls> best(int[] stops, long[] forced, List<long[]> needs) {
    Optional<Calls> free = best(stops, forced);
    if (free.isEmpty()) return free;
    for (long[] need : needs) {
      if (!BitWords.meet(free.get().places(), need)) return touching(need, stops, forced, needs);
    }
    return free;
  }

  private Optional<Calls> touching(long[] need, int[] stops, long[] forced, List<long[]> needs) {
    Optional<Calls> best = Optional.empty();
    for (int stop : stops) {
      if (!task.mayCall[stop] || !task.net.has(need, stop) || task.net.has(forced, stop)) continue;
      long[] more = forced.clone();
      BitWords.add(more, stop);
      Optional<Calls> calls = best(stops, more, needs);
      if (calls.isPresent() && (best.isEmpty() || calls.get().score() > best.get().score()))
        best = calls;
    }
    return best;
  }

  private Optional<Calls> best(int[] stops, long[] forced) {
    return best(stops, forced, 0);
  }

  /**
   * The best calls with or without both places of each pair from {@code first} on: where a train
   * may skip stops, two with a bonus may be worth more than others. Each way to have some bonuses
   * is tried, for the best calls with one may be worse than the best without it.
   */
  private Optional<Calls> best(int[] stops, long[] forced, int first) {
    Optional<Calls> best = chosen(stops, forced);
    if (best.isEmpty()) return best;
    for (int pair = first; pair < runner.pairs().size(); pair++) {
      IndexedProblem.Pair both = runner.pairs().get(pair);
      for (int one : on(stops, both.one())) {
        for (int other : on(stops, both.other())) {
          if (task.net.has(forced, one) && task.net.has(forced, other)) continue;
          long[] more = forced.clone();
          BitWords.add(more, one);
          BitWords.add(more, other);
          Optional<Calls> calls = best(stops, more, pair + 1);
          if (calls.isPresent() && calls.get().score() > best.get().score()) best = calls;
        }
      }
    }
    return best;
  }

  /** The nodes that are among the stops and may be called at. */
  private int[] on(int[] stops, int[] nodes) {
    return Arrays.stream(nodes)
        .filter(node -> task.mayCall[node] && Arrays.stream(stops).anyMatch(stop -> stop == node))
        .toArray();
  }

  /** The bonuses of stops that are called at. */
  private long pairs(int[] stops, long[] called) {
    long score = 0;
    for (IndexedProblem.Pair pair : runner.pairs())
      if (calls(called, on(stops, pair.one())) && calls(called, on(stops, pair.other())))
        score += pair.score();
    return score;
  }

  private boolean calls(long[] called, int... nodes) {
    for (int node : nodes) if (BitWords.has(called, node)) return true;
    return false;
  }

  private Optional<Calls> chosen(int[] stops, long[] forced) {
    long[] called = task.net.roomForPlaces();
    var optional = new OptionalCalls(task, runner);
    long score = runner.perStop() * stops.length;
    int cities = 0;
    int towns = 0;
    for (int at = 0; at < stops.length; at++) {
      int stop = stops[at];
      boolean end = at == 0 || at == stops.length - 1;
      long worth = runner.scores()[stop] + (end ? runner.ends()[stop] : 0);
      if (mustCallAt(stop, end) || task.net.has(forced, stop)) {
        task.net.add(called, stop);
        score += worth;
        if (task.large[stop]) cities += task.cost[stop];
        else towns += task.cost[stop];
      } else if (worth > 0 && task.mayCall[stop]) {
        optional.add(stop, worth);
      }
    }
    if (cities > runner.cities() || towns > runner.smallAllowance(cities)) return Optional.empty();
    for (OptionalCalls.Call call : optional.best(cities, towns)) {
      task.net.add(called, call.stop());
      score += call.worth();
    }
    return Optional.of(new Calls(score + pairs(stops, called), called));
  }

  private boolean mustCallAt(int stop, boolean end) {
    return !runner.skips() && (task.large[stop] || task.mustCall[stop] || end);
  }
}
