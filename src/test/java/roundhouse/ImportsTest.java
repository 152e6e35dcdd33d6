package roundhouse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Sources import the types that they use; a package is written out only between equal names. */
class ImportsTest {
  private static final Pattern NO_CODE =
      Pattern.compile(
          "(?s)\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|/\\*.*?\\*/|//[^\n]*"
              + "|(?m:^(?:import|package) .*?;)");
  private static final Pattern WRITTEN_OUT =
      Pattern.compile(
          "(?<![\\w.])((?:java|javax|com|org|picocli|roundhouse)(?:\\.[a-z]\\w*)+)\\.([A-Z]\\w*)");

  @Test
  void noSourceWritesOutThePackageOfATypeThatItCanImport() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      assertThat(
              files
                  .filter(file -> file.toString().endsWith(".java"))
                  .flatMap(file -> needless(read(file)).map(name -> file + ": " + name)))
          .isEmpty();
    }
  }

  @Test
  void aNameWrittenOutIsFoundUnlessAnotherTypeHasItToo() {
    assertThat(needless("class A { java.util.List<B> all; }")).containsExactly("java.util.List");
    assertThat(needless("class A { java.util.List<B> all; record List() {} }")).isEmpty();
    assertThat(needless("import java.awt.List;\nclass A { java.util.List<B> all; }")).isEmpty();
    assertThat(needless("/** See java.util.List. */ class A { String b = \"java.util.Set\"; }"))
        .isEmpty();
  }

  private static Stream<String> needless(String source) {
    Matcher found = WRITTEN_OUT.matcher(NO_CODE.matcher(source).replaceAll("\"\""));
    return found
        .results()
        .filter(name -> !namesAnother(source, name.group(1), name.group(2)))
        .map(name -> name.group())
        .distinct();
  }

  /** Whether the source declares or imports another type of that name, or Java itself has one. */
  private static boolean namesAnother(String source, String itsPackage, String name) {
    boolean imported =
        Pattern.compile("(?m)^import ([\\w.]+)\\." + name + ";")
            .matcher(source)
            .results()
            .anyMatch(other -> !other.group(1).equals(itsPackage));
    return imported
        || List.of("Error").contains(name)
        || Pattern.compile("\\b(?:class|record|interface|enum) " + name + "\\b")
            .matcher(source)
            .find();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new AssertionError(file + " cannot be read", unreadable);
    }
  }
}
