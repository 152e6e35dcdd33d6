package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Title;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.TestTitle;

/**
 * A variant adds a company, a private and a train. Its games go on to their end, whatever option is
 * on.
 */
@Tag("slow")
class WidenedDesignTest {
  private static final String VARIANT =
      """
      extends: ../1860
      format: 1
      title: A wider isle
      says: A ninth company, a sixth ferry and a longer train.
      recordings: { title: "" }
      companies:
        XY: { name: Extra, color: gray, home: B6, layer: 1, par: 54-62, markers: 0 40 }
      privates:
        BST: { name: Brighstone Tramway, price: 70, income: 15, blocks: D8 }
      trains:
        10+6: { runs: 10+6, price: 900, count: 2 }
      rounds:
        opening: { steps: { selection-auction: { lots: BHC YHC BST CMH RPSC C&N IOW XY } } }
      """;

  @TempDir private Path designs;

  static Stream<String> options() {
    return Stream.concat(Stream.of(""), TestTitle.of("1860").design().options().keySet().stream());
  }

  @ParameterizedTest
  @MethodSource("options")
  void gamesOfAVariantWithMoreOfEverythingGoOnToTheirEnd(String option) throws IOException {
    Simulation games =
        Simulation.of(wider(option), 3, new RandomBot()).withLimits(new SimulationLimits(1_500));
    SimulatedGame game = games.checking().play(7);
    assertThat(game.outcome())
        .isInstanceOfAny(SimulationOutcome.Ended.class, SimulationOutcome.TooLong.class);
  }

  private Title wider(String option) throws IOException {
    Files.createDirectories(designs.resolve("1860"));
    Files.createDirectories(designs.resolve("wider"));
    try (Stream<Path> files = Files.list(Path.of("designs", "1860"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".yaml")).toList())
        Files.copy(file, designs.resolve("1860").resolve(file.getFileName().toString()));
    }
    Files.writeString(designs.resolve("wider/title.yaml"), VARIANT);
    var loader = new TitleLoader(designs, Path.of("scripts"), Path.of("tile-library"));
    Set<String> on = option.isEmpty() ? Set.of() : new TreeSet<>(Set.of(option));
    return TestTitle.load(loader, "wider", on);
  }
}
