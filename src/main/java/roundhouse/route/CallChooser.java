package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chooses where a train calls on its way: all it must, and of the rest what is worth most within its allowance. */
final class CallChooser {
  private final RouteTask task;
  private final RouteTask.Runner runner;

  /**
   * Calls of one run.
   *
   * @param score what they are worth together
   * @param places where
   */
  record Calls(long score, long[] places) {}

  CallChooser(RouteTask task, RouteTask.Runner runner) {
    this.task = task;
    this.runner = runner;
  }

  /** Whether its train may run through stops without counting them. */
  boolean skips() {
    return runner.skips();
  }

  /**
   * The best calls that touch each of some sets of places.
   *
   * @param stops of the run from end to end
   * @param forced places to call at in any case
   */
  Optional<Calls> best(int[] stops, long[] forced, List<long[]> needs) {
    Optional<Calls> free = best(stops, forced);
    if (free.isEmpty()) return free;
    for (long[] need : needs) {
      if (!Bits.meet(free.get().places(), need)) return touching(need, stops, forced, needs);
    }
    return free;
  }

  private Optional<Calls> touching(long[] need, int[] stops, long[] forced, List<long[]> needs) {
    Optional<Calls> best = Optional.empty();
    for (int stop : stops) {
      int place = task.net.place(stop);
      if (!task.mayCall[stop] || !Bits.has(need, place) || Bits.has(forced, place)) continue;
      long[] more = forced.clone();
      Bits.add(more, place);
      Optional<Calls> calls = best(stops, more, needs);
      if (calls.isPresent() && (best.isEmpty() || calls.get().score() > best.get().score())) best = calls;
    }
    return best;
  }

  /** Where a train may skip stops, two that bring something together may be worth more than their neighbours. */
  private Optional<Calls> best(int[] stops, long[] forced) {
    Optional<Calls> best = chosen(stops, forced);
    if (!runner.skips()) return best;
    for (RouteTask.Pair pair : runner.pairs()) {
      int one = on(stops, pair.one());
      int other = on(stops, pair.other());
      if (one < 0 || other < 0) continue;
      long[] more = forced.clone();
      Bits.add(more, task.net.place(one));
      Bits.add(more, task.net.place(other));
      Optional<Calls> calls = chosen(stops, more);
      if (calls.isPresent() && (best.isEmpty() || calls.get().score() > best.get().score())) best = calls;
    }
    return best;
  }

  /** One of these nodes that is among the stops, -1 for none. */
  private static int on(int[] stops, int[] nodes) {
    for (int node : nodes) for (int stop : stops) if (stop == node) return node;
    return -1;
  }

  private long pairs(long[] called) {
    long score = 0;
    for (RouteTask.Pair pair : runner.pairs())
      if (calls(called, pair.one()) && calls(called, pair.other())) score += pair.score();
    return score;
  }

  private boolean calls(long[] called, int[] nodes) {
    for (int node : nodes) if (Bits.has(called, task.net.place(node))) return true;
    return false;
  }

  private Optional<Calls> chosen(int[] stops, long[] forced) {
    long[] called = task.net.roomForPlaces();
    var optional = new ArrayList<Integer>();
    long score = 0;
    int cities = 0;
    int towns = 0;
    for (int at = 0; at < stops.length; at++) {
      int stop = stops[at];
      boolean end = at == 0 || at == stops.length - 1;
      boolean must = !runner.skips() && (task.large[stop] || task.mustCall[stop] || end);
      if (must || Bits.has(forced, task.net.place(stop))) {
        Bits.add(called, task.net.place(stop));
        score += runner.scores()[stop] + (end ? runner.ends()[stop] : 0);
        if (task.large[stop]) cities += task.cost[stop];
        else towns += task.cost[stop];
      } else if (runner.scores()[stop] > 0) {
        optional.add(stop);
      }
    }
    int room = runner.smallAllowance(cities) - towns;
    if (cities > runner.cities() || room < 0) return Optional.empty();
    for (int stop : filling(room, optional)) {
      Bits.add(called, task.net.place(stop));
      score += runner.scores()[stop];
    }
    return Optional.of(new Calls(score + pairs(called), called));
  }

  /** The most valuable of the stops whose costs fit together. */
  private List<Integer> filling(int room, List<Integer> stops) {
    int all = stops.stream().mapToInt(stop -> task.cost[stop]).sum();
    if (all <= room) return stops;
    long[][] best = new long[stops.size() + 1][room + 1];
    for (int count = 1; count <= stops.size(); count++) {
      int cost = task.cost[stops.get(count - 1)];
      long score = runner.scores()[stops.get(count - 1)];
      for (int used = 0; used <= room; used++) {
        long without = best[count - 1][used];
        best[count][used] = used < cost ? without : Math.max(without, best[count - 1][used - cost] + score);
      }
    }
    return traceBack(best, room, stops);
  }

  private List<Integer> traceBack(long[][] best, int room, List<Integer> stops) {
    var chosen = new ArrayList<Integer>();
    int left = room;
    for (int count = stops.size(); count > 0; count--) {
      if (best[count][left] == best[count - 1][left]) continue;
      chosen.add(stops.get(count - 1));
      left -= task.cost[stops.get(count - 1)];
    }
    return chosen;
  }
}
