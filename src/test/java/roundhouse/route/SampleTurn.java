package roundhouse.route;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.SmallMap;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.RouteRules;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;
import roundhouse.route.problem.TrackRef;

/**
 * A company's turn on a small board, for tests: stops have their printed values, halts a subsidy of
 * 10.
 */
final class SampleTurn {
  static final RouteRules PLAIN = new RouteRules(false, true, 10, false, false, true, 0);

  private final TrackGraph track;
  private final List<RunningTrain> trains = new ArrayList<>();
  private final Set<StopRef> markers = new HashSet<>();
  private final Set<StopRef> home = new HashSet<>();
  private final Set<StopRef> blocked = new HashSet<>();
  private RouteRules rules = PLAIN;
  private boolean haltsIgnored;
  private RouteGoal goal = RouteGoal.REVENUE;

  private SampleTurn(Board board) {
    track = board.track();
  }

  static SampleTurn on(SmallMap map) {
    return new SampleTurn(map.board());
  }

  /** A train named after its allowance, with a letter if there are several: "3+1", "2+1 b". */
  SampleTurn train(String name) {
    return train(name, values());
  }

  SampleTurn train(String name, StopValues values) {
    trains.add(new RunningTrain(name, Allowance.parse(name.replaceAll(" .*", "")), values));
    return this;
  }

  SampleTurn marker(String stop) {
    markers.add(StopRef.parse(stop));
    return this;
  }

  SampleTurn home(String stop) {
    home.add(StopRef.parse(stop));
    return marker(stop);
  }

  SampleTurn full(String stop) {
    blocked.add(StopRef.parse(stop));
    return this;
  }

  SampleTurn rules(RouteRules others) {
    rules = others;
    return this;
  }

  SampleTurn withoutHalts() {
    haltsIgnored = true;
    return this;
  }

  SampleTurn goal(RouteGoal other) {
    goal = other;
    return this;
  }

  RouteProblem problem() {
    return new RouteProblem(track, trains, markers, home, blocked, rules, haltsIgnored, goal);
  }

  RouteSolution best() {
    return RouteSolver.best(problem());
  }

  /** Checks runs written as "train: track track ... = call call ...". */
  RunCheckResult check(String... runs) {
    return RunValue.check(problem(), List.of(runs).stream().map(SampleTurn::run).toList());
  }

  static Run run(String text) {
    String[] parts = text.split(": ", 2);
    String[] sides = parts[1].split(" = ", 2);
    List<TrackRef> track = List.of(sides[0].split(" ")).stream().map(TrackRef::parse).toList();
    return new Run(
        parts[0], track, List.of(sides[1].split(" ")).stream().map(StopRef::parse).toList());
  }

  /** A bonus for a run that calls at a stop of each of two groups. */
  static RunRule both(Set<StopRef> one, Set<StopRef> other, int adds) {
    return new RunRule.Bonus(
        List.of(
            new StopCount(StopCount.Part.CALLS, one, 1),
            new StopCount(StopCount.Part.CALLS, other, 1)),
        adds);
  }

  private StopValues values() {
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    for (int node = 0; node < track.stops(); node++) {
      Stop stop = track.stop(node).stop();
      var ref = new StopRef(track.stop(node).hex(), track.stop(node).index());
      revenue.put(ref, stop.revenue().in(List.of()));
      if (stop.kind() == Stop.Kind.HALT) subsidy.put(ref, 10);
    }
    return new StopValues(revenue, subsidy);
  }
}
