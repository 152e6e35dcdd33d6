package roundhouse.route.problem;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.RouteRules;

/**
 * The problem of a company's runs in one turn: board, trains and rules.
 *
 * @param track of the board; the sets below say where markers are
 * @param trains in the company's order, with unique ids
 * @param markers stops with a marker of the company
 * @param home stops that count as the company's home
 * @param blocked cities full of other companies' markers: a run may end there but not pass
 * @param rules the title's
 * @param haltsIgnored whether halts neither count nor use an allowance, and no run ends there
 * @param goal what the best runs maximise
 * @param link the stops that one of the runs must join, if any
 * @param judged which runs scripts judge, if any
 */
public record RouteProblem(
    TrackGraph track,
    List<RunningTrain> trains,
    Set<StopRef> markers,
    Set<StopRef> home,
    Set<StopRef> blocked,
    RouteRules rules,
    boolean haltsIgnored,
    RouteGoal goal,
    Optional<RequiredLink> link,
    Optional<JudgedRuns> judged) {

  /** A problem without a link, whose runs nobody judges. */
  public RouteProblem(
      TrackGraph track,
      List<RunningTrain> trains,
      Set<StopRef> markers,
      Set<StopRef> home,
      Set<StopRef> blocked,
      RouteRules rules,
      boolean haltsIgnored,
      RouteGoal goal) {
    this(
        track,
        trains,
        markers,
        home,
        blocked,
        rules,
        haltsIgnored,
        goal,
        Optional.empty(),
        Optional.empty());
  }

  public RouteProblem {
    trains = List.copyOf(trains);
    markers = Set.copyOf(markers);
    home = Set.copyOf(home);
    blocked = Set.copyOf(blocked);
    if (trains.stream().map(RunningTrain::id).distinct().count() < trains.size()) {
      throw new IllegalArgumentException(
          "two trains have the same id: " + trains.stream().map(RunningTrain::id).toList());
    }
  }

  /**
   * Hashes what distinguishes most problems on the same track: hashing every stop's value would
   * take longer than many questions about the problem.
   */
  @Override
  public int hashCode() {
    int hash = 31 * markers.hashCode() + goal.ordinal();
    for (RunningTrain train : trains)
      hash = 31 * (31 * hash + train.id().hashCode()) + train.allowance().hashCode();
    return hash;
  }

  /** The same with other trains. */
  public RouteProblem with(List<RunningTrain> others) {
    return with(others, goal, link, judged);
  }

  /** The same with a link. */
  public RouteProblem with(RequiredLink joined) {
    return with(trains, goal, Optional.of(joined), judged);
  }

  /** The same without a link. */
  public RouteProblem withoutLink() {
    return with(trains, goal, Optional.empty(), judged);
  }

  /** The same with another goal. */
  public RouteProblem with(RouteGoal other) {
    return with(trains, other, link, judged);
  }

  /** The same with a judge of its runs. */
  public RouteProblem with(JudgedRuns other) {
    return with(trains, goal, link, Optional.of(other));
  }

  private RouteProblem with(
      List<RunningTrain> others,
      RouteGoal aim,
      Optional<RequiredLink> joined,
      Optional<JudgedRuns> asked) {
    return new RouteProblem(
        track, others, markers, home, blocked, rules, haltsIgnored, aim, joined, asked);
  }
}
