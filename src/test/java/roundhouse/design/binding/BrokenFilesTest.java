package roundhouse.design.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;

/** Each file under {@code broken} begins with all expected problems as comments. */
class BrokenFilesTest {
  private static final Path BROKEN = Path.of("src/test/resources/roundhouse/design/broken");

  static Stream<Path> files() throws IOException {
    return Files.list(BROKEN).sorted();
  }

  @ParameterizedTest
  @MethodSource("files")
  void aBrokenFileHasTheExpectedProblems(Path file) throws IOException {
    Problems problems = new Problems();
    YamlReader.read(file, problems).ifPresent(node -> bind(node, problems));
    assertThat(
            problems.list().stream()
                .map(problem -> problem.text().substring(prefix(problem)))
                .sorted())
        .containsExactlyElementsOf(expected(file).stream().sorted().toList());
  }

  private static void bind(YamlNode node, Problems problems) {
    new Binder(problems).bind(Overlay.apply(node, problems), Railway.class);
  }

  private static int prefix(Problem problem) {
    return problem.place().file().toString().length() + 1;
  }

  private static List<String> expected(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .takeWhile(line -> line.startsWith("# "))
        .map(line -> line.substring(2))
        .toList();
  }
}
