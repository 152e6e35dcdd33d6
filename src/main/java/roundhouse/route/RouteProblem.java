package roundhouse.route;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.TrackGraph;
import roundhouse.design.RouteRules;

/**
 * What a company may run in one turn: the board, its trains and what binds them.
 *
 * @param track the board as laid; whose markers stand where is in the sets below
 * @param trains in the company's order, each with an id of its own
 * @param markers stops with a marker of the company
 * @param home stops that count as the company's home
 * @param blocked cities full of others' markers: a run may end there and not go through
 * @param rules the title's
 * @param haltsIgnored halts neither count nor use an allowance, and no run ends there
 * @param goal what the best runs are best at
 * @param link what one of the runs has to join, if anything
 */
public record RouteProblem(
    TrackGraph track,
    List<RunningTrain> trains,
    Set<StopRef> markers,
    Set<StopRef> home,
    Set<StopRef> blocked,
    RouteRules rules,
    boolean haltsIgnored,
    Goal goal,
    Optional<Link> link) {

  /** A problem in which no run has to join anything. */
  public RouteProblem(
      TrackGraph track,
      List<RunningTrain> trains,
      Set<StopRef> markers,
      Set<StopRef> home,
      Set<StopRef> blocked,
      RouteRules rules,
      boolean haltsIgnored,
      Goal goal) {
    this(track, trains, markers, home, blocked, rules, haltsIgnored, goal, Optional.empty());
  }

  public RouteProblem {
    trains = List.copyOf(trains);
    markers = Set.copyOf(markers);
    home = Set.copyOf(home);
    blocked = Set.copyOf(blocked);
    if (trains.stream().map(RunningTrain::id).distinct().count() < trains.size()) {
      throw new IllegalArgumentException(
          "two of the trains have the same id: " + trains.stream().map(RunningTrain::id).toList());
    }
  }

  /** The same with other trains. */
  public RouteProblem with(List<RunningTrain> others) {
    return new RouteProblem(track, others, markers, home, blocked, rules, haltsIgnored, goal, link);
  }

  /** The same where one of the runs has to join two stops. */
  public RouteProblem with(Link joined) {
    return new RouteProblem(
        track, trains, markers, home, blocked, rules, haltsIgnored, goal, Optional.of(joined));
  }

  /** The same where no run has to join anything. */
  public RouteProblem withoutLink() {
    return new RouteProblem(track, trains, markers, home, blocked, rules, haltsIgnored, goal);
  }

  /** The same with another goal. */
  public RouteProblem with(Goal other) {
    return new RouteProblem(
        track, trains, markers, home, blocked, rules, haltsIgnored, other, link);
  }
}
