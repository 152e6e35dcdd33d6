package roundhouse.tours;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.Main;
import roundhouse.testkit.Folder;

/**
 * Follows the tour of the README and the tutorials on a copy: writes their files, runs their
 * commands, and checks the output that they promise.
 */
@Tag("slow")
class ToursTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?<kind>\\w+)\n(?<text>.*?)^```");
  private static final Pattern COMMAND =
      Pattern.compile("target/roundhouse/bin/roundhouse (?<arguments>.*)");

  @TempDir Path root;

  @TestFactory
  List<DynamicTest> everyTourWorks() throws IOException {
    var pages = new ArrayList<>(List.of(Path.of("README.md")));
    try (Stream<Path> tutorials = Files.list(Path.of("designs", "guide", "tutorials"))) {
      pages.addAll(tutorials.sorted().toList());
    }
    assertThat(pages).hasSize(7);
    return pages.stream()
        .map(page -> DynamicTest.dynamicTest(page.toString(), () -> followed(page)))
        .toList();
  }

  private void followed(Path page) throws Exception {
    tour(root.resolve(page.getFileName()), Files.readString(page));
  }

  private static void tour(Path copy, String body) throws Exception {
    for (String folder : List.of("designs", "scripts", "tile-library"))
      Folder.copy(Path.of(folder), copy.resolve(folder));
    String said = "";
    Matcher block = BLOCK.matcher(body);
    while (block.find()) {
      String text = block.group("text");
      switch (block.group("kind")) {
        case "sh" -> said = run(copy, text);
        case "text" -> assertThat(said).contains(text.lines().toList());
        default -> write(copy, text);
      }
    }
  }

  /** Writes a file; its first line is a comment with its name. */
  private static void write(Path copy, String text) throws IOException {
    String first = text.lines().findFirst().orElseThrow();
    Path file = copy.resolve(first.substring(first.indexOf(' ') + 1));
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String run(Path copy, String commands) throws Exception {
    var said = new StringBuilder();
    for (String line : commands.lines().toList()) {
      Matcher command = COMMAND.matcher(line);
      assertThat(command.matches()).as(line).isTrue();
      said.append(roundhouse(copy, List.of(command.group("arguments").split(" "))));
    }
    return said.toString();
  }

  /**
   * Runs a command in the copy as in a terminal; it must succeed. These commands are so short that
   * Java's first compiler alone takes half the time of both.
   */
  private static String roundhouse(Path copy, List<String> arguments) throws Exception {
    var line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dpolyglot.engine.WarnInterpreterOnly=false"));
    line.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            classPath(),
            Main.class.getName()));
    line.addAll(arguments);
    Path out = Files.createTempFile(copy, "said", ".txt");
    Process process =
        new ProcessBuilder(line)
            .directory(copy.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("%s ends", arguments).isTrue();
    String said = Files.readString(out);
    assertThat(process.exitValue()).as("%s: %s", arguments, said).isZero();
    return said;
  }

  /** As absolute paths, because the command runs in another folder. */
  private static String classPath() {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getProperty("java.class.path"))
        .map(part -> Path.of(part).toAbsolutePath().toString())
        .reduce((one, other) -> one + File.pathSeparator + other)
        .orElseThrow();
  }
}
