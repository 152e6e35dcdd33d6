package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;
import roundhouse.testkit.Folder;

/** Copies two small designs, the isle and a variant of it, before each test. */
abstract class IsleTest {
  private static final Path DESIGNS = Path.of("src/test/resources/roundhouse/design/designs");

  static final Path LIBRARY = Path.of("tile-library");

  @TempDir Path folder;

  @BeforeEach
  final void copy() throws IOException {
    for (String design : List.of("isle", "isle-express"))
      Folder.copy(DESIGNS.resolve(design), folder.resolve(design));
  }

  final Path file(String design, String name) {
    return folder.resolve(design).resolve(name);
  }

  final Design load(String design, String... options) {
    LoadResult result = DesignLoader.load(folder.resolve(design), LIBRARY, Set.of(options));
    assertThat(result.problems()).isEmpty();
    return result.design().orElseThrow();
  }

  /** The problems as lines, without the folder. */
  final List<String> problems(String design, String... options) {
    LoadResult result = DesignLoader.load(folder.resolve(design), LIBRARY, Set.of(options));
    assertThat(result.design().isPresent())
        .isEqualTo(result.problems().stream().noneMatch(Problem::isError));
    return result.problems().stream()
        .map(
            problem ->
                problem
                    .text()
                    .substring(problem.place().file().getParent().toString().length() + 1))
        .toList();
  }

  final void append(String design, String name, String text) throws IOException {
    Files.writeString(file(design, name), Files.readString(file(design, name)) + text);
  }

  final void replace(String design, String name, String from, String to) throws IOException {
    String text = Files.readString(file(design, name));
    assertThat(text).contains(from);
    Files.writeString(file(design, name), text.replace(from, to));
  }
}
