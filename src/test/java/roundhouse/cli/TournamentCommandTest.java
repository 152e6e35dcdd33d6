package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;

class TournamentCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void tellsTheShareOfWinsWithItsInterval() {
    assertThat(run("1889", "--bots", "sensible,random", "--players", "2", "--games", "2"))
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains("1889, 2 players, seed 1: sensible against random")
        .contains("sensible wins 2.0 of 2 games (ties, counted half: 0): 100 % (95 %: 34 % to 100");
  }

  @Test
  void twoBotsAndAnEvenNumberOfGamesAreNeeded() {
    assertThat(run("1889", "--bots", "sensible")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--bots needs two kinds of bots");
    assertThat(run("1889", "--bots", "sensible,random", "--games", "3"))
        .isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--games must be an even number");
    assertThat(run("1889", "--bots", "sensible,clever")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString())
        .contains("There is no bot 'clever'; the bots are sensible, sensible-builder");
  }

  private int run(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "tournament";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    var line = CommandRunner.line(new Roundhouse(), new FailureMessages(false));
    line.setOut(new PrintWriter(out));
    line.setErr(new PrintWriter(err));
    return CommandRunner.run(line, all);
  }
}
