package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Repository;

/** Times whole games that bots play on one core. */
final class BotsBench {
  private static final int GAMES = 10;
  private static final int PLAYERS = 3;

  private BotsBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    Title title = Repository.titles().load(design, Set.of()).title().orElseThrow();
    for (String name : Bots.names().stream().sorted().toList()) {
      Bot bot = Bots.named(name).orElseThrow();
      long[] seed = {1};
      long[] actions = {0};
      Times times =
          Times.of(
              3,
              GAMES,
              () -> {
                SimulatedGame game = Simulation.of(title, PLAYERS, bot).play(seed[0]++);
                actions[0] += game.log().actions().size();
                return game;
              });
      out.printf(
          "%-10s %s, %.2f games a second and core, %d actions a game%n",
          name, times, 1000 / times.median(), actions[0] / (GAMES + 3));
    }
  }
}
