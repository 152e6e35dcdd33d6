package roundhouse.route;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;

/**
 * Finds best runs the slow way, straight from the tiles: every walk, every choice of calls, every
 * combination. It shares only the problem with the solver that it is compared to.
 */
public final class PlainSearch {

  /** The position of a walk: a stop or junction, or an edge where it left a hex. */
  private record Spot(HexId hex, Track.End end) {}

  private record PlainRun(
      List<StopRef> stops,
      Set<String> used,
      List<StopRef> calls,
      Set<String> called,
      int passed,
      int revenue,
      int subsidy,
      Optional<JudgedRun> seen) {
    Set<StopRef> ends() {
      return Set.of(stops.getFirst(), stops.getLast());
    }
  }

  private final Board board;
  private final RouteProblem problem;
  private final RouteRules rules;
  private int bestFirst = 0;
  private int bestSecond = 0;
  private List<PlainRun> bestRuns = List.of();

  public PlainSearch(Board board, RouteProblem problem) {
    this.board = board;
    this.problem = problem;
    this.rules = problem.rules();
  }

  /** Revenue and subsidy of the best runs. */
  public int[] best() {
    List<List<PlainRun>> runs = problem.trains().stream().map(this::runs).toList();
    combine(runs, 0, new ArrayList<>());
    return problem.goal() == RouteGoal.REVENUE
        ? new int[] {bestFirst, bestSecond}
        : new int[] {bestSecond, bestFirst - bestSecond};
  }

  /** The stops and the calls of each of the best runs, once they are found. */
  public String bestInWords() {
    return bestRuns.stream().map(run -> run.stops + " = " + run.calls).toList().toString();
  }

  /** Whether a train has a run that is legal as the only one. */
  boolean anyRun() {
    return problem.trains().stream()
        .anyMatch(train -> runs(train).stream().anyMatch(run -> legal(List.of(run))));
  }

  int runsOf(RunningTrain train) {
    return runs(train).size();
  }

  private void combine(List<List<PlainRun>> runs, int train, List<PlainRun> chosen) {
    if (train == runs.size()) {
      if (legal(chosen)) note(chosen);
      return;
    }
    combine(runs, train + 1, chosen);
    for (PlainRun run : runs.get(train)) {
      if (chosen.stream()
          .anyMatch(other -> overlap(other.used, run.used) || other.passed > 0 && run.passed > 0))
        continue;
      chosen.add(run);
      combine(runs, train + 1, chosen);
      chosen.removeLast();
    }
  }

  private void note(List<PlainRun> chosen) {
    int revenue = chosen.stream().mapToInt(PlainRun::revenue).sum() + together(chosen).orElse(0);
    int subsidy = chosen.stream().mapToInt(PlainRun::subsidy).sum();
    int first = problem.goal() == RouteGoal.REVENUE ? revenue : revenue + subsidy;
    int second = problem.goal() == RouteGoal.REVENUE ? subsidy : revenue;
    if (first < bestFirst || first == bestFirst && second <= bestSecond) return;
    bestFirst = first;
    bestSecond = second;
    bestRuns = List.copyOf(chosen);
  }

  private Optional<Integer> together(List<PlainRun> chosen) {
    return new PlainJudging(board, problem)
        .all(chosen.stream().flatMap(run -> run.seen.stream()).toList());
  }

  private boolean legal(List<PlainRun> chosen) {
    if (chosen.isEmpty()) return true;
    Optional<Integer> together = together(chosen);
    if (together.isEmpty()
        || chosen.stream().mapToInt(PlainRun::revenue).sum() + together.get() < 0) return false;
    if (rules.callAtHome()
        && chosen.stream().flatMap(run -> run.calls.stream()).noneMatch(problem.home()::contains))
      return false;
    if (problem.link().isPresent()
        && chosen.stream()
            .noneMatch(
                run ->
                    run.ends()
                        .equals(Set.of(problem.link().get().from(), problem.link().get().to()))))
      return false;
    if (!rules.mustMeet() || chosen.size() < 2) return true;
    var reached = new HashSet<>(chosen.getFirst().called);
    for (int round = 0; round < chosen.size(); round++) {
      chosen.stream()
          .filter(run -> overlap(run.called, reached))
          .forEach(run -> reached.addAll(run.called));
    }
    return chosen.stream().allMatch(run -> overlap(run.called, reached));
  }

  private List<PlainRun> runs(RunningTrain train) {
    var found = new ArrayList<PlainRun>();
    for (HexId hex : board.map().hexes().keySet()) {
      for (int index = 0; index < board.tile(hex).stops().size(); index++) {
        var stops = new ArrayList<StopRef>();
        stops.add(new StopRef(hex, index));
        walk(
            train,
            new Spot(hex, new Track.AtStop(index)),
            stops,
            new ArrayList<>(),
            new ArrayList<>(List.of(hex)),
            found);
      }
    }
    return found;
  }

  /** Tries each unused piece from here; the marks of a piece are its hexsides or itself. */
  private void walk(
      RunningTrain train,
      Spot at,
      List<StopRef> stops,
      List<Step> steps,
      List<HexId> hexes,
      List<PlainRun> found) {
    for (Track piece : board.tile(at.hex).tracks()) {
      for (boolean forward : new boolean[] {true, false}) {
        Track.End from = forward ? piece.a() : piece.b();
        Track.End to = forward ? piece.b() : piece.a();
        if (!from.equals(at.end) || !mayLeave(at, piece, steps)) continue;
        step(train, new Step(at.hex, piece, marks(at.hex, piece)), to, stops, steps, hexes, found);
      }
    }
  }

  private record Step(HexId hex, Track piece, Set<String> marks) {}

  private boolean mayLeave(Spot at, Track piece, List<Step> steps) {
    if (!(at.end instanceof Track.AtStop(int index)) || steps.isEmpty()) return true;
    Stop stop = board.tile(at.hex).stops().get(index);
    return stop.kind() != Stop.Kind.OFFBOARD
        && !piece.terminal()
        && !steps.getLast().piece.terminal();
  }

  private void step(
      RunningTrain train,
      Step step,
      Track.End to,
      List<StopRef> stops,
      List<Step> steps,
      List<HexId> hexes,
      List<PlainRun> found) {
    if (steps.stream().anyMatch(other -> overlap(other.marks, step.marks))) return;
    steps.add(step);
    switch (to) {
      case Track.Junction junction ->
          walk(train, new Spot(step.hex, junction), stops, steps, hexes, found);
      case Track.AtStop(int index) -> {
        var stop = new StopRef(step.hex, index);
        if (stops.stream().noneMatch(other -> name(other).equals(name(stop)))) {
          stops.add(stop);
          addRuns(train, stops, steps, found);
          walk(train, new Spot(step.hex, to), stops, steps, hexes, found);
          stops.removeLast();
        }
      }
      case Track.Edge(int edge, int lanes, int lane) -> {
        HexId next = board.map().hex(step.hex).neighbors().get(edge);
        if (next != null && (rules.reenterHexes() || !hexes.contains(next))) {
          hexes.add(next);
          walk(
              train,
              new Spot(next, new Track.Edge(Layout.opposite(edge), lanes, lanes - 1 - lane)),
              stops,
              steps,
              hexes,
              found);
          hexes.removeLast();
        }
      }
    }
    steps.removeLast();
  }

  private Set<String> marks(HexId hex, Track piece) {
    var marks = new HashSet<String>();
    for (Track.End end : List.of(piece.a(), piece.b())) {
      if (end instanceof Track.Edge(int edge, _, int lane))
        marks.add(hex + " side " + edge + " lane " + lane);
    }
    return marks.isEmpty() ? Set.of(hex + " " + piece) : marks;
  }

  private void addRuns(
      RunningTrain train, List<StopRef> stops, List<Step> steps, List<PlainRun> found) {
    String first = stops.getFirst().toString();
    if (first.compareTo(stops.getLast().toString()) > 0) return;
    long passed =
        stops.subList(1, stops.size() - 1).stream().filter(problem.blocked()::contains).count();
    if (passed > rules.passFullCities()) return;
    var used = new HashSet<String>();
    for (Step step : steps) for (String mark : step.marks) used.add(train.group() + " " + mark);
    for (int choice = 0; choice < 1 << stops.size(); choice++) {
      var calls = new ArrayList<StopRef>();
      for (int at = 0; at < stops.size(); at++) {
        if ((choice >> at & 1) == 1) calls.add(stops.get(at));
      }
      List<HexId> pieces = steps.stream().map(Step::hex).toList();
      if (!mayCall(train, stops, calls)
          || new PlainRules(train.values().rules(), stops, calls, pieces).broken().isPresent())
        continue;
      run(train, used, stops, calls, (int) passed, pieces)
          .filter(run -> run.revenue >= 0)
          .ifPresent(found::add);
    }
  }

  /** Empty if a judge forbids it. */
  private Optional<PlainRun> run(
      RunningTrain train,
      Set<String> used,
      List<StopRef> stops,
      List<StopRef> calls,
      int passed,
      List<HexId> pieces) {
    var called = new HashSet<String>();
    calls.forEach(stop -> called.add(name(stop)));
    int revenue = calls.stream().mapToInt(train.values()::revenueAt).sum();
    revenue +=
        calls.stream().filter(call -> isEnd(stops, call)).mapToInt(train.values()::moreAtEnd).sum();
    revenue += new PlainRules(train.values().rules(), stops, calls, pieces).adds();
    int subsidy = calls.stream().mapToInt(train.values()::subsidyAt).sum();
    Optional<JudgedRun> seen = Optional.empty();
    if (problem.judged().isPresent()) {
      var judging = new PlainJudging(board, problem);
      JudgedRun stated = judging.seen(train, stops, calls, pieces, revenue, subsidy);
      Optional<Integer> more = judging.one(train, stated);
      if (more.isEmpty()) return Optional.empty();
      revenue += more.get();
      seen = Optional.of(judging.seen(train, stops, calls, pieces, revenue, subsidy));
    }
    return Optional.of(
        new PlainRun(
            List.copyOf(stops), used, List.copyOf(calls), called, passed, revenue, subsidy, seen));
  }

  private static boolean isEnd(List<StopRef> stops, StopRef stop) {
    return stop.equals(stops.getFirst()) || stop.equals(stops.getLast());
  }

  private boolean mayCall(RunningTrain train, List<StopRef> stops, List<StopRef> calls) {
    int cities = 0;
    int small = 0;
    for (StopRef ref : stops) {
      Stop stop = stop(ref);
      boolean end = isEnd(stops, ref);
      boolean skips = train.allowance().skipsCities();
      boolean halt = stop.kind() == Stop.Kind.HALT;
      boolean town = stop.kind() == Stop.Kind.TOWN;
      boolean calling = calls.contains(ref);
      if (end && (!calling && !skips || halt)) return false;
      if (halt && problem.haltsIgnored() && calling) return false;
      if (!calling
          && !skips
          && (!halt && !town || town && !rules.skipTowns() && !train.allowance().skipsTowns()))
        return false;
      if (calling && (halt || town)) small += stop.visitCost();
      else if (calling) cities += stop.visitCost();
    }
    boolean mayPass = train.allowance().skipsCities() && rules.skipMarkers();
    List<StopRef> touched = mayPass ? stops : calls;
    boolean marked = touched.stream().anyMatch(problem.markers()::contains);
    int most =
        train.allowance().towns()
            + (train.allowance().spare() ? train.allowance().cities() - cities : 0);
    return cities <= train.allowance().cities() && small <= most && marked;
  }

  private Stop stop(StopRef ref) {
    Tile tile = board.tile(ref.hex());
    return tile.stops().get(ref.index());
  }

  private String name(StopRef ref) {
    return stop(ref).group().isEmpty() ? ref.toString() : stop(ref).group();
  }

  private static boolean overlap(Set<String> one, Set<String> other) {
    return one.stream().anyMatch(other::contains);
  }
}
