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

  private final Path folder;
  private final Map<String, GoldenGame> before;
  private final PrintStream out;

  private GoldenCommand(Path folder, PrintStream out) throws IOException {
    this.folder = folder;
    this.before = taken(folder);
    this.out = out;
  }

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    Title plain = title(design, Set.of());
    var command = new GoldenCommand(GoldenGame.FOLDER.resolve(design), out);
    var players = plain.design().players();
    int first = 1;
    for (int number : IntStream.rangeClosed(players.min(), players.max()).toArray())
      command.record(plain, number, number + "-players", first++);
    for (String option : plain.design().options().keySet()) {
      Title title = title(design, Set.of(option));
      command.record(title, Math.min(3, title.design().players().max()), option, first++);
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

  /** Records the game as it was, or plays another if one of its actions is refused. */
  private void record(Title title, int players, String name, long first) throws IOException {
    Optional<GoldenGame> kept = Optional.ofNullable(before.get(name)).flatMap(old -> old.in(title));
    if (kept.isEmpty()) play(title, players, name, first);
    else {
      kept.get().write(folder, name);
      out.printf("%-28s as it was%n", name);
    }
  }

  /** The first game that ends as the rules say; from another seed for each, so that they differ. */
  private void play(Title title, int players, String name, long first) throws IOException {
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
