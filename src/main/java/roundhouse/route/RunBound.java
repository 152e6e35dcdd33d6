package roundhouse.route;

import java.util.List;
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

  /** Stops where the train would have to call, which count once all before them have spread. */
  private final int[] calls;

  private int waiting;
  private int room;
  private int[] open = {};
  private int stamp;

  RunBound(IndexedProblem task, IndexedProblem.IndexedTrain runner, PartialRun state) {
    this.task = task;
    this.runner = runner;
    this.state = state;
    this.free = runner.isFree(task);
    this.seen = new int[task.net.nodes()];
    this.queue = new int[task.net.nodes()];
    this.calls = new int[task.net.nodes()];
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
    room = free || runner.skips() ? Integer.MAX_VALUE : runner.cities() - state.cities;
    for (int next = 0; next < queued || waiting > 0; next++) {
      if (next == queued) spreadFromCalls();
      spread(queue[next]);
    }
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
    for (RunRules.Border border : count.borders()) if (state.uses(border.arcs())) found++;
    for (int node : count.nodes()) {
      boolean certain =
          switch (count.part()) {
            case CALLS -> state.callsOnWay(node);
            case PASSES -> state.comesTo(node);
            case ENDS -> open.length == 1 && node == state.firstEnd();
            case THROUGH -> state.comesTo(node) && !mayEndAt(node);
            case CROSSES -> false;
          };
      if (certain) found++;
    }
    return found;
  }

  /** Whether one of these arcs is within reach. */
  private boolean mayUse(List<RouteArc> arcs) {
    for (RouteArc arc : arcs) if (seen[arc.from()] == stamp && isFree(arc)) return true;
    return false;
  }

  private boolean isFree(RouteArc arc) {
    return !BitWords.meet(state.keys, arc.keys()) && state.mayEnter(arc);
  }

  private boolean mayEndAt(int node) {
    return node == open[0] || node == (open.length == 1 ? state.firstEnd() : open[1]);
  }

  @Override
  public int most(RunRules.Count count) {
    if (count.part() == StopCount.Part.ENDS) return mostEnds(count);
    int found = 0;
    int free = 0;
    for (RunRules.Border border : count.borders())
      if (state.uses(border.arcs()) || mayUse(border.arcs())) found++;
    for (int node : count.nodes()) {
      if (seen[node] != stamp && !state.comesTo(node)) continue;
      found++;
      if (task.cost[node] == 0) free++;
    }
    return count.part() == StopCount.Part.CALLS
        ? Math.min(found, free + runner.cities() + runner.towns())
        : found;
  }

  @Override
  public int leastApart(RunRules.Places places) {
    return 0;
  }

  @Override
  public int mostApart(RunRules.Places places) {
    int most = 0;
    if (open.length == 1) {
      for (int node = 0; node < seen.length && task.net.isStop(node); node++)
        if (mayBeEnd(node)) most = Math.max(most, places.distance(state.firstEnd(), node));
      return most;
    }
    for (int[] way : places.along()) {
      int first = Integer.MAX_VALUE;
      int last = Integer.MIN_VALUE;
      for (int node = 0; node < seen.length && task.net.isStop(node); node++) {
        if (!mayBeEnd(node)) continue;
        first = Math.min(first, way[node]);
        last = Math.max(last, way[node]);
      }
      if (last > first) most = Math.max(most, (last - first) / 2);
    }
    return most;
  }

  private boolean mayBeEnd(int node) {
    return seen[node] == stamp && task.mayEnd[node];
  }

  private int mostEnds(RunRules.Count count) {
    int found = 0;
    for (int node : count.nodes()) if (mayBeEnd(node)) found++;
    int fixed = open.length == 1 && count.has(state.firstEnd()) ? 1 : 0;
    return fixed + Math.min(found, open.length);
  }

  /** Goes on from the stops that one call more reaches. */
  private void spreadFromCalls() {
    System.arraycopy(calls, 0, queue, queued, waiting);
    queued += waiting;
    waiting = 0;
    room--;
  }

  private void spread(int node) {
    if (task.blocked[node] && !state.mayPassMore()) return;
    for (RouteArc arc : task.net.arcsFrom(node)) {
      int to = arc.to();
      if (seen[to] == stamp || !isFree(arc)) continue;
      if (task.net.isStop(to) && !state.mayVisit(to)) continue;
      boolean call = room < Integer.MAX_VALUE && task.large[to] && task.cost[to] > 0;
      if (call && room <= 0) continue;
      seen[to] = stamp;
      if (call) calls[waiting++] = to;
      else queue[queued++] = to;
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
