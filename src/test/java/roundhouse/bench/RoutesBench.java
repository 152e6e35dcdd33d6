package roundhouse.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import roundhouse.route.RecordedTurns;
import roundhouse.route.RouteSolver;
import roundhouse.route.problem.RouteProblem;

/**
 * Times the best runs on the late boards of recorded games: the last third of each game's running
 * turns, without a cache.
 */
final class RoutesBench {
  private static final int ROUNDS = 5;

  private RoutesBench() {}

  static void run(List<String> arguments, PrintStream out) {
    var problems = new ArrayList<RouteProblem>();
    RecordedTurns.ofTitle(arguments.isEmpty() ? Main.TITLE : arguments.getFirst())
        .values()
        .forEach(
            turns ->
                turns
                    .subList(turns.size() * 2 / 3, turns.size())
                    .forEach(turn -> problems.add(turn.problem())));
    for (int round = 1; round <= ROUNDS; round++) {
      var times = new Times(problems.stream().mapToLong(RoutesBench::time).toArray());
      if (round == ROUNDS) out.println(times);
    }
  }

  private static long time(RouteProblem problem) {
    long start = System.nanoTime();
    RouteSolver.best(problem);
    return System.nanoTime() - start;
  }
}
