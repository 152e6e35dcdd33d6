package roundhouse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages for developers name only classes that exist, in the packages where they stand. */
class DeveloperPagesTest {
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  /** A class with its package below roundhouse, or alone. */
  private static final Pattern CLASS =
      Pattern.compile("(?<![\\w.*-])((?:[a-z]+\\.)*)([A-Z]\\w*[a-z]\\w*)");

  private static List<String> sources;

  @BeforeAll
  static void listSources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      sources =
          files
              .map(file -> "/" + file.toString().replace('\\', '/'))
              .filter(file -> file.endsWith(".java"))
              .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/ARCHITECTURE.md", ".github/CONTRIBUTING.md"})
  void everyClassOfAPageExists(String page) throws IOException {
    List<String> classes = classes(Files.readString(Path.of(page)));

    assertThat(classes).isNotEmpty().allMatch(DeveloperPagesTest::exists);
  }

  @Test
  void aClassIsFoundWithAndWithoutItsPackage() {
    assertThat(classes("`change.log(new TrainEvent.TrainBought(train))` of `engine.Hook`, `*Spec`"))
        .containsExactly("TrainEvent", "engine/Hook");
    assertThat(exists("engine/Hook")).isTrue();
    assertThat(exists("route/Hook")).isFalse();
  }

  /** Commands, which a page also sets as code, name tests in their options. */
  private static List<String> classes(String page) {
    return CODE.matcher(page)
        .results()
        .map(code -> code.group(1))
        .filter(code -> !code.startsWith("mvn "))
        .map(CLASS::matcher)
        .flatMap(Matcher::results)
        .map(DeveloperPagesTest::path)
        .toList();
  }

  private static String path(MatchResult name) {
    return name.group(1).replace('.', '/') + name.group(2);
  }

  private static boolean exists(String path) {
    String root = path.contains("/") ? "/roundhouse/" : "/";
    return sources.stream().anyMatch(file -> file.endsWith(root + path + ".java"));
  }
}
