package roundhouse.turn.runs;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * A run being drawn. It may break any rule; the engine judges.
 *
 * @param train id of the train card
 * @param points chosen stops, in order; none while the train is idle
 * @param legs the track between each two of them
 * @param called the stops where the train calls: chosen ones, too, may be passed
 */
public record DrawnRun(String train, List<StopRef> points, List<RunLeg> legs, Set<StopRef> called) {
  public DrawnRun {
    points = List.copyOf(points);
    legs = List.copyOf(legs);
    called = Set.copyOf(called);
    if (legs.size() != Math.max(0, points.size() - 1)) {
      throw new IllegalArgumentException(
          points.size() + " stops need one leg fewer, not " + legs.size());
    }
  }

  static DrawnRun idle(String train) {
    return new DrawnRun(train, List.of(), List.of(), Set.of());
  }

  /** Whether the train does not run. */
  public boolean isIdle() {
    return points.isEmpty();
  }

  List<TrackRef> track() {
    return legs.stream().flatMap(leg -> leg.track().stream()).toList();
  }

  /** The last piece of its track. */
  Optional<TrackRef> arrived() {
    return legs.isEmpty() ? Optional.empty() : Optional.of(track().getLast());
  }

  /** The ends of a leg from the last chosen stop to another. */
  RunLeg.Ends endsTo(StopRef next) {
    return new RunLeg.Ends(points.getLast(), next, arrived(), Optional.empty());
  }

  /** The ends of one of its legs. */
  RunLeg.Ends ends(int leg) {
    return new RunLeg.Ends(
        points.get(leg),
        points.get(leg + 1),
        leg == 0 ? Optional.empty() : Optional.of(legs.get(leg - 1).track().getLast()),
        leg + 1 == legs.size()
            ? Optional.empty()
            : Optional.of(legs.get(leg + 1).track().getFirst()));
  }

  /** The first leg with track in a hex, negative if there is none. */
  int legIn(HexId hex) {
    for (int index = 0; index < legs.size(); index++)
      if (legs.get(index).track().stream().anyMatch(ref -> ref.hex().equals(hex))) return index;
    return -1;
  }

  /** Every stop it reaches, in order. */
  List<StopRef> stops() {
    var all = new ArrayList<StopRef>();
    for (int index = 0; index < points.size(); index++) {
      if (index > 0) all.addAll(legs.get(index - 1).between());
      all.add(points.get(index));
    }
    return all;
  }

  /** The run as an action holds it. */
  public Run run() {
    return new Run(train, track(), stops().stream().filter(called::contains).toList());
  }

  DrawnRun from(StopRef first) {
    return new DrawnRun(train, List.of(first), List.of(), Set.of(first));
  }

  /**
   * Continues to another stop.
   *
   * @param calls where the train calls on the way
   */
  DrawnRun to(StopRef next, RunLeg leg, Set<StopRef> calls) {
    var more = new LinkedHashSet<>(called);
    more.addAll(calls);
    more.add(next);
    return new DrawnRun(train, plus(points, next), plus(legs, leg), more);
  }

  /** Without the last chosen stop and the track to it. */
  DrawnRun shorter() {
    if (points.size() < 2) return idle(train);
    var fewer = new LinkedHashSet<>(called);
    legs.getLast().between().forEach(fewer::remove);
    fewer.remove(points.getLast());
    return new DrawnRun(
        train, points.subList(0, points.size() - 1), legs.subList(0, legs.size() - 1), fewer);
  }

  /** Another way between two chosen stops. */
  DrawnRun rerouted(int index, RunLeg leg, Set<StopRef> calls) {
    var all = new ArrayList<>(legs);
    RunLeg old = all.set(index, leg);
    var other = new LinkedHashSet<>(called);
    old.between().forEach(other::remove);
    other.addAll(calls);
    return new DrawnRun(train, points, all, other);
  }

  /** Whether it comes to a stop between the chosen ones. */
  boolean passes(StopRef stop) {
    return legs.stream().anyMatch(leg -> leg.between().contains(stop));
  }

  /** Calls at a stop instead of passing it, or the other way round. */
  DrawnRun toggled(StopRef stop) {
    var other = new LinkedHashSet<>(called);
    if (!other.remove(stop)) other.add(stop);
    return new DrawnRun(train, points, legs, other);
  }

  private static <T> List<T> plus(List<T> list, T last) {
    var longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}
