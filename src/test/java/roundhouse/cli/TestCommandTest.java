package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

class TestCommandTest {
  private static final String HOLDS =
      "says: The bank has its money.\nsteps:\n  - then: { bank: 3740 }\n";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir Path folder;

  private ProjectFolders folders;

  @BeforeEach
  void makeADesignWithoutTests() throws Exception {
    Files.createDirectories(folder.resolve("designs"));
    folders = new ProjectFolders(folder, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("mine", "Mine");
    Files.delete(folder.resolve("designs/mine/tests/floating.yaml"));
  }

  @Test
  void passingTestsSucceed() throws IOException {
    write(HOLDS);

    assertThat(run("mine")).as(out.toString()).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("1 of 1 test positions pass.");
  }

  @Test
  void aDesignMayBeNamedByItsPath() throws IOException {
    write(HOLDS);

    assertThat(run(folder.resolve("designs/mine").toString())).isEqualTo(ExitStatus.DONE);
  }

  @Test
  void aFailureIsReportedWithItsLocation() throws IOException {
    write(HOLDS.replace("3740", "12"));

    assertThat(run("mine")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains(
            "FAILED  The bank has its money.",
            "tests/bank.yaml:3:19: the bank has £3740, not £12",
            "0 of 1 test positions pass.");
  }

  @Test
  void programsReadTheSameAsJson() throws IOException {
    write(HOLDS.replace("3740", "12"));

    run("mine", "--json");

    JsonNode outcome = new ObjectMapper().readTree(out.toString()).get(0);
    assertThat(outcome.get("holds").asBoolean()).isFalse();
    assertThat(outcome.get("failures").get(0).get("line").asInt()).isEqualTo(3);
    assertThat(outcome.get("failures").get(0).get("says").asText())
        .isEqualTo("the bank has £3740, not £12");
  }

  private void write(String text) throws IOException {
    Path file = folder.resolve("designs/mine/tests/bank.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private int run(String... args) {
    CommandLine line =
        CommandRunner.configured(
                new CommandLine(new TestCommand(folders)), new FailureMessages(false))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return CommandRunner.run(line, args);
  }
}
