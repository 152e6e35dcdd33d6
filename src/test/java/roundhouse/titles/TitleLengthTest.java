package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long titles are, as the guide says. */
class TitleLengthTest {
  @ParameterizedTest
  @ValueSource(strings = {"18Chesapeake", "1882"})
  void aTitleHasAsManyLinesAsTheHeadingOfTheGuideSays(String title) throws IOException {
    assertThat(Files.readString(Path.of("designs/adding-a-title.md")))
        .contains(
            "## %s in %d lines\n".formatted(title, lines(Path.of("designs", title), ".yaml")));
  }

  @Test
  void theShortestTitleIsAPageOfYamlAndAFewLinesOfScript() throws IOException {
    assertThat(lines(Path.of("designs/18Chesapeake"), ".yaml")).isLessThanOrEqualTo(150);
    assertThat(lines(Path.of("scripts/18Chesapeake"), ".js")).isLessThanOrEqualTo(20);
  }

  private static int lines(Path folder, String ending) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.toString().endsWith(ending)).toList();
    }
    int lines = 0;
    for (Path file : files) lines += Files.readAllLines(file).size();
    return lines;
  }
}
