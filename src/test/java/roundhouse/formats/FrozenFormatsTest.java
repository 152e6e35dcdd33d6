package roundhouse.formats;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.reference.DesignSchemas;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.ActionNames;
import roundhouse.engine.GameLog;
import roundhouse.engine.events.EventType;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.rows.RowTable;
import roundhouse.lab.valuesearch.ValueSearchSpec;
import roundhouse.position.TestSpec;

/**
 * The names that designs, scripts, saved games and translations are written with. Java's names make
 * many of them, so a rename in the code can break files that other people have. Each list here is
 * frozen; it may grow with the format, and a name that goes away needs a way to read old files.
 *
 * <p>{@code mvn test -Dtest=FrozenFormatsTest -Dformats.write=yes} writes the lists.
 */
class FrozenFormatsTest {
  private static final Path FROZEN = Path.of("src/test/resources/roundhouse/formats");
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(strings = {"designs", "games", "actions", "events", "scripts", "words", "rows"})
  void theNamesOfAFormatStayAsTheyAre(String format) throws IOException {
    String names = String.join("\n", names(format)) + "\n";
    Path frozen = FROZEN.resolve(format + ".txt");
    if (System.getProperty("formats.write") != null) Files.writeString(frozen, names);

    assertThat(names)
        .as("names of the format '%s'; give a renamed class an explicit name", format)
        .isEqualTo(Files.readString(frozen));
  }

  private static List<String> names(String format) throws IOException {
    return switch (format) {
      case "designs" -> keysOfDesigns();
      case "games" -> savedGames();
      case "actions" -> actions();
      case "events" -> events();
      case "scripts" -> scriptTypes();
      case "rows" -> columnsOfRows();
      default -> wordsOfTheWindow();
    };
  }

  /** A line for each column of each table that experiments write. */
  private static List<String> columnsOfRows() {
    return Arrays.stream(RowTable.values())
        .flatMap(
            table ->
                table.columns().stream()
                    .map(column -> table.fileName() + " " + column.name() + ": " + column.type()))
        .toList();
  }

  /**
   * A line for each kind of map, list of words or one-of in a file: its keys, in the order of the
   * schema.
   */
  private static List<String> keysOfDesigns() throws IOException {
    var schemas = new LinkedHashMap<>(DesignSchemas.all());
    schemas.put("test.json", DesignSchemas.of(TestSpec.class, "test"));
    schemas.put("experiment.json", DesignSchemas.of(ExperimentSpec.class, "experiment"));
    schemas.put("search.json", DesignSchemas.of(ValueSearchSpec.class, "search"));
    var lines = new TreeSet<String>();
    for (Map.Entry<String, String> schema : schemas.entrySet()) {
      collect(schema.getKey(), JSON.readTree(schema.getValue()), lines);
    }
    return List.copyOf(lines);
  }

  private static void collect(String file, JsonNode node, TreeSet<String> lines) {
    JsonNode keys = node.path("properties");
    if (!keys.isEmpty()) lines.add(file + " { " + String.join(" ", fields(keys)) + " }");
    JsonNode words = node.path("enum");
    if (!words.isEmpty()) lines.add(file + " " + words);
    node.forEach(child -> collect(file, child, lines));
  }

  private static List<String> fields(JsonNode node) {
    return StreamSupport.stream(((Iterable<String>) node::fieldNames).spliterator(), false)
        .toList();
  }

  /** A line for each kind of map in a saved game, without the actions: its keys. */
  private static List<String> savedGames() {
    return Stream.of(GameLog.class, ActionAnnotation.class, ActionAnnotation.Mark.class)
        .map(kind -> kind.getSimpleName() + " { " + String.join(" ", parts(kind)) + " }")
        .toList();
  }

  private static List<String> parts(Class<?> kind) {
    return Arrays.stream(kind.getRecordComponents()).map(part -> part.getName()).toList();
  }

  /** Actions as saved games write them, with what belongs to each. */
  private static List<String> actions() {
    return Arrays.stream(Action.class.getPermittedSubclasses())
        .map(FrozenFormatsTest::action)
        .toList();
  }

  private static String action(Class<?> action) {
    String name = ActionNames.of(action.asSubclass(Action.class));
    return name + " { " + String.join(" ", parts(action)) + " }";
  }

  /** Types of events as results and scripts name them, with what belongs to each. */
  private static List<String> events() {
    return EventType.all().stream()
        .map(type -> type.name() + " { " + String.join(" ", type.values()) + " }")
        .toList();
  }

  /** What scripts see and answer, without the sentences. */
  private static List<String> scriptTypes() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("scripts/roundhouse.d.ts"))) {
      return lines.map(String::strip).filter(FrozenFormatsTest::isCode).toList();
    }
  }

  private static boolean isCode(String line) {
    return !line.isEmpty()
        && Stream.of("//", "/*", "*").noneMatch(comment -> line.startsWith(comment));
  }

  /** The keys by which translations name what the window says. */
  private static List<String> wordsOfTheWindow() throws IOException {
    var words = new Properties();
    Path file = Path.of("src/main/resources/roundhouse/editor/words.properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      words.load(reader);
    }
    return new ArrayList<>(new TreeSet<>(words.stringPropertyNames()));
  }
}
