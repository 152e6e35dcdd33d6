package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/**
 * Records the golden games of a design: one for each number of players, one for each option. A game
 * whose actions are still legal keeps them; others are played again.
 */
final class GoldenCommand {
  private static final int SEEDS = 20;

  private GoldenCommand() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    Path folder = GoldenGame.FOLDER.resolve(design);
    Map<String, GoldenGame> before = taken(folder);
    Title plain = title(design, Set.of());
    var players = plain.design().players();
    int first = 1;
    for (int number : IntStream.rangeClosed(players.min(), players.max()).toArray())
      write(plain, number, number + "-players", first++, before, folder, out);
    for (String option : plain.design().options().keySet()) {
      Title title = title(design, Set.of(option));
      int number = Math.min(3, title.design().players().max());
      write(title, number, option, first++, before, folder, out);
    }
  }

  /** The recorded games by name; their files are deleted. */
  private static Map<String, GoldenGame> taken(Path folder) throws IOException {
    var games = new HashMap<String, GoldenGame>();
    for (Path old : GoldenGame.files(folder)) {
      games.put(old.getFileName().toString().replaceFirst("\\.[^.]*$", ""), GoldenGame.read(old));
      Files.delete(old);
    }
    return games;
  }

  private static Title title(String design, Set<String> options) throws IOException {
    var loaded = Repository.titles().load(design, options);
    return loaded
        .title()
        .orElseThrow(() -> new IOException(design + " cannot be loaded: " + loaded.problems()));
  }

  /**
   * The game as it was recorded, or else the first that ends as the rules say; from another seed
   * for each, so that they differ.
   */
  private static void write(
      Title title,
      int players,
      String name,
      long first,
      Map<String, GoldenGame> before,
      Path folder,
      PrintStream out)
      throws IOException {
    Optional<GoldenGame> kept = Optional.ofNullable(before.get(name)).flatMap(old -> old.in(title));
    if (kept.isPresent()) {
      kept.get().write(folder, name);
      out.printf("%-28s as it was%n", name);
      return;
    }
    for (long seed = first; seed < first + SEEDS; seed++) {
      SimulatedGame game = Simulation.of(title, players, new SensibleBot()).play(seed);
      if (!(game.outcome() instanceof SimulationOutcome.Ended)) continue;
      GoldenGame.of(title, game.log()).write(folder, name);
      out.printf(
          "%-28s %d players, seed %d: %d actions%n",
          name, players, seed, game.log().actions().size());
      return;
    }
    throw new IOException("no game of " + name + " came to its end");
  }
}
