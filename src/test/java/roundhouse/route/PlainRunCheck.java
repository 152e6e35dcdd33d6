package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.Track;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * Goes over the runs of a turn as a person would: with the tiles, the markers and the rules of the
 * title, piece by piece and stop by stop. It shares nothing with the search for runs and its checks
 * but the question and the runs as data.
 */
public final class PlainRunCheck {
  private final Board board;
  private final RouteProblem problem;
  private final RouteRules rules;
  private final List<String> faults = new ArrayList<>();

  /** Pieces and hexsides that a run has used, by group of trains, with the run's train. */
  private final Map<String, String> used = new HashMap<>();

  /** The stops on the way of each run, in the order of the runs. */
  private final List<List<StopRef>> ways = new ArrayList<>();

  private final List<Run> runs;
  private final List<JudgedRun> judged = new ArrayList<>();
  private int revenue;
  private int subsidy;

  private PlainRunCheck(Board board, RouteProblem problem, List<Run> runs) {
    this.board = board;
    this.problem = problem;
    this.rules = problem.rules();
    this.runs = runs;
  }

  /**
   * What is wrong with the runs of a turn; nothing if they keep all rules and bring what is
   * claimed.
   *
   * @param revenue of all calls, without what scripts change of it
   */
  public static List<String> faults(
      Board board, RouteProblem problem, List<Run> runs, int revenue, int subsidy) {
    var check = new PlainRunCheck(board, problem, runs);
    check.runs.forEach(check::one);
    if (check.faults.isEmpty()) check.all();
    if (check.faults.isEmpty() && (check.revenue != revenue || check.subsidy != subsidy))
      check.faults.add(
          "the runs are worth %d and %d, not %d and %d"
              .formatted(check.revenue, check.subsidy, revenue, subsidy));
    return check.faults;
  }

  /** What the problem says otherwise about the company's markers than the board does. */
  public static List<String> faultsOfMarkers(Board board, RouteProblem problem, String company) {
    var own = new TreeSet<String>();
    var home = new TreeSet<String>();
    var open = new HashSet<String>();
    var taken = new HashMap<String, Integer>();
    for (Marker marker : board.markers()) {
      String city = new StopRef(marker.hex(), marker.city()).toString();
      boolean ours = marker.company().equals(company);
      if (ours && !marker.flipped()) own.add(city);
      if (ours && marker.home()) home.add(city);
      if (ours || marker.neutral()) open.add(city);
      if (marker.takesSpace() && !marker.flipped()) taken.merge(city, 1, Integer::sum);
    }
    var full = new TreeSet<String>();
    taken.forEach(
        (city, count) -> {
          Stop stop = stop(board, StopRef.parse(city));
          if (!open.contains(city) && stop.isCity() && stop.slots() > 0 && count >= stop.slots())
            full.add(city);
        });
    var faults = new ArrayList<String>();
    differ(faults, "markers", own, problem.markers());
    differ(faults, "home", home, problem.home());
    differ(faults, "full cities", full, problem.blocked());
    return faults;
  }

  private static void differ(
      List<String> faults, String what, Set<String> onBoard, Set<StopRef> stated) {
    Set<String> told = stated.stream().map(StopRef::toString).collect(Collectors.toSet());
    if (!told.equals(onBoard))
      faults.add("the %s are %s, not %s".formatted(what, onBoard, new TreeSet<>(told)));
  }

  private static Stop stop(Board board, StopRef ref) {
    return board.tile(ref.hex()).stops().get(ref.index());
  }

  private Stop stop(StopRef ref) {
    return stop(board, ref);
  }

  private void fault(Run run, String what, Object... words) {
    faults.add(run.train() + ": " + what.formatted(words));
  }

  private void one(Run run) {
    Optional<RunningTrain> train =
        problem.trains().stream().filter(each -> each.id().equals(run.train())).findFirst();
    if (train.isEmpty()) {
      fault(run, "there is no such train");
      return;
    }
    if (runs.stream().filter(other -> other.train().equals(run.train())).count() > 1)
      fault(run, "it runs twice");
    Optional<List<StopRef>> way = way(run);
    ways.add(way.orElse(List.of()));
    if (way.isEmpty()) return;
    trackOnce(run, train.get().group());
    placesOnce(run, way.get());
    hexesOnce(run);
    calls(run, way.get(), train.get().allowance());
    allowance(run, way.get(), train.get().allowance());
    marker(run, way.get(), train.get().allowance());
    value(run, way.get(), train.get());
  }

  /** One step along a piece: where it begins and ends on its hex. */
  private record Step(HexId hex, Track piece, Track.End from, Track.End to) {}

  /** The stops on the way from end to end; told and empty if the pieces are no way. */
  private Optional<List<StopRef>> way(Run run) {
    var pieces = new ArrayList<Track>();
    for (TrackRef ref : run.track()) {
      Optional<Track> piece = piece(ref);
      if (piece.isEmpty()) {
        fault(run, "there is no track %s", ref);
        return Optional.empty();
      }
      pieces.add(piece.get());
    }
    if (pieces.isEmpty()) {
      fault(run, "it uses no track");
      return Optional.empty();
    }
    for (boolean fromA : new boolean[] {true, false}) {
      Optional<List<StopRef>> way = way(run.track(), pieces, fromA);
      if (way.isPresent()) return way;
    }
    fault(run, "its track is no way from stop to stop: %s", run.track());
    return Optional.empty();
  }

  private Optional<Track> piece(TrackRef ref) {
    List<String> wanted = Arrays.stream(ref.ends().split("-")).sorted().toList();
    return board.tile(ref.hex()).tracks().stream()
        .filter(
            track ->
                List.of(name(track.a()), name(track.b())).stream().sorted().toList().equals(wanted))
        .findFirst();
  }

  private static String name(Track.End end) {
    return switch (end) {
      case Track.Edge(int edge, int lanes, int lane) -> lanes > 1 ? edge + "." + lane : "" + edge;
      case Track.AtStop(int index) -> "_" + index;
      case Track.Junction _ -> "j";
    };
  }

  private Optional<List<StopRef>> way(List<TrackRef> refs, List<Track> pieces, boolean fromA) {
    Track first = pieces.getFirst();
    var at = new Step(refs.getFirst().hex(), first, end(first, fromA), end(first, !fromA));
    if (!(at.from() instanceof Track.AtStop(int start))) return Optional.empty();
    var stops = new ArrayList<StopRef>();
    stops.add(new StopRef(at.hex(), start));
    for (int next = 1; next < pieces.size(); next++) {
      if (at.to() instanceof Track.AtStop(int index)) stops.add(new StopRef(at.hex(), index));
      Optional<Step> step = step(at, refs.get(next).hex(), pieces.get(next));
      if (step.isEmpty()) return Optional.empty();
      at = step.get();
    }
    if (!(at.to() instanceof Track.AtStop(int index))) return Optional.empty();
    stops.add(new StopRef(at.hex(), index));
    return Optional.of(stops);
  }

  private static Track.End end(Track piece, boolean a) {
    return a ? piece.a() : piece.b();
  }

  /** How a train goes on along the next piece; empty if it cannot. */
  private Optional<Step> step(Step at, HexId hex, Track piece) {
    HexId where = at.hex();
    Track.End here = at.to();
    if (here instanceof Track.Edge(int edge, int lanes, int lane)) {
      var from = board.map().hex(where);
      where = from.neighbors().get(edge);
      if (where == null) return Optional.empty();
      int back = Layout.opposite(edge);
      if (from.impassable().contains(edge) || board.map().hex(where).impassable().contains(back))
        return Optional.empty();
      here = new Track.Edge(back, lanes, lanes - 1 - lane);
    }
    if (!hex.equals(where)) return Optional.empty();
    if (at.hex().equals(where) && piece.equals(at.piece())) return Optional.empty();
    if (here instanceof Track.AtStop(int index)) {
      boolean through = stop(new StopRef(where, index)).kind() != Stop.Kind.OFFBOARD;
      if (!through || piece.terminal() || at.piece().terminal()) return Optional.empty();
    } else if (!sameGauge(at.piece().gauge(), piece.gauge())) return Optional.empty();
    if (piece.a().equals(here)) return Optional.of(new Step(where, piece, here, piece.b()));
    if (piece.b().equals(here)) return Optional.of(new Step(where, piece, here, piece.a()));
    return Optional.empty();
  }

  private static boolean sameGauge(String one, String other) {
    return one.equals(other) || one.equals("dual") || other.equals("dual");
  }

  /**
   * No piece of track twice by trains of a group, nor two pieces of a hex that meet at the same
   * side.
   */
  private void trackOnce(Run run, String group) {
    for (TrackRef ref : run.track()) {
      var parts = new ArrayList<String>();
      for (String end : ref.ends().split("-"))
        if (end.matches("[0-5].*")) parts.add(ref.hex() + " side " + end);
      if (parts.isEmpty()) parts.add(ref.toString());
      for (String part : parts) {
        String before = used.put(group + " " + part, run.train());
        if (before != null) fault(run, "%s is used already by the %s", part, before);
      }
    }
  }

  /** The name of the place that a stop is in: its group, or the stop itself. */
  private String place(StopRef ref) {
    List<String> printed =
        board.map().hex(ref.hex()).printed().stops().stream().map(Stop::group).distinct().toList();
    if (printed.size() == 1 && !printed.getFirst().isEmpty()) return printed.getFirst();
    String own = stop(ref).group();
    return own.isEmpty() ? ref.toString() : own;
  }

  private void placesOnce(Run run, List<StopRef> way) {
    var seen = new HashSet<String>();
    for (StopRef stop : way)
      if (!seen.add(place(stop))) fault(run, "it comes to %s twice", place(stop));
  }

  private void hexesOnce(Run run) {
    if (rules.reenterHexes()) return;
    var left = new HashSet<HexId>();
    HexId last = null;
    for (TrackRef ref : run.track()) {
      if (last != null && !ref.hex().equals(last)) left.add(last);
      if (left.contains(ref.hex())) fault(run, "it comes back to %s", ref.hex());
      last = ref.hex();
    }
  }

  private void calls(Run run, List<StopRef> way, Allowance allowance) {
    var calls = new HashSet<>(run.calls());
    if (calls.size() < run.calls().size()) fault(run, "it calls twice at a stop: %s", run.calls());
    for (StopRef call : calls) if (!way.contains(call)) fault(run, "it does not come to %s", call);
    for (int at = 0; at < way.size(); at++) {
      StopRef ref = way.get(at);
      boolean end = at == 0 || at == way.size() - 1;
      boolean called = calls.contains(ref);
      boolean mustCall =
          switch (stop(ref).kind()) {
            case CITY, OFFBOARD -> true;
            case TOWN -> !rules.skipTowns() && !allowance.skipsTowns() || end && rules.callAtEnds();
            case HALT -> !problem.haltsIgnored() && end && rules.callAtEnds();
          };
      if (mustCall && !called && !allowance.skipsCities()) fault(run, "it must call at %s", ref);
      if (stop(ref).kind() != Stop.Kind.HALT) continue;
      if (called && problem.haltsIgnored()) fault(run, "it calls at %s, which does not count", ref);
      if (end) fault(run, "it ends in the halt %s", ref);
    }
  }

  private void allowance(Run run, List<StopRef> way, Allowance allowance) {
    int large = 0;
    int small = 0;
    for (StopRef call : run.calls()) {
      boolean isSmall =
          switch (stop(call).kind()) {
            case CITY, OFFBOARD -> false;
            case TOWN, HALT -> true;
          };
      if (isSmall) small += stop(call).visitCost();
      else large += stop(call).visitCost();
    }
    if (allowance.cities() < 99) {
      if (large > allowance.cities()) fault(run, "it calls at %d cities", large);
      int most = allowance.towns() + (allowance.spare() ? allowance.cities() - large : 0);
      if (allowance.towns() < 99 && small > most) fault(run, "it calls at %d towns", small);
    }
    if (allowance.limitsVisits() && way.size() > allowance.visits())
      fault(run, "it comes to %d stops", way.size());
  }

  private void marker(Run run, List<StopRef> way, Allowance allowance) {
    boolean enoughToPass = allowance.skipsCities() && rules.skipMarkers();
    List<StopRef> stops = enoughToPass ? way : run.calls();
    if (stops.stream().noneMatch(problem.markers()::contains))
      fault(run, "it comes to none of the company's markers %s", problem.markers());
  }

  private void value(Run run, List<StopRef> way, RunningTrain train) {
    int before = revenue;
    int subsidyBefore = subsidy;
    for (StopRef call : run.calls()) {
      revenue += train.values().revenue().getOrDefault(call, 0);
      subsidy += train.values().subsidy().getOrDefault(call, 0);
      if (call.equals(way.getFirst()) || call.equals(way.getLast()))
        revenue += train.values().atEnd().getOrDefault(call, 0);
    }
    var rules =
        new PlainRules(
            train.values().rules(),
            way,
            run.calls(),
            run.track().stream().map(TrackRef::hex).toList());
    rules.broken().ifPresent(rule -> fault(run, "it breaks the rule '%s'", rule));
    revenue += rules.adds();
    if (problem.judged().isPresent()) judge(run, way, train, before, subsidyBefore);
    if (revenue - before < 0) fault(run, "it earns %d", revenue - before);
  }

  private void judge(Run run, List<StopRef> way, RunningTrain train, int before, int noSubsidy) {
    var judging = new PlainJudging(board, problem);
    List<HexId> pieces = run.track().stream().map(TrackRef::hex).toList();
    JudgedRun stated =
        judging.seen(train, way, run.calls(), pieces, revenue - before, subsidy - noSubsidy);
    Optional<Integer> more = judging.one(train, stated);
    if (more.isEmpty()) fault(run, "a judge forbids it");
    revenue += more.orElse(0);
    judged.add(
        judging.seen(train, way, run.calls(), pieces, revenue - before, subsidy - noSubsidy));
  }

  private void all() {
    if (runs.isEmpty()) return;
    Optional<Integer> more = new PlainJudging(board, problem).all(judged);
    if (more.isEmpty()) faults.add("a judge forbids the runs together");
    revenue += more.orElse(0);
    if (revenue < 0) faults.add("all runs earn " + revenue);
    long passing = 0;
    long trains = 0;
    for (List<StopRef> way : ways) {
      long here =
          way.subList(1, way.size() - 1).stream().filter(problem.blocked()::contains).count();
      passing += here;
      if (here > 0) trains++;
    }
    if (passing > rules.passFullCities() || trains > 1)
      faults.add(trains + " trains pass " + passing + " cities full of others' markers");
    if (rules.callAtHome()
        && runs.stream().flatMap(run -> run.calls().stream()).noneMatch(problem.home()::contains))
      faults.add("no run calls at the home " + problem.home());
    problem.link().ifPresent(this::link);
    if (rules.mustMeet() && runs.size() > 1) meeting();
  }

  private void link(RequiredLink link) {
    Set<StopRef> wanted = Set.of(link.from(), link.to());
    if (ways.stream().noneMatch(way -> Set.of(way.getFirst(), way.getLast()).equals(wanted)))
      faults.add("no run joins " + wanted);
  }

  /** The runs hang together: from any one, all others are reached from run to run. */
  private void meeting() {
    List<Set<String>> places = new ArrayList<>();
    for (int run = 0; run < runs.size(); run++)
      places.add(
          (rules.mayMeetInPassing() ? ways.get(run) : runs.get(run).calls())
              .stream().map(this::place).collect(Collectors.toSet()));
    var reached = new HashSet<>(places.getFirst());
    for (int round = 0; round < runs.size(); round++)
      for (Set<String> other : places)
        if (other.stream().anyMatch(reached::contains)) reached.addAll(other);
    for (int run = 0; run < runs.size(); run++)
      if (places.get(run).stream().noneMatch(reached::contains))
        faults.add("the run of the " + runs.get(run).train() + " meets no other");
  }
}
