package roundhouse.route;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Remembers the answers to the problems asked last, so that a turn that is looked at many times is
 * solved once. Problems are the same when track graph, trains, markers, blocked cities, rules and
 * goal are. May be used by several threads; two that ask the same at once may both solve it.
 */
public final class RouteCache {
  private final Map<RouteProblem, Best> best;
  private final Map<RouteProblem, Boolean> any;

  /** A cache of so many answers. */
  public RouteCache(int size) {
    best = new Recent<>(size);
    any = new Recent<>(size);
  }

  /** As {@link RouteSolver#best(RouteProblem)}. */
  public Best best(RouteProblem problem) {
    return recall(best, problem, RouteSolver::best);
  }

  /** As {@link RouteSolver#best(RouteProblem, long)}; an answer that was cut short is not kept. */
  public Best best(RouteProblem problem, long steps) {
    return recall(best, problem, asked -> RouteSolver.best(asked, steps));
  }

  /** As {@link RouteSolver#anyRun(RouteProblem)}. */
  public boolean anyRun(RouteProblem problem) {
    return recall(any, problem, RouteSolver::anyRun);
  }

  private static <T> T recall(Map<RouteProblem, T> answers, RouteProblem problem, Function<RouteProblem, T> solve) {
    synchronized (answers) {
      T known = answers.get(problem);
      if (known != null) return known;
    }
    T answer = solve.apply(problem);
    if (answer instanceof Best found && !found.exact()) return answer;
    synchronized (answers) {
      answers.put(problem, answer);
    }
    return answer;
  }

  /** Drops what was not asked for longest. */
  private static final class Recent<K, V> extends LinkedHashMap<K, V> {
    private final int size;

    Recent(int size) {
      super(16, 0.75f, true);
      this.size = size;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > size;
    }
  }
}
