package roundhouse.route;

import java.util.ArrayList;
import java.util.List;

/**
 * The stops of a run that its train may call at or skip, and the best of them that it can reach.
 */
final class OptionalCalls {
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
