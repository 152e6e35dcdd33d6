package roundhouse.design.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.problem.Problems;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.yaml.YamlReader;
import roundhouse.engine.Action;
import roundhouse.market.Zone;
import roundhouse.position.TestSpec;

class FormatReferenceTest {
  private static final Path COMMITTED = Path.of("designs/guide/reference");
  private static final String WRITE = "format.write";

  /** Keys of ranges, counts and overlays, which the page explains in its text. */
  private static final Set<String> LONG_FORMS =
      Set.of("min", "max", "number", "unlimited", "remove", "extends");

  private static final Map<String, String> PAGES =
      FormatReference.pages(TestSpec.class, Action.class);

  private static final String PAGE = String.join("\n", PAGES.values());

  /**
   * To regenerate after a change of the records or the text: {@code mvn test
   * -Dtest=FormatReferenceTest -Dformat.write=yes}.
   */
  @Test
  void theCommittedPagesMatchTheRecords() throws IOException {
    for (Map.Entry<String, String> page : PAGES.entrySet()) {
      Path committed = COMMITTED.resolve(page.getKey());
      if (System.getProperty(WRITE) != null) Files.writeString(committed, page.getValue());
      assertThat(committed)
          .as("regenerate the pages with -D%s=yes", WRITE)
          .exists()
          .hasContent(page.getValue());
    }
  }

  @Test
  void everyFileOfADesignHasItsPage() {
    assertThat(PAGES.keySet())
        .containsAll(DesignFolderReader.PARTS.stream().map(part -> part + ".md").toList())
        .contains("title.md", "steps.md", "tests.md");
  }

  @Test
  void everyKeyOfASchemaIsExplained() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String schema : DesignSchemas.all().values())
      collectKeys(new ObjectMapper().readTree(schema), missing);
    missing.removeAll(LONG_FORMS);
    missing.removeIf(
        key -> PAGE.contains("| `" + key + "` | ") || PAGE.contains("## " + key + "\n"));
    assertThat(missing).isEmpty();
  }

  private static void collectKeys(JsonNode schema, Set<String> keys) {
    if (schema.path("properties").isObject())
      schema.get("properties").fieldNames().forEachRemaining(keys::add);
    schema.forEach(below -> collectKeys(below, keys));
  }

  /** A link to a heading leads to the page that has it, so only one may. */
  @Test
  void noTwoHeadingsHaveOneName() {
    assertThat(Pattern.compile("(?m)^#+ (.+)\\n\\n").matcher(PAGE).results())
        .extracting(heading -> heading.group(1))
        .doesNotHaveDuplicates();
  }

  @Test
  void everyStepIsExplained() {
    for (Class<?> step : StepSpec.class.getPermittedSubclasses())
      assertThat(PAGE).contains("## " + YamlNames.key(step.getSimpleName()) + "\n\n");
  }

  @Test
  void everyZoneIsExplained() {
    for (String zone : YamlNames.words(Zone.class))
      assertThat(PAGE).containsPattern("(?m)^\\| [^|]*`" + zone + "`[^|]* \\| [a-z]");
  }

  record Example(String part, String yaml) {
    @Override
    public String toString() {
      return part;
    }
  }

  static List<Example> examples() {
    return Pattern.compile("```yaml\\n# (\\w+)\\.yaml\\n(.*?)```", Pattern.DOTALL)
        .matcher(PAGE)
        .results()
        .map(match -> new Example(match.group(1), match.group(2)))
        .toList();
  }

  @Test
  void everyFileHasAnExample() {
    assertThat(examples())
        .extracting(Example::part)
        .containsAll(DesignFolderReader.PARTS)
        .contains(DesignFolderReader.TITLE);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleFollowsItsSchema(Example example) {
    String schema = DesignSchemas.all().get(example.part() + ".json");
    var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    assertThat(registry.getSchema(schema).validate(example.yaml(), InputFormat.YAML)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsValidYaml(Example example) {
    Problems problems = new Problems();
    YamlReader.parse(Path.of(example.part() + ".yaml"), example.yaml(), problems);
    assertThat(problems.list()).isEmpty();
  }
}
