package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BotWeightsTest {
  private static final Path SOURCES = Path.of("src/main/java/roundhouse/lab/bots");
  private static final Pattern USED = Pattern.compile("weights\\.(?:of|whole)\\(\"([^\"]+)\"\\)");
  private static final Pattern WEIGHT = Pattern.compile("([a-z-]+) = -?\\d+(\\.\\d+)?");

  @Test
  void eachNumberOfTheFileIsUsedOnceAndEachThatIsUsedIsThere() throws IOException {
    List<String> named =
        lines().stream()
            .filter(line -> WEIGHT.matcher(line).matches())
            .map(BotWeightsTest::name)
            .toList();
    List<String> used;
    try (Stream<Path> files = Files.list(SOURCES)) {
      used = files.flatMap(BotWeightsTest::used).toList();
    }
    assertThat(used).containsExactlyInAnyOrderElementsOf(named).hasSizeGreaterThan(20);
  }

  @Test
  void aCommentSaysWhatEachMeans() throws IOException {
    List<String> lines = lines();
    for (int line = 1; line < lines.size(); line++)
      if (WEIGHT.matcher(lines.get(line)).matches())
        assertThat(lines.get(line - 1)).as(lines.get(line)).matches("# .+|" + WEIGHT);
  }

  @Test
  void aNameThatTheFileLacksIsAnError() {
    assertThatThrownBy(() -> BotWeights.usual().of("envy"))
        .hasMessage("bot-weights.properties has no 'envy'");
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf(' '));
  }

  private static Stream<String> used(Path source) {
    try {
      return USED.matcher(Files.readString(source)).results().map(BotWeightsTest::group);
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static String group(MatchResult found) {
    return found.group(1);
  }

  private static List<String> lines() throws IOException {
    try (var in = BotWeights.class.getResourceAsStream(BotWeights.FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
