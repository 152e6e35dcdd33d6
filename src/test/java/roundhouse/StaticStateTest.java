package roundhouse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What changes and is shared by all titles and games is named, with a reason. */
class StaticStateTest {
  private static final Path EXPLANATION = Path.of("src", "ARCHITECTURE.md");

  /** A static field that can be assigned, or whose content can change. */
  private static final Pattern CHANGES =
      Pattern.compile(
          "^ *(private |public |protected )?static (volatile"
              + " )?(?!final|class|record|enum|interface)[\\w<>\\[\\], .?]+ \\w+( = [^;]*)?;|static"
              + " final [^=;({]+=\\s*(new (\\w*Map|\\w*Set|\\w*List|\\w*Deque|\\w*Queue|Atomic\\w+"
              + "|ThreadLocal|FutureTask|RecentlyUsed)\\b|Executors\\.|ConcurrentHashMap\\.|ThreadLocal\\."
              + "|Collections\\.synchronized)",
          Pattern.MULTILINE);

  @Test
  void everyStaticFieldThatChangesIsExplained() throws IOException {
    String explained = Files.readString(EXPLANATION);

    assertThat(changing())
        .contains("LimitWatchdog")
        .as(
            "keep it in an object of the title, the game or the session; or say why not in "
                + EXPLANATION)
        .allMatch(name -> explained.contains("`" + name + "`"));
  }

  /** The classes with such fields. */
  private static Set<String> changing() throws IOException {
    var names = new TreeSet<String>();
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> CHANGES.matcher(text(file)).find())
          .forEach(file -> names.add(file.getFileName().toString().replace(".java", "")));
    }
    return names;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
