package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.problem.Problem;

/**
 * Each file under {@code broken-designs} is a variant of the tiny title that begins with the
 * expected problems as comments.
 */
class BrokenDesignsTest {
  private static final Path BROKEN = Path.of("src/test/resources/roundhouse/design/broken-designs");
  private static final Path TINY = Path.of("src/test/resources/designs/tiny");

  @TempDir Path folder;

  static Stream<Path> files() throws IOException {
    return Files.list(BROKEN).sorted();
  }

  @ParameterizedTest
  @MethodSource("files")
  void aBrokenDesignHasTheExpectedProblems(Path file) throws IOException {
    copyTiny();
    Path title = Files.createDirectory(folder.resolve("broken")).resolve("title.yaml");
    Files.copy(file, title);

    List<Problem> problems =
        DesignLoader.load(title.getParent(), Path.of("tile-library"), Set.of()).problems();

    assertThat(problems.stream().map(problem -> problem.text().replace(title + ":", "")).sorted())
        .containsExactlyElementsOf(expected(file).stream().sorted().toList());
  }

  private void copyTiny() throws IOException {
    Path tiny = Files.createDirectory(folder.resolve("tiny"));
    try (var all = Files.list(TINY)) {
      for (Path part : all.toList()) Files.copy(part, tiny.resolve(part.getFileName()));
    }
  }

  private static List<String> expected(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .takeWhile(line -> line.startsWith("# "))
        .map(line -> line.substring(2))
        .toList();
  }
}
