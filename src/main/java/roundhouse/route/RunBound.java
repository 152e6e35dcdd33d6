package roundhouse.route;

/**
 * An upper bound for the value of a partial run: the best stops reachable from its open ends over
 * free track, as many as the allowance permits, whatever lies between them.
 */
final class RunBound {
  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final PartialRun state;
  private final int[] seen;
  private final int[] queue;
  private int queued;
  private int stamp;

  RunBound(IndexedProblem task, IndexedProblem.IndexedTrain runner, PartialRun state) {
    this.task = task;
    this.runner = runner;
    this.state = state;
    this.seen = new int[task.net.nodes()];
    this.queue = new int[task.net.nodes()];
  }

  /** The bound with these ends open. */
  long of(int... ends) {
    stamp++;
    queued = 0;
    for (int end : ends) {
      seen[end] = stamp;
      queue[queued++] = end;
    }
    for (int next = 0; next < queued; next++) spread(queue[next]);
    return state.score + gain() + gainAtEnds() + gainByPairs() + runner.mostForStops();
  }

  /** A bound for the extra values at ends. */
  private long gainAtEnds() {
    long gain = 0;
    for (int node : runner.better()) {
      if (seen[node] == stamp || state.comesTo(node)) gain += runner.ends()[node];
    }
    return gain;
  }

  private long gainByPairs() {
    long gain = 0;
    for (IndexedProblem.Pair pair : runner.pairs())
      if (inReach(pair.one()) && inReach(pair.other())) gain += pair.score();
    return gain;
  }

  private boolean inReach(int[] nodes) {
    for (int node : nodes) if (seen[node] == stamp || state.comesTo(node)) return true;
    return false;
  }

  private void spread(int node) {
    if (task.blocked[node] && !state.mayPassMore()) return;
    for (RouteArc arc : task.net.arcsFrom(node)) {
      int to = arc.to();
      if (seen[to] == stamp || BitWords.meet(state.keys, arc.keys()) || !state.mayEnter(arc))
        continue;
      if (task.net.isStop(to) && !state.mayVisit(to)) continue;
      seen[to] = stamp;
      queue[queued++] = to;
    }
  }

  private long gain() {
    int cities = runner.cities() - state.cities;
    int small = runner.smallAllowance(state.cities) - state.towns;
    if (runner.spare()) cities = Math.min(cities, small);
    long gain = 0;
    for (int node : runner.order()) {
      if (task.cost[node] > 0 && cities <= 0 && small <= 0) break;
      boolean free = seen[node] == stamp && state.mayVisit(node);
      if (!free && !state.mayCallOnWay(node)) continue;
      boolean large = task.large[node];
      if (task.cost[node] > 0 && (large ? cities : small) <= 0) continue;
      gain += runner.scores()[node];
      if (task.cost[node] == 0) continue;
      if (large) cities--;
      if (!large || runner.spare()) small--;
      if (runner.spare() && !large) cities = Math.min(cities, small);
    }
    return gain;
  }
}
