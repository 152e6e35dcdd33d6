package roundhouse.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.FailureMessages;

/** Runs commands within this process, for tests of other packages. */
public final class CommandLines {
  private CommandLines() {}

  /** What a command printed, and its exit status. */
  public record Answer(int status, String out, String err) {}

  public static Answer run(String... words) {
    var out = new StringWriter();
    var err = new StringWriter();
    var line =
        CommandRunner.line(new Roundhouse(), new FailureMessages(false))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return new Answer(CommandRunner.run(line, words), out.toString(), err.toString());
  }
}
