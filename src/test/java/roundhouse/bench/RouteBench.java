package roundhouse.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import roundhouse.route.RecordedTurns;
import roundhouse.route.RouteProblem;
import roundhouse.route.RouteSolver;

/**
 * Times the best runs on the late boards of recorded games: the last third of each game's running
 * turns, each solved several times without a cache. Run it with the test classes on the class path
 * from the folder of the repository; it needs the recordings beside it.
 */
public final class RouteBench {
  private static final int ROUNDS = 5;

  private RouteBench() {}

  public static void main(String[] args) {
    List<RouteProblem> problems = new ArrayList<>();
    RecordedTurns.ofTitle(args.length > 0 ? args[0] : "1860").values().forEach(turns ->
        turns.subList(turns.size() * 2 / 3, turns.size()).forEach(turn -> problems.add(turn.problem())));
    for (int round = 1; round <= ROUNDS; round++) {
      long[] micros = problems.stream().mapToLong(RouteBench::micros).sorted().toArray();
      System.out.printf(
          "round %d: %d turns, median %.2f ms, 99th percentile %.2f ms, worst %.2f ms%n",
          round, micros.length, micros[micros.length / 2] / 1000.0, micros[micros.length * 99 / 100] / 1000.0,
          micros[micros.length - 1] / 1000.0);
    }
  }

  /** Time on the processor, so that other programs do not matter. */
  private static long micros(RouteProblem problem) {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    RouteSolver.best(problem);
    return (threads.getCurrentThreadCpuTime() - start) / 1000;
  }
}
