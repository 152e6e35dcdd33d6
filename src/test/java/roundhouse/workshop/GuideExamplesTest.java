package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.position.DesignTestRunner;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.ProjectFolders;

/** The examples of the reference of designs make one title, with a variant and a test position. */
@Tag("slow")
class GuideExamplesTest {
  private static final Path GUIDE = Path.of("designs", "guide");
  private static final Pattern EXAMPLE =
      Pattern.compile("```yaml\\n# ([\\w/-]+\\.yaml)\\n(.*?)```", Pattern.DOTALL);

  @TempDir Path root;

  private TitleLoader loader;

  @BeforeEach
  void writeTheExamples() throws IOException {
    for (var matches = EXAMPLE.matcher(pages()); matches.find(); ) {
      boolean variant = matches.group(2).startsWith("extends:");
      Path file =
          root.resolve("designs").resolve(variant ? "express" : "isle").resolve(matches.group(1));
      Files.createDirectories(file.getParent());
      Files.writeString(file, matches.group(2));
    }
    var folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
  }

  private static String pages() throws IOException {
    var text = new StringBuilder(Files.readString(GUIDE.resolve("explanation/overlays.md")));
    try (Stream<Path> reference = Files.list(GUIDE.resolve("reference"))) {
      for (Path page : reference.sorted().toList()) text.append(Files.readString(page));
    }
    return text.toString();
  }

  private Title title(String design, String... options) {
    return loader.load(design, Set.of(options)).title().orElseThrow();
  }

  @Test
  void theExamplesHaveNoProblemAndNoneWithAnyOption() {
    assertThat(loader.problems("isle")).extracting(Problem::text).isEmpty();
    assertThat(loader.problems("express")).extracting(Problem::text).isEmpty();
  }

  @Test
  void theTestPositionHolds() throws IOException {
    assertThat(DesignTestRunner.run(loader, "isle"))
        .isNotEmpty()
        .allSatisfy(outcome -> assertThat(outcome.failures()).isEmpty());
  }

  @Test
  void theyArePlayedToTheirEndWithEachOption() throws Exception {
    var variants =
        new ArrayList<>(List.of(Variant.of(title("isle")), Variant.of(title("express"))));
    for (String option : title("isle").design().options().keySet())
      variants.add(Variant.of(title("isle", option)));
    var bots = List.of(Bots.named("sensible").orElseThrow());
    for (Variant variant : variants) {
      assertThat(
              new Batch(
                      List.of(variant),
                      List.of(2, 3, 4),
                      2,
                      1,
                      bots,
                      new SimulationLimits(20_000),
                      true,
                      1)
                  .run((done, of) -> {})
                  .failures())
          .isEmpty();
    }
  }
}
