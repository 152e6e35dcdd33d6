package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectExperimentTest {
  @TempDir private Path designs;

  @Test
  void aGivenSeedIsWrittenAndAnotherIsDrawn() throws Exception {
    assertThat(written("tour", OptionalInt.of(7))).contains("games: 20\n", "seed: 7\n");
    assertThat(written("mine", OptionalInt.empty())).containsPattern("seed: \\d+\n");
  }

  private String written(String design, OptionalInt seed) throws Exception {
    var base = new ComparedDesign(designs.resolve("base"), Set.of());
    var other = new ComparedDesign(designs.resolve(design), Set.of());
    var games = new GameCount(20, OptionalInt.of(3), seed);
    return Files.readString(ProjectExperiment.between(base, other, games).file());
  }
}
