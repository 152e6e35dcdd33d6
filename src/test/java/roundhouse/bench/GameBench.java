package roundhouse.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.script.loading.TitleLoader;

/**
 * Times games of sensible bots by the processor time of the whole process, so that other programs
 * do not matter. The games' digest is the same as long as the rules and the bots are.
 */
final class GameBench {
  private static final int ROUNDS = 6;

  private GameBench() {}

  /** Arguments: a design, games in each round, options. */
  static void run(List<String> arguments, PrintStream out) {
    int games = arguments.size() > 1 ? Integer.parseInt(arguments.get(1)) : 20;
    Title title =
        title(
            arguments.isEmpty() ? "1860" : arguments.getFirst(),
            Set.copyOf(arguments.subList(Math.min(2, arguments.size()), arguments.size())));
    for (int round = 1; round <= ROUNDS; round++) {
      long began = processorNanos();
      int actions = 0;
      int digest = 0;
      for (int game = 0; game < games; game++) {
        SimulatedGame record = Simulation.of(title, 2 + game % 3, new SensibleBot()).play(game);
        actions += record.log().actions().size();
        digest = 31 * digest + record.log().actions().toString().hashCode();
      }
      double millis = (processorNanos() - began) / 1e6 / games;
      out.printf(
          "round %d: %d games of %d actions, %.1f ms a game, %.1f games a second and core, digest"
              + " %08x%n",
          round, games, actions / games, millis, 1000 / millis, digest);
    }
  }

  private static Title title(String design, Set<String> options) {
    var loader = new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"));
    return loader
        .load(design, options)
        .title()
        .orElseThrow(() -> new IllegalArgumentException("'" + design + "' cannot be played"));
  }

  static long processorNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
