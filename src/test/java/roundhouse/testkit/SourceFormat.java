package roundhouse.testkit;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Formats all Java sources of the project in the Google Java Style.
 *
 * <p>{@code mvn -q -Pformat test-compile exec:exec} writes the files that differ.
 */
public final class SourceFormat {
  private static final Path SOURCES = Path.of("src");

  private SourceFormat() {}

  /** Formats every file in place. */
  public static void main(String[] args) throws IOException {
    List<String> formatted = differing();
    if (!formatted.isEmpty()) run(formatted, "--replace");
    formatted.forEach(System.out::println);
  }

  /** The files whose text is not as the formatter writes it. */
  public static List<String> differing() throws IOException {
    return run(sources(), "--dry-run");
  }

  private static List<String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().toList();
    }
  }

  private static List<String> run(List<String> files, String mode) {
    ToolProvider formatter = ToolProvider.findFirst("google-java-format").orElseThrow();
    var out = new StringWriter();
    String[] arguments = Stream.concat(Stream.of(mode), files.stream()).toArray(String[]::new);
    int status = formatter.run(new PrintWriter(out), new PrintWriter(System.err, true), arguments);
    if (status != 0)
      throw new IllegalStateException("the formatter failed; see its messages above");
    return out.toString().lines().toList();
  }
}
