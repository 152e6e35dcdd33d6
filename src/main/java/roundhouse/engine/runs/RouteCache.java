package roundhouse.engine.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.route.RouteSolution;
import roundhouse.route.RouteSolver;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/**
 * Best runs, kept by the track they run on: they are searched again only when something that
 * matters has changed.
 */
final class RouteCache {
  /**
   * Steps of a quick search: some tenths of a millisecond, enough for most boards except late ones.
   */
  private static final int FEW_STEPS = 150;

  /**
   * The most steps of any search, about a second: rules that take longer would be stopped like a
   * hanging script. No board of a recorded game needs a quarter of them.
   */
  private static final long MOST_STEPS = 4_000_000;

  private record Best(RouteProblem problem) {}

  private record Good(RouteProblem problem) {}

  private record AnyRun(RouteProblem problem) {}

  private RouteCache() {}

  /** The best runs; on extreme boards the best found within the limit. */
  static RouteSolution best(RouteProblem problem) {
    RouteSolution good = problem.track().facts().known(new Good(problem));
    return good != null && good.exact()
        ? good
        : problem
            .track()
            .facts()
            .get(new Best(problem), () -> RouteSolver.best(problem, MOST_STEPS));
  }

  /** Good runs: the best, unless they take long to find. */
  static RouteSolution good(RouteProblem problem) {
    return problem.track().facts().get(new Good(problem), () -> untilAnyFound(problem));
  }

  /**
   * Repeats a search that found nothing within its limit with more steps: a company that must run
   * must find a run.
   */
  private static RouteSolution untilAnyFound(RouteProblem problem) {
    long steps = FEW_STEPS;
    RouteSolution found = RouteSolver.best(problem, steps);
    while (found.runs().isEmpty() && !found.exact() && steps < MOST_STEPS) {
      steps *= 10;
      found = RouteSolver.best(problem, steps);
    }
    return found;
  }

  static boolean anyRun(RouteProblem problem) {
    return !problem.trains().isEmpty()
        && problem
            .track()
            .facts()
            .get(new AnyRun(problem), () -> RouteSolver.anyRun(problem, MOST_STEPS));
  }

  /** A run with revenue that an idle train could make beside these. */
  static Optional<Run> idleRun(RouteProblem problem, List<Run> runs) {
    return RouteSolver.idleRun(problem, runs, MOST_STEPS);
  }

  /** Whether a train can join two stops. */
  static boolean canJoin(RouteProblem problem, RequiredLink link) {
    return RouteSolver.canJoin(problem, link, MOST_STEPS);
  }
}
