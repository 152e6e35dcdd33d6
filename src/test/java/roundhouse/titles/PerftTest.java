package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Action;
import roundhouse.testkit.Position;
import roundhouse.testkit.TestTitle;

/**
 * Counts of all legal ways to go on, to a given depth, from positions kept in files. A file says a
 * title with its options, the players, the actions that lead to the position, and the counts by
 * depth.
 */
class PerftTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path FILES = Path.of("src", "test", "resources", "roundhouse", "perft");

  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void thereAreAsManyWaysToGoOnAsTheFileSays(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    Position position = position(lines);
    List<String> expected = words(lines, "counts");
    List<String> counted =
        Stream.iterate(1, depth -> depth <= expected.size(), depth -> depth + 1)
            .map(depth -> String.valueOf(count(position, depth)))
            .toList();
    assertThat(counted).as("%s", file.getFileName()).isEqualTo(expected);
  }

  private static Position position(List<String> lines) throws IOException {
    List<String> title = words(lines, "title");
    var loaded =
        TestTitle.of(title.getFirst(), title.subList(1, title.size()).toArray(String[]::new));
    Position position = Position.start(loaded, words(lines, "players").toArray(String[]::new));
    for (String line : lines)
      if (line.startsWith("{")) position = position.play(JSON.readValue(line, Action.class));
    return position;
  }

  private static List<String> words(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key + " "))
        .findFirst()
        .map(line -> Arrays.asList(line.substring(key.length() + 1).split(" ")))
        .orElse(List.of());
  }

  private static long count(Position position, int depth) {
    List<Action> choices = position.choices();
    if (depth == 1) return choices.size();
    long count = 0;
    for (Action action : choices) count += count(position.play(action), depth - 1);
    return count;
  }
}
