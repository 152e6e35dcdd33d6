package roundhouse.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.engine.runs.TurnProblem;
import roundhouse.route.RouteSolver;
import roundhouse.route.problem.RouteProblem;

/**
 * Times the best runs on the late boards of recorded games: the last third of each game's running
 * turns, without a cache.
 */
final class RoutesBench {
  private static final int ROUNDS = 5;

  private RoutesBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    var problems = new ArrayList<RouteProblem>();
    for (RecordedGames.Game game :
        RecordedGames.of(arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst())) {
      List<RouteProblem> turns = turns(game);
      problems.addAll(turns.subList(turns.size() * 2 / 3, turns.size()));
    }
    for (int round = 1; round <= ROUNDS; round++) {
      var times = new Times(problems.stream().mapToLong(RoutesBench::time).toArray());
      if (round == ROUNDS) out.println(times);
    }
  }

  /** What a company had to solve whenever it ran its trains. */
  private static List<RouteProblem> turns(RecordedGames.Game game) {
    Title title = game.title().forPlayers(game.log().players().size());
    SavedGameReplay replay = SavedGameReplay.of(title, game.log());
    return IntStream.range(0, replay.actionCount())
        .filter(number -> game.log().actions().get(number) instanceof Action.RunTrains)
        .mapToObj(
            number ->
                TurnProblem.of(
                    title, replay.states().get(number), game.log().actions().get(number).by()))
        .toList();
  }

  private static long time(RouteProblem problem) {
    long start = System.nanoTime();
    RouteSolver.best(problem);
    return System.nanoTime() - start;
  }
}
