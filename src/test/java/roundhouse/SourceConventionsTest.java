package roundhouse;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.CompiledClasses;
import roundhouse.testkit.Waiting;
import roundhouse.threads.BackgroundThreads;

/** What sources are named, how many stand in a package, and what they may not mention. */
class SourceConventionsTest {
  private static final Pattern TITLE = Pattern.compile("\\b18\\d\\d\\b|\\b18[A-Z][A-Za-z]+\\b");

  /** A class with its packages in a line of code, which neither imports nor quotes it. */
  private static final Pattern FULL_NAME =
      Pattern.compile("^(?!import |package )[^*\"/|]*\\broundhouse(\\.[a-z]+)+\\.[A-Z]");

  /** A place for a number in a format; none for one in hexadecimal digits. */
  private static final Pattern NUMBER = Pattern.compile("\"[^\"\n]*%[-,0-9.]*[df](?!\\w)");

  @Test
  void noNameMeansTwoThings() throws IOException {
    Map<Path, Long> names =
        javaFiles(Path.of("src"))
            .filter(file -> !file.endsWith("package-info.java"))
            .collect(Collectors.groupingBy(Path::getFileName, Collectors.counting()));
    names.values().removeIf(count -> count == 1);

    assertThat(names).as("say in the name which of the two it is").isEmpty();
  }

  @Test
  void classesAreImportedAndNotNamedInFull() throws IOException {
    assertThat(javaFiles(Path.of("src")).flatMap(file -> linesWith(FULL_NAME, file)))
        .as("rename one of two classes with the same name, and import both")
        .isEmpty();
  }

  /** Elsewhere a number is written with the digits of the language, in files and names too. */
  @Test
  void numbersAreFormattedInNoLanguage() throws IOException {
    try (var files = javaFiles(Path.of("src", "main", "java", "roundhouse"))) {
      assertThat(
              files
                  .filter(file -> !file.toString().contains("editor"))
                  .flatMap(SourceConventionsTest::statements)
                  .filter(statement -> NUMBER.matcher(statement).find())
                  .filter(statement -> !statement.contains("Locale.ROOT")))
          .as("use %s, or String.format with Locale.ROOT")
          .isEmpty();
    }
  }

  private static Stream<String> statements(Path file) {
    try {
      return Stream.of(Files.readString(file).split(";\\n"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void testsWaitForConditionsInOneWay() {
    JavaClasses tests = CompiledClasses.ofTests();
    noClasses()
        .that(DescribedPredicate.not(type(Waiting.class)))
        .should()
        .callMethod(Thread.class, "sleep", long.class)
        .orShould()
        .callMethod(Thread.class, "sleep", Duration.class)
        .orShould()
        .callMethod(TimeUnit.class, "sleep", long.class)
        .orShould()
        .callMethod(LockSupport.class, "parkNanos", long.class)
        .orShould()
        .callMethod(LockSupport.class, "parkNanos", Object.class, long.class)
        .because("a test that sleeps is slow where it passes and fails where it is slow")
        .check(tests);
  }

  @Test
  void threadsAreStartedInOnePlaceAndNoneIsVirtual() {
    JavaClasses program = CompiledClasses.ofProgram();
    noClasses()
        .should()
        .callMethod(Thread.class, "ofVirtual")
        .because("two long computations would keep all others from a machine's two processors")
        .check(program);
    noClasses()
        .that(DescribedPredicate.not(type(BackgroundThreads.class)))
        .should()
        .callMethod(Thread.class, "ofPlatform")
        .because("BackgroundThreads starts them, so that none is without a name or keeps running")
        .check(program);
  }

  @Test
  void noTitleIsNamedInTheCode() throws IOException {
    assertThat(sources().flatMap(file -> linesWith(TITLE, file)))
        .as("titles are data: what is one title's alone stands in its design or its script")
        .isEmpty();
  }

  private static Stream<Path> sources() throws IOException {
    return javaFiles(Path.of("src", "main", "java"));
  }

  private static Stream<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    }
  }

  private static Stream<String> linesWith(Pattern pattern, Path file) {
    List<String> lines = read(file);
    return IntStream.range(0, lines.size())
        .filter(line -> pattern.matcher(lines.get(line)).find())
        .mapToObj(line -> "%s:%d: %s".formatted(file, line + 1, lines.get(line).strip()));
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
