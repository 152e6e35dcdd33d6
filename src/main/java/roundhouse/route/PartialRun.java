package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A partial run during the search: its track in two arms from a seed stop, and what it has used.
 */
final class PartialRun {
  private final IndexedProblem task;
  private final IndexedProblem.IndexedTrain runner;
  private final int mostPasses;
  private final List<RouteArc> first = new ArrayList<>();
  private final List<RouteArc> second = new ArrayList<>();
  private final int[] visited;
  private final boolean[] onWay;

  /** Stops where a run that visits them calls. */
  private final boolean[] sure;

  private final boolean[] done;
  private int visits;
  private int firstVisits;
  private int passes;
  final long[] keys;
  private final long[] hexes;
  private final long[] places;
  int cities;
  int towns;
  long score;
  private long optional;

  PartialRun(IndexedProblem task, IndexedProblem.IndexedTrain runner, RunSearch.Criteria wanted) {
    this.task = task;
    this.runner = runner;
    this.mostPasses = wanted.passes();
    this.visited = new int[task.net.nodes()];
    this.onWay = new boolean[task.net.nodes()];
    this.sure = new boolean[task.net.nodes()];
    for (int node = 0; node < sure.length; node++)
      sure[node] = !runner.skips() && (task.large[node] || runner.mustCall(task, node));
    this.done = new boolean[task.net.nodes()];
    this.keys = task.keysUsedUp(runner.train(), wanted.usedUp()).clone();
    this.hexes = task.net.roomForHexes();
    this.places = task.net.roomForPlaces();
  }

  /** Starts the run at its seed; false if the train cannot call there. */
  boolean begin(int seed) {
    Arrays.fill(hexes, 0);
    BitWords.add(hexes, task.net.hexOf(seed));
    visit(seed, true);
    return fits();
  }

  /** Leaves the seed; all runs through it have been searched, so later ones avoid it. */
  void end(int seed) {
    unvisit(seed, true);
    done[seed] = true;
  }

  /** Extends an arm along an arc, if that is allowed. */
  boolean take(RouteArc arc, boolean inFirst) {
    int to = arc.to();
    boolean stop = task.net.isStop(to);
    if (BitWords.meet(keys, arc.keys()) || stop && !mayVisit(to) || !mayEnter(arc)) return false;
    BitWords.flip(keys, arc.keys());
    if (!task.rules.reenterHexes()) BitWords.flip(hexes, arc.hexes());
    (inFirst ? first : second).add(arc);
    if (stop) visit(to, inFirst);
    if (fits()) return true;
    giveBack(arc, inFirst);
    return false;
  }

  /** Whether the run may visit this stop: it has not done so, and the stop was no earlier seed. */
  boolean mayVisit(int stop) {
    return !done[stop] && !BitWords.has(places, task.net.place(stop));
  }

  boolean mayEnter(RouteArc arc) {
    return task.rules.reenterHexes() || arc.simple() && !BitWords.meet(hexes, arc.hexes());
  }

  void giveBack(RouteArc arc, boolean inFirst) {
    BitWords.flip(keys, arc.keys());
    if (!task.rules.reenterHexes()) BitWords.flip(hexes, arc.hexes());
    (inFirst ? first : second).removeLast();
    if (task.net.isStop(arc.to())) unvisit(arc.to(), inFirst);
  }

  /** Counts a full city as passed, if that is allowed. */
  boolean pass(int node) {
    if (!task.blocked[node]) return true;
    if (passes >= mostPasses) return false;
    passes++;
    return true;
  }

  void unpass(int node) {
    if (task.blocked[node]) passes--;
  }

  boolean mayPassMore() {
    return passes < mostPasses;
  }

  boolean joinsAtSeed(RouteArc arc) {
    return first.isEmpty()
        || task.net.track().joins(arc.from(), first.getFirst().first(), arc.first());
  }

  /** An upper bound for the score of calls on this way, without what rules add. */
  long most() {
    long most = score + optional + runner.perStop() * visits;
    for (int node : runner.better()) if (onWay[node]) most += runner.ends()[node];
    return most;
  }

  /** Whether the run visits a stop. */
  boolean comesTo(int node) {
    return onWay[node];
  }

  /** Whether the run visits a stop, and then calls there. */
  boolean callsOnWay(int node) {
    return onWay[node] && sure[node];
  }

  /** Whether the run uses one of these arcs, in either direction. */
  boolean uses(List<RouteArc> arcs) {
    for (RouteArc arc : arcs) if (first.contains(arc) || second.contains(arc)) return true;
    return false;
  }

  /** The end of the first arm. */
  int firstEnd() {
    return visited[firstVisits - 1];
  }

  /** Whether the run visits a stop where a call is optional. */
  boolean mayCallOnWay(int node) {
    return onWay[node] && !sure[node];
  }

  /** The stops from end to end. */
  private int[] stops() {
    int[] stops = new int[visits];
    for (int at = 0; at < firstVisits; at++) stops[at] = visited[firstVisits - 1 - at];
    System.arraycopy(visited, firstVisits, stops, firstVisits, visits - firstVisits);
    return stops;
  }

  /** The way, which changes with the run. */
  RunWay way() {
    return new RunWay(first, second, stops());
  }

  RunCandidate candidate(CallChooser.Calls calls) {
    int[] stops = stops();
    long[] possible = task.net.roomForPlaces();
    long[] used = task.net.roomForKeys();
    for (int stop : stops) {
      if (task.mayCall[stop]) task.net.add(possible, stop);
    }
    first.forEach(arc -> BitWords.addAll(used, arc.keys()));
    second.forEach(arc -> BitWords.addAll(used, arc.keys()));
    return new RunCandidate(
        new RunWay(List.copyOf(first), List.copyOf(second), stops),
        task.usedUp(runner.train(), used),
        possible,
        passes,
        calls,
        calls.score() + task.unit * ((long) calls.gain() + calls.share()),
        !task.judging.isLate());
  }

  private boolean fits() {
    return runner.mayVisit(visits)
        && cities <= runner.cities()
        && towns <= runner.smallAllowance(cities);
  }

  private void visit(int node, boolean inFirst) {
    BitWords.add(places, task.net.place(node));
    visited[visits++] = node;
    onWay[node] = true;
    if (inFirst) firstVisits++;
    count(node, 1);
  }

  private void unvisit(int node, boolean inFirst) {
    BitWords.remove(places, task.net.place(node));
    visits--;
    onWay[node] = false;
    if (inFirst) firstVisits--;
    count(node, -1);
  }

  private void count(int node, int sign) {
    if (runner.skips()) {
      optional += sign * runner.scores()[node];
      return;
    }
    if (task.large[node]) cities += sign * task.cost[node];
    else if (runner.mustCall(task, node)) towns += sign * task.cost[node];
    if (sure[node]) score += sign * runner.scores()[node];
    else optional += sign * runner.scores()[node];
  }
}
