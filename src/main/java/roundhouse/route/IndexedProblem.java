package roundhouse.route;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import roundhouse.board.Stop;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;

/** A route problem in arrays: the properties of each node for the company and its trains. */
final class IndexedProblem {
  private static final int ANY = 99;

  final RouteNet net;
  final RouteRules rules;
  final boolean[] large;
  final boolean[] mustCall;
  final boolean[] town;
  final boolean[] mayCall;
  final boolean[] mayEnd;
  final boolean[] blocked;
  final int[] cost;
  final long[] markers;
  final long[] home;
  final IndexedTrain[] runners;
  final RunJudging judging;

  /** The groups of the trains: the track that runs use up is counted for each of them. */
  private final List<String> groups;

  /** The score of 1 of revenue. */
  final long unit;

  /**
   * A train in arrays.
   *
   * @param cities limit of large stations
   * @param towns limit of small stations
   * @param scores value of a call at each stop, by node
   * @param order stops with a value: first those that use no allowance, then by descending value
   * @param ends extra value of a call at an end of the run, by node
   * @param better stops with an extra value at an end
   * @param rules of its runs
   * @param kind what a judge of runs distinguishes trains by; "" without one
   */
  record IndexedTrain(
      RunningTrain train,
      int cities,
      int towns,
      boolean spare,
      long[] scores,
      int[] order,
      long[] ends,
      int[] better,
      RunRules rules,
      String kind) {

    /** Whether neither rules nor a judge decide what its runs are worth, only the stops. */
    boolean isFree(IndexedProblem task) {
      return rules.isEmpty() && !task.judging.ofOne();
    }

    /** The limit of small stations after calls at some large ones. */
    int smallAllowance(int citiesCalled) {
      return towns + (spare ? cities - citiesCalled : 0);
    }

    /** Whether it may pass stops of any size without counting them. */
    boolean skips() {
      return train.allowance().skipsCities();
    }

    /** Whether it must call at a stop on its way that is not large. */
    boolean mustCall(IndexedProblem task, int node) {
      return task.mustCall[node] && !(train.allowance().skipsTowns() && task.town[node]);
    }

    /** Whether it may pass this many stops on its way. */
    boolean mayVisit(int stops) {
      var allowance = train.allowance();
      return !allowance.limitsVisits() || stops <= allowance.visits();
    }

    /** What each stop on the way adds to the score of a run. */
    long perStop() {
      return train.allowance().limitsVisits() ? RouteGoal.STOP : 0;
    }

    /** The most that stops on the way can add. */
    long mostForStops() {
      return perStop() * train.allowance().visits();
    }

    boolean isLike(IndexedTrain other) {
      return kind.equals(other.kind)
          && train.group().equals(other.train.group())
          && train.allowance().equals(other.train.allowance())
          && train.values().equals(other.train.values());
    }
  }

  IndexedProblem(RouteProblem problem, RouteNet net) {
    this.net = net;
    this.rules = problem.rules();
    this.judging = new RunJudging(net, problem.judged(), problem.goal());
    this.unit = problem.goal().score(1, 0);
    int nodes = net.nodes();
    large = new boolean[nodes];
    mustCall = new boolean[nodes];
    town = new boolean[nodes];
    mayCall = new boolean[nodes];
    mayEnd = new boolean[nodes];
    blocked = new boolean[nodes];
    cost = new int[nodes];
    for (int node = 0; node < nodes && net.isStop(node); node++)
      describe(node, net.stop(node), problem.haltsIgnored());
    problem.blocked().forEach(stop -> net.node(stop).ifPresent(node -> blocked[node] = true));
    markers = stops(problem.markers());
    home = stops(problem.home());
    groups = problem.trains().stream().map(RunningTrain::group).distinct().toList();
    runners =
        problem.trains().stream()
            .map(train -> runner(train, problem.goal()))
            .toArray(IndexedTrain[]::new);
  }

  /** Room for the track that runs use up: keys of the net for each group of trains. */
  long[] roomForTrack() {
    return new long[groups.size() * net.roomForKeys().length];
  }

  /** The track with these keys as used up by a train, for all of its group. */
  long[] usedUp(RunningTrain train, long[] keys) {
    int group = groups.indexOf(train.group());
    if (group == 0 && groups.size() == 1) return keys;
    long[] used = roomForTrack();
    if (group >= 0) System.arraycopy(keys, 0, used, group * keys.length, keys.length);
    return used;
  }

  /** The keys of the net that are used up for a train. */
  long[] keysUsedUp(RunningTrain train, long[] used) {
    if (groups.size() == 1) return used;
    int size = used.length / groups.size();
    int from = groups.indexOf(train.group()) * size;
    return Arrays.copyOfRange(used, from, from + size);
  }

  /** The train with this id, which there is. */
  IndexedTrain runner(String id) {
    return Arrays.stream(runners)
        .filter(runner -> runner.train().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** The first train equal to this one, perhaps itself: they have the same possible runs. */
  int like(int train) {
    int first = 0;
    while (!runners[first].isLike(runners[train])) first++;
    return first;
  }

  /** Whether a train must call at a marker of the company; one that skips may do without. */
  boolean mustCallAtMarker(IndexedTrain runner) {
    return !(runner.skips() && rules.skipMarkers());
  }

  private void describe(int node, Stop stop, boolean haltsIgnored) {
    boolean halt = stop.kind() == Stop.Kind.HALT;
    large[node] = !stop.isSmall();
    town[node] = stop.kind() == Stop.Kind.TOWN;
    mayCall[node] = !(halt && haltsIgnored);
    mustCall[node] = !halt && !(stop.isSmall() && rules.skipTowns());
    mayEnd[node] = !halt;
    cost[node] = stop.visitCost();
  }

  /** A marker stands in one stop of a group, not in all. */
  private long[] stops(Set<StopRef> stops) {
    long[] set = net.roomForPlaces();
    stops.forEach(stop -> net.node(stop).ifPresent(node -> BitWords.add(set, node)));
    return set;
  }

  private IndexedTrain runner(RunningTrain train, RouteGoal goal) {
    long[] scores = new long[net.nodes()];
    add(scores, mayCall, train.values().revenue(), revenue -> goal.score(revenue, 0));
    add(scores, mayCall, train.values().subsidy(), subsidy -> goal.score(0, subsidy));
    int[] order = order(scores);
    var allowance = train.allowance();
    long[] ends = new long[scores.length];
    add(ends, mayEnd, train.values().atEnd(), revenue -> goal.score(revenue, 0));
    int[] better = IntStream.range(0, ends.length).filter(node -> ends[node] > 0).toArray();
    return new IndexedTrain(
        train,
        limit(allowance.cities()),
        limit(allowance.towns()),
        allowance.spare(),
        scores,
        order,
        ends,
        better,
        new RunRules(net, train.values().rules(), goal == RouteGoal.REVENUE),
        judging.ofOne() || judging.ofAll() ? train.type() : "");
  }

  /** Adds what stops are worth to the scores of their nodes, where those may be called at so. */
  private void add(
      long[] scores, boolean[] may, Map<StopRef, Integer> values, IntToLongFunction score) {
    values.forEach(
        (stop, value) ->
            net.node(stop)
                .filter(node -> may[node])
                .ifPresent(node -> scores[node] += score.applyAsLong(value)));
  }

  private int[] order(long[] scores) {
    int[] order = new int[scores.length];
    int ordered = 0;
    for (int node = 0; node < scores.length; node++) {
      if (scores[node] <= 0) continue;
      int at = ordered++;
      for (; at > 0 && isBefore(node, order[at - 1], scores); at--) order[at] = order[at - 1];
      order[at] = node;
    }
    return Arrays.copyOf(order, ordered);
  }

  private boolean isBefore(int node, int other, long[] scores) {
    boolean counts = cost[node] > 0;
    return counts == cost[other] > 0 ? scores[node] > scores[other] : !counts;
  }

  private static int limit(int allowed) {
    return allowed == ANY ? 1_000_000 : allowed;
  }
}
