package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

/** The output of a watching command after each save in the designer's editor. */
@Timeout(120)
@Tag("slow")
class WatchLoopTest {
  private static final String WAITS = "watching; stop with Ctrl-C";
  private static final String HOLDS =
      "says: The bank has its money.\nsteps:\n  - then: { bank: 3740 }\n";

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private ProjectFolders folders;
  private Optional<Thread> watching = Optional.empty();
  private int read;

  @BeforeEach
  void makeADesign() throws Exception {
    folder = folder.toRealPath();
    Files.createDirectories(folder.resolve("designs"));
    folders = new ProjectFolders(folder, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("mine", "Mine");
  }

  @AfterEach
  void end() throws InterruptedException {
    watching.ifPresent(Thread::interrupt);
    if (watching.isPresent()) assertThat(watching.get().join(Duration.ofSeconds(20))).isTrue();
  }

  private void start(Callable<Integer> command, String... args) {
    CommandLine line =
        CommandRunner.configured(new CommandLine(command), new FailureMessages(false))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    watching = Optional.of(Thread.ofPlatform().start(() -> CommandRunner.run(line, args)));
  }

  private void validate(String... args) throws Exception {
    start(new ValidateCommand(folders), args);
    assertThat(said()).contains("1 design checked: 0 errors, 0 warnings.");
  }

  private void test(String... args) throws Exception {
    start(new TestCommand(folders), args);
  }

  /** Its output from the last change until it waits again. */
  private String said() throws Exception {
    return said(out);
  }

  private String said(StringWriter told) throws Exception {
    Waiting.until(() -> told.toString().indexOf(WAITS, read) >= 0, "it never waited again");
    String turn = told.toString().substring(read, told.toString().indexOf(WAITS, read));
    read += turn.length() + WAITS.length();
    return turn;
  }

  private Path file(String name) {
    return folder.resolve("designs/mine").resolve(name);
  }

  private void replace(String name, String old, String now) throws IOException {
    assertThat(Files.readString(file(name))).contains(old);
    Files.writeString(file(name), Files.readString(file(name)).replace(old, now));
  }

  @Test
  void errorsAndTheirCorrectionsAreReported() throws Exception {
    validate("--watch");

    replace("trains.yaml", "price", "prize");
    assertThat(said())
        .contains(
            "changed: mine/trains.yaml",
            "trains.yaml:",
            "error: unknown key 'prize': did you mean 'price'?");

    replace("trains.yaml", "prize", "price");
    assertThat(said())
        .contains("changed: mine/trains.yaml", "1 design checked: 0 errors, 0 warnings.");
  }

  @Test
  void aDeletedFileIsReportedUntilItComesBack() throws Exception {
    validate("mine", "--watch");
    String market = Files.readString(file("market.yaml"));

    Files.delete(file("market.yaml"));
    assertThat(said()).contains("changed: mine/market.yaml", "error:", "market");

    Files.writeString(file("market.yaml"), market);
    assertThat(said()).contains("1 design checked: 0 errors, 0 warnings.");
  }

  @Test
  void aNewFileIsChecked() throws Exception {
    validate("--watch");

    Path script = folder.resolve("scripts/mine/rule.js");
    Files.createDirectories(script.getParent());
    Files.writeString(script, "export const tileCost = () => 5 5;\n");
    assertThat(said()).contains("changed: mine/rule.js", "rule.js:1:", "error");

    Files.delete(script);
    assertThat(said()).contains("1 design checked: 0 errors, 0 warnings.");
  }

  @Test
  void aNewDesignIsCheckedWithTheOthers() throws Exception {
    validate("--watch");

    new NewDesign(folders).variant("other", "Other", "mine");

    assertThat(said()).contains("changed: other/", "2 designs checked: 0 errors, 0 warnings.");
  }

  @Test
  void aNamedDesignThatDisappearsIsReportedUntilItComesBack() throws Exception {
    validate("mine", "--watch");

    Files.move(folder.resolve("designs/mine"), folder.resolve("designs/moved"));
    assertThat(said()).contains("There is no design 'mine'.");

    Files.move(folder.resolve("designs/moved"), folder.resolve("designs/mine"));
    assertThat(said()).contains("1 design checked: 0 errors, 0 warnings.");
  }

  @Test
  void positionsAreTestedAgainAfterEachSave() throws Exception {
    Path bank = file("tests/bank.yaml");
    test("mine", "--watch");
    assertThat(said()).contains("1 of 1 test positions pass.");

    Files.writeString(bank, HOLDS.replace("3740", "12"));
    assertThat(said())
        .contains(
            "changed: tests/bank.yaml",
            "FAILED  The bank has its money.",
            "the bank has £3740, not £12",
            "1 of 2 test positions pass.");

    Files.writeString(bank, HOLDS);
    assertThat(said()).contains("2 of 2 test positions pass.");

    Files.delete(bank);
    assertThat(said()).contains("1 of 1 test positions pass.");
  }

  @Test
  void aBrokenDesignFailsItsPositionsWithItsOwnProblem() throws Exception {
    test("mine", "--watch");
    said();

    replace("trains.yaml", "price", "prize");
    assertThat(said()).contains("FAILED", "unknown key 'prize'");

    replace("trains.yaml", "prize", "price");
    assertThat(said()).contains("1 of 1 test positions pass.");
  }

  @Test
  void gamesOfADesignThatChangedAreReplayedAgainAndNoOthers() throws Exception {
    new NewDesign(folders).small("other", "Other");
    for (String title : List.of("mine", "other")) {
      Files.writeString(
          folder.resolve("designs").resolve(title).resolve("title.yaml"),
          "\nrecordings: { title: %s }\n".formatted(title),
          StandardOpenOption.APPEND);
      Files.writeString(
          folder.resolve(title + ".game.json"),
          "{\"title\":\"%s\",\"players\":[1,2],\"actions\":[]}".formatted(title));
    }
    start(new ConformanceCommand(folders), folder.toString(), "--watch");
    assertThat(said()).contains("/mine (", "/other (", "2 of 2 games equal");

    replace("trains.yaml", "price", "prize");
    assertThat(said())
        .contains("CANNOT  mine.game.json: ", "unknown key 'prize'", "1 of 2 games equal; ")
        .doesNotContain("/other (");

    replace("trains.yaml", "prize", "price");
    assertThat(said())
        .contains("/mine (", "2 of 2 games equal; 1 replayed again, the others as before")
        .doesNotContain("/other (");
  }

  @Test
  void jsonGoesToTheOutputAndEverythingElseToTheErrors() throws Exception {
    start(new ValidateCommand(folders), "mine", "--watch", "--json");
    said(err);

    assertThat(new ObjectMapper().readTree(out.toString())).isEmpty();
    assertThat(err.toString()).contains(WAITS);
  }

  @Test
  void anUnknownNameIsRefusedImmediately() throws Exception {
    start(new ValidateCommand(folders), "mien", "--watch");

    assertThat(watching.orElseThrow().join(Duration.ofSeconds(20))).isTrue();
    assertThat(err.toString()).contains("There is no design 'mien'. Did you mean 'mine'?");
  }

  /** Child processes ignore interrupts if this process does. */
  private static boolean interruptsAreIgnored() throws IOException {
    try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
      return status
          .filter(line -> line.startsWith("SigIgn:"))
          .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void controlCEndsItCleanly() throws Exception {
    assumeFalse(interruptsAreIgnored(), "interrupts are ignored here");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-Droundhouse.home=" + Path.of("").toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                "roundhouse.cli.Main",
                "validate",
                "--watch")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output.txt").toFile())
            .start();
    try {
      Waiting.until(
          () ->
              !process.isAlive() || Files.readString(folder.resolve("output.txt")).contains(WAITS),
          "it never waited for a change");
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();

      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.exitValue()).isEqualTo(130);
    assertThat(Files.readString(folder.resolve("output.txt")))
        .contains("1 design checked: 0 errors, 0 warnings.")
        .doesNotContain("Exception")
        .endsWith(WAITS + System.lineSeparator());
  }
}
