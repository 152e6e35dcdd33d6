package roundhouse.engine.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.route.Best;
import roundhouse.route.RouteProblem;
import roundhouse.route.RouteSolver;
import roundhouse.route.Run;

/** Best runs, remembered: while nothing changes that matters to them they are not sought again. */
final class Routes {
  private static final int KEPT = 512;

  /**
   * Steps of a search in a hurry: some tenths of a millisecond, enough for most boards but the
   * last.
   */
  private static final int FEW_STEPS = 150;

  /**
   * Steps of any search, about a second: rules that take longer would be given up like a script
   * that hangs. No board of a recorded game needs a quarter of them.
   */
  private static final long MOST_STEPS = 4_000_000;

  private static final Map<RouteProblem, Best> BEST = recent();
  private static final Map<RouteProblem, Best> GOOD = recent();
  private static final Map<RouteProblem, Boolean> ANY = recent();

  private Routes() {}

  /** The best runs; on a board that no game was seen to come near, the best of so many steps. */
  static Best best(RouteProblem problem) {
    return remembered(BEST, problem, asked -> RouteSolver.best(asked, MOST_STEPS));
  }

  /** Good runs, the best unless they take long to find. */
  static Best good(RouteProblem problem) {
    return remembered(GOOD, problem, Routes::sought);
  }

  /**
   * A search cut short before it found anything is made again with more steps: who has to run must
   * find a run.
   */
  private static Best sought(RouteProblem problem) {
    long steps = FEW_STEPS;
    Best found = RouteSolver.best(problem, steps);
    while (found.runs().isEmpty() && !found.exact() && steps < MOST_STEPS) {
      steps *= 10;
      found = RouteSolver.best(problem, steps);
    }
    return found;
  }

  /** What a search found before, if it found these very runs: they are legal and need no check. */
  static Optional<Best> found(RouteProblem problem, List<Run> runs) {
    return found(BEST, problem, runs).or(() -> found(GOOD, problem, runs));
  }

  private static Optional<Best> found(
      Map<RouteProblem, Best> memory, RouteProblem problem, List<Run> runs) {
    synchronized (memory) {
      return Optional.ofNullable(memory.get(problem)).filter(known -> known.runs().equals(runs));
    }
  }

  static boolean any(RouteProblem problem) {
    return !problem.trains().isEmpty() && remembered(ANY, problem, RouteSolver::anyRun);
  }

  private static <R> R remembered(
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
