package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.position.DesignTestRunner;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.NewDesign.DesignTemplate;

@Tag("slow")
class NewDesignTest {
  @TempDir Path root;

  private NewDesign designs;
  private ProjectFolders folders;

  @BeforeEach
  void beginWithNothing() throws IOException {
    Files.createDirectories(root.resolve("designs"));
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    designs = new NewDesign(folders);
  }

  @Test
  void aSmallDesignHasNoProblemWithAnyOfItsOptions() throws Exception {
    designs.small("first", "The First");

    assertThat(loader().problems("first")).extracting(Problem::text).isEmpty();
    assertThat(load("first").design().title()).isEqualTo("The First");
  }

  @Test
  void aSmallDesignIsPlayedToItsEndByAnyNumberOfPlayers() throws Exception {
    designs.small("first", "The First");

    Title title = load("first");
    var bots = List.of(Bots.named("sensible").orElseThrow());
    var report =
        new Batch(
                List.of(Variant.of(title)),
                List.of(2, 3, 4),
                2,
                1,
                bots,
                new SimulationLimits(20_000),
                true,
                1)
            .run((done, of) -> {});

    assertThat(report.failures()).isEmpty();
  }

  @Test
  void theTestPositionOfASmallDesignHolds() throws Exception {
    designs.small("first", "The First");

    assertThat(DesignTestRunner.run(loader(), "first"))
        .isNotEmpty()
        .allSatisfy(outcome -> assertThat(outcome.failures()).isEmpty());
  }

  @Test
  void aVariantIsItsBaseUnderAnotherName() throws Exception {
    designs.small("first", "The First");
    designs.variant("second", "The \"Second\"", "first");

    assertThat(loader().problems("second")).extracting(Problem::text).isEmpty();
    assertThat(load("second").design().title()).isEqualTo("The \"Second\"");
    assertThat(load("second").design().trains()).isEqualTo(load("first").design().trains());
  }

  @Test
  void theExamplesInAVariantAreOfItsBase() throws Exception {
    designs.small("first", "The First");
    Path title = designs.variant("second", "The Second", "first").files().getFirst();
    String train = load("first").design().trains().keySet().iterator().next();
    String hex = load("first").design().map().hexes().keySet().iterator().next();

    Files.writeString(
        title, Files.readString(title).replace("# trains:", "trains:").replace("# map:", "map:"));

    assertThat(loader().problems("second")).extracting(Problem::text).isEmpty();
    assertThat(load("second").design().trains().get(train).count().number()).isEqualTo(5);
    assertThat(load("second").design().map().hexes().get(hex).cost()).isEqualTo(80);
  }

  @Test
  void whatIsThereIsNeverOverwritten() throws Exception {
    Path title = designs.small("first", "The First").files().getFirst();
    String before = Files.readString(title);

    assertThatThrownBy(() -> designs.small("first", "Another"))
        .isInstanceOf(NewDesign.Refused.class)
        .hasMessageContaining("already exists");
    assertThatThrownBy(() -> designs.small("FIRST", "Another"))
        .isInstanceOf(NewDesign.Refused.class)
        .hasMessageContaining("already exists");
    assertThat(title).hasContent(before);
    assertThat(names()).containsExactly("first");
  }

  @Test
  void scriptsThatWouldAnswerForTheNewDesignKeepItFromItsName() throws Exception {
    Files.createDirectories(root.resolve("scripts").resolve("first"));

    assertThatThrownBy(() -> designs.small("first", "The First")).hasMessageContaining("scripts");
  }

  @Test
  void aVariantOfNothingIsRefusedWithTheNearestDesign() throws Exception {
    designs.small("first", "The First");

    assertThatThrownBy(() -> designs.variant("second", "Second", "frist"))
        .hasMessage("There is no design 'frist' to extend: did you mean 'first'?");
    assertThat(names()).containsExactly("first");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb: c", "\u001b[2J", "\u202eturned", "<html><b>x"})
  void aTitleThatDoesNotShowAsItIsWrittenIsRefused(String title) throws IOException {
    assertThatThrownBy(() -> designs.small("first", title))
        .isInstanceOf(NewDesign.Refused.class)
        .hasMessageContaining("cannot be a title");
    assertThat(names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a: b", "# none", "{{base}}", "$1", "\\", "\"", "'", "~"})
  void everyOtherTitleIsReadAsItWasGiven(String title) throws Exception {
    designs.small("first", title);

    assertThat(load("first").design().title()).isEqualTo(title);
  }

  @Test
  void aVariantOfADesignWithAnOddFolderExtendsThatDesign() throws Exception {
    designs.small("odd", "Odd");
    Files.move(root.resolve("designs/odd"), root.resolve("designs/x #y"));

    designs.variant("second", "The Second", "x #y");

    assertThat(loader().problems("second")).extracting(Problem::text).isEmpty();
  }

  @Test
  void aNameOfTheBaseAddsNoLineToAVariant() throws Exception {
    Path trains = designs.small("first", "The First").folder().resolve("trains.yaml");
    String odd = "\"x\\nscripts: other\": { runs: 2, price: 10, count: 1 }\n";
    Files.writeString(trains, odd + Files.readString(trains));
    assertThat(load("first").design().trains().keySet().iterator().next()).contains("\n");

    Path title = designs.variant("second", "The Second", "first").files().getFirst();

    assertThat(Files.readString(title).lines()).noneMatch(line -> line.startsWith("scripts"));
    assertThat(title).content().contains("x\\u000ascripts: other");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", ".", "..", "../up", "a/b", "a\\b", ".hidden", "con", "NUL.x", "ends.", "ends ",
        "schema", "guide", "C:"
      })
  void namesThatSomeSystemDoesNotTakeAreRefused(String name) {
    assertThat(designs.objection(name)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1899 east", "my game", "Zürich", "a+b", "v1.2"})
  void plainNamesAreTaken(String name) {
    assertThat(designs.objection(name)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(DesignTemplate.class)
  void everyFileOfATemplateIsListed(DesignTemplate template) throws IOException {
    Path folder =
        Path.of("src/main/resources/roundhouse/workshop/project/templates")
            .resolve(template.name().toLowerCase(Locale.ROOT));
    try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile)) {
      assertThat(
              files
                  .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                  .filter(name -> !name.equals("template.txt")))
          .containsExactlyInAnyOrderElementsOf(template.files());
    }
    assertThat(template.description()).endsWith(".");
  }

  private TitleLoader loader() {
    return new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
  }

  private Title load(String name) {
    return loader().load(name, Set.of()).title().orElseThrow();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folders.designs())) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
