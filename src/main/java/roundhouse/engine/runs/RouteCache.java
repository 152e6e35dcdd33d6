package roundhouse.engine.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.route.RouteProblem;
import roundhouse.route.RouteSolution;
import roundhouse.route.RouteSolver;
import roundhouse.route.Run;

/** A cache of best runs: they are searched again only when something that matters has changed. */
final class RouteCache {
  private static final int KEPT = 512;

  /**
   * Steps of a quick search: some tenths of a millisecond, enough for most boards except late ones.
   */
  private static final int FEW_STEPS = 150;

  /**
   * The most steps of any search, about a second: rules that take longer would be stopped like a
   * hanging script. No board of a recorded game needs a quarter of them.
   */
  private static final long MOST_STEPS = 4_000_000;

  private static final Map<RouteProblem, RouteSolution> BEST = recent();
  private static final Map<RouteProblem, RouteSolution> GOOD = recent();
  private static final Map<RouteProblem, Boolean> ANY = recent();

  private RouteCache() {}

  /** The best runs; on extreme boards the best found within the limit. */
  static RouteSolution best(RouteProblem problem) {
    return cached(BEST, problem, asked -> RouteSolver.best(asked, MOST_STEPS));
  }

  /** Good runs: the best, unless they take long to find. */
  static RouteSolution good(RouteProblem problem) {
    return cached(GOOD, problem, RouteCache::untilAnyFound);
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

  /** An earlier result that consists of exactly these runs: they are legal and need no check. */
  static Optional<RouteSolution> knownSolution(RouteProblem problem, List<Run> runs) {
    return knownSolution(BEST, problem, runs).or(() -> knownSolution(GOOD, problem, runs));
  }

  private static Optional<RouteSolution> knownSolution(
      Map<RouteProblem, RouteSolution> memory, RouteProblem problem, List<Run> runs) {
    synchronized (memory) {
      return Optional.ofNullable(memory.get(problem)).filter(known -> known.runs().equals(runs));
    }
  }

  static boolean anyRun(RouteProblem problem) {
    return !problem.trains().isEmpty() && cached(ANY, problem, RouteSolver::anyRun);
  }

  private static <R> R cached(
      Map<RouteProblem, R> memory, RouteProblem problem, Function<RouteProblem, R> find) {
    synchronized (memory) {
      R known = memory.get(problem);
      if (known != null) return known;
    }
    R found = find.apply(problem);
    synchronized (memory) {
      memory.put(problem, found);
    }
    return found;
  }

  private static <R> Map<RouteProblem, R> recent() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<RouteProblem, R> eldest) {
        return size() > KEPT;
      }
    };
  }
}
