package roundhouse.cli.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.Roundhouse;

class CommandOutputTest {
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "completion",
        "validate 1889",
        "validate 1889 --json",
        "test 1889",
        "compare 1889 1889:beginner-game",
        "compare 1889 1889:beginner-game --json",
        "simulate 1889 --players 2 --games 1 --limit 3",
        "simulate 1889 --players 2 --games 1 --limit 3 --json",
        "play 1889 --bots all --players 2",
        "conformance --help"
      })
  void aCommandWhoseOutputCannotBeWrittenFailsAndSaysSo(String command) {
    assertThat(run(command, "No space left on device")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .containsOnlyOnce("The output could not be written: No space left on device.")
        .doesNotContain("Internal error");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "completion", "validate 1889", "simulate 1889 --help"})
  void aReaderThatWantsNoMoreEndsTheCommandQuietly(String command) {
    assertThat(run(command, "Broken pipe")).isEqualTo(ExitStatus.READER_GONE);
    assertThat(err.toString()).isEmpty();
  }

  private int run(String command, String failure) {
    var line =
        CommandRunner.line(new Roundhouse(), new FailureMessages(false))
            .setOut(CommandOutput.writer(failing(failure), StandardCharsets.UTF_8))
            .setErr(new PrintWriter(err, true));
    return CommandRunner.run(line, command.split(" "));
  }

  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int each) throws IOException {
        throw new IOException(reason);
      }
    };
  }
}
