package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;
import roundhouse.engine.play.SavedGameReplay;

/** Times recorded games played again by the engine alone. */
final class ReplayBench {
  private static final int ROUNDS = 12;

  private ReplayBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    List<RecordedGames.Game> games =
        RecordedGames.of(arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst());
    for (RecordedGames.Game game : games) {
      int actions = game.log().actions().size();
      Times times =
          Times.of(ROUNDS / 2, ROUNDS, () -> SavedGameReplay.of(game.title(), game.log()));
      out.printf(
          "%-56s %4d actions: %s, %6.0f actions/s%n",
          game.name(), actions, times, actions / times.median() * 1000);
    }
  }
}
