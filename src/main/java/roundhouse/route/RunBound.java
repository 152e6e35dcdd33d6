package roundhouse.route;

import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.StopCount;

/**
 * An upper bound for the value of a partial run: the best stops reachable from its open ends over
 * free track, as many as the allowance permits, whatever lies between them.
 */
final class RunBound implements RunRules.Known {
  /** More than any run is worth. */
  private static final long ANY = Long.MAX_VALUE >> 1;

  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final PartialRun state;

  /** Whether only the values of stops decide. */
  private final boolean free;

  private final int[] seen;
  private final int[] queue;
  private int queued;
  private int[] open = {};
  private int stamp;

  RunBound(IndexedProblem task, IndexedProblem.IndexedTrain runner, PartialRun state) {
    this.task = task;
    this.runner = runner;
    this.state = state;
    this.free = runner.isFree(task);
    this.seen = new int[task.net.nodes()];
    this.queue = new int[task.net.nodes()];
  }

  /** The bound with these ends open; less than any score if no run can come of it. */
  long of(int... ends) {
    stamp++;
    queued = 0;
    open = ends;
    for (int end : ends) {
      seen[end] = stamp;
      queue[queued++] = end;
    }
    for (int next = 0; next < queued; next++) spread(queue[next]);
    if (!free && runner.rules().areBroken(this)) return Long.MIN_VALUE;
    return state.score + gain() + gainAtEnds() + gainByRules() + runner.mostForStops();
  }

  /** A bound for the extra values at ends. */
  private long gainAtEnds() {
    long gain = 0;
    for (int node : runner.better()) {
      if (seen[node] == stamp || state.comesTo(node)) gain += runner.ends()[node];
    }
    return gain;
  }

  /** A bound for what rules and a judge add. */
  private long gainByRules() {
    if (free) return 0;
    int gain = task.judging.most(runner.rules(), this);
    if (gain == JudgedRuns.ANY) return ANY;
    int share = task.judging.share(runner.rules(), this);
    return task.unit * (runner.rules().most(this) + gain + share);
  }

  @Override
  public int least(RunRules.Count count) {
    int found = 0;
    for (int node : count.nodes()) {
      boolean certain =
          switch (count.part()) {
            case CALLS -> state.callsOnWay(node);
            case PASSES -> state.comesTo(node);
            case ENDS -> open.length == 1 && node == state.firstEnd();
            case THROUGH -> state.comesTo(node) && !mayEndAt(node);
          };
      if (certain) found++;
    }
    return found;
  }

  private boolean mayEndAt(int node) {
    return node == open[0] || node == (open.length == 1 ? state.firstEnd() : open[1]);
  }

  @Override
  public int most(RunRules.Count count) {
    if (count.part() == StopCount.Part.ENDS) return mostEnds(count);
    int found = 0;
    int free = 0;
    for (int node : count.nodes()) {
      if (seen[node] != stamp && !state.comesTo(node)) continue;
      found++;
      if (task.cost[node] == 0) free++;
    }
    return count.part() == StopCount.Part.CALLS
        ? Math.min(found, free + runner.cities() + runner.towns())
        : found;
  }

  private int mostEnds(RunRules.Count count) {
    int found = 0;
    for (int node : count.nodes()) if (seen[node] == stamp && task.mayEnd[node]) found++;
    int fixed = open.length == 1 && count.has(state.firstEnd()) ? 1 : 0;
    return fixed + Math.min(found, open.length);
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
