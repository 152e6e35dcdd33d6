package roundhouse.tours;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.Roundhouse;
import roundhouse.cli.outcome.FailureMessages;
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
    try (var terminal = new Terminal(copy)) {
      while (block.find()) {
        String text = block.group("text");
        switch (block.group("kind")) {
          case "sh" -> said = terminal.run(text);
          case "text" -> assertThat(said).contains(text.lines().toList());
          default -> write(copy, text);
        }
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

  /**
   * Runs commands in a folder, which must succeed: one after another in one Java, because to start
   * one takes longer than most commands do. For these Java's first compiler alone takes half the
   * time of both.
   */
  private static final class Terminal implements AutoCloseable {
    private static final String ENDED = "ended with status ";
    private static final int MINUTES = 5;

    private final Process process;
    private final BufferedReader output;

    Terminal(Path folder) throws IOException {
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-Dpolyglot.engine.WarnInterpreterOnly=false",
                  "--enable-native-access=ALL-UNNAMED",
                  "--sun-misc-unsafe-memory-access=allow",
                  "-cp",
                  classPath(),
                  Terminal.class.getName())
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .start();
      output = process.inputReader();
    }

    /** In that Java: each line of the input holds the arguments of a command. */
    public static void main(String[] none) throws IOException {
      System.setProperty("java.awt.headless", "true");
      Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
      var input = new BufferedReader(new InputStreamReader(System.in));
      for (String line = input.readLine(); line != null; line = input.readLine()) {
        var command = CommandRunner.line(new Roundhouse(), FailureMessages.ofThisProcess());
        int status = CommandRunner.run(command, line.split(" "));
        System.out.println(ENDED + status);
      }
    }

    /** What some commands say. */
    String run(String commands) throws IOException {
      var said = new StringBuilder();
      for (String line : commands.lines().toList()) {
        Matcher command = COMMAND.matcher(line);
        assertThat(command.matches()).as(line).isTrue();
        said.append(roundhouse(command.group("arguments")));
      }
      return said.toString();
    }

    private String roundhouse(String arguments) throws IOException {
      var ended = new AtomicBoolean();
      CompletableFuture.delayedExecutor(MINUTES, TimeUnit.MINUTES)
          .execute(
              () -> {
                if (!ended.get()) process.destroyForcibly();
              });
      process.outputWriter().append(arguments).append('\n').flush();
      var said = new StringBuilder();
      String line = output.readLine();
      while (line != null && !line.startsWith(ENDED)) {
        said.append(line).append('\n');
        line = output.readLine();
      }
      ended.set(true);
      assertThat(line).as("%s: %s", arguments, said).isEqualTo(ENDED + 0);
      return said.toString();
    }

    @Override
    public void close() {
      process.destroy();
    }

    /** As absolute paths, because the commands run in another folder. */
    private static String classPath() {
      return Pattern.compile(Pattern.quote(File.pathSeparator))
          .splitAsStream(System.getProperty("java.class.path"))
          .map(part -> Path.of(part).toAbsolutePath().toString())
          .collect(Collectors.joining(File.pathSeparator));
    }
  }
}
