package roundhouse.design.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.valuesearch.ValueSearchSpec;
import roundhouse.position.TestFile;
import roundhouse.position.TestSpec;

class DesignSchemasTest {
  private static final Path COMMITTED = Path.of("designs/schema");
  private static final String WRITE = "schemas.write";

  static Stream<Path> files() {
    Path designs = Path.of("src/test/resources/roundhouse/design/designs");
    Stream<Path> folders =
        Stream.of(
            designs.resolve("isle"), designs.resolve("isle-express"), Path.of("designs/1860"));
    return folders.flatMap(DesignSchemasTest::parts);
  }

  /** The schemas of a design's files and of its test positions. */
  private static Map<String, String> schemas() {
    var all = new LinkedHashMap<>(DesignSchemas.all());
    all.put("test.json", DesignSchemas.of(TestSpec.class, "test"));
    all.put("experiment.json", DesignSchemas.of(ExperimentSpec.class, "experiment"));
    all.put("search.json", DesignSchemas.of(ValueSearchSpec.class, "search"));
    return all;
  }

  static List<Path> tests() throws IOException {
    return TestFile.of(Path.of("designs/1860"));
  }

  @ParameterizedTest
  @MethodSource("tests")
  void aDesignsTestPositionsAreValid(Path file) throws IOException {
    var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    assertThat(
            registry.getSchema(schemas().get("test.json")).validate(json(file), InputFormat.JSON))
        .isEmpty();
  }

  private static Stream<Path> parts(Path folder) {
    return DesignSchemas.all().keySet().stream()
        .map(name -> folder.resolve(name.replace(".json", ".yaml")))
        .filter(Files::exists);
  }

  @ParameterizedTest
  @MethodSource("files")
  void aDesignsFilesAreValid(Path file) throws IOException {
    String schema =
        DesignSchemas.all().get(file.getFileName().toString().replace(".yaml", ".json"));
    var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    assertThat(registry.getSchema(schema).validate(json(file), InputFormat.JSON)).isEmpty();
  }

  /** The file with its aliases resolved, as editors see it. */
  private static String json(Path file) throws IOException {
    Object values = new Yaml().load(Files.readString(file));
    return new ObjectMapper().writeValueAsString(values);
  }

  /**
   * To regenerate after a change of the records: {@code mvn test -Dtest=DesignSchemasTest
   * -Dschemas.write=yes}.
   */
  @Test
  void theCommittedSchemasMatchTheRecords() throws IOException {
    for (Map.Entry<String, String> schema : schemas().entrySet()) {
      Path file = COMMITTED.resolve(schema.getKey());
      if (System.getProperty(WRITE) != null)
        Files.writeString(
            Files.createDirectories(COMMITTED).resolve(schema.getKey()), schema.getValue());
      assertThat(file)
          .as("regenerate the schemas with -D%s=yes", WRITE)
          .exists()
          .hasContent(schema.getValue());
    }
  }
}
