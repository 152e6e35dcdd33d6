package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.cli.text.TournamentText;
import roundhouse.lab.tournament.KeptTournament;
import roundhouse.lab.tournament.TournamentResult;
import roundhouse.lab.tournament.TournamentRow;

@Tag("slow")
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

  @Test
  void theNearestBotIsOfferedForAMisspelledOne() {
    assertThat(run("1889", "--bots", "sensible,planing@60")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString())
        .contains("There is no bot 'planing@60' (did you mean 'planning'?); the bots are");
  }

  @Test
  void gamesThatAreKeptAreNotPlayedAgain(@TempDir Path folder) throws IOException {
    String[] line = {
      "1889", "--bots", "sensible,random", "--players", "2", "--games", "2", "--rows", "" + folder
    };
    assertThat(run(line)).isEqualTo(ExitStatus.DONE);
    String told = out.toString();
    List<String> kept = Files.readAllLines(folder.resolve(KeptTournament.GAMES));
    out.getBuffer().setLength(0);

    assertThat(run(line)).isEqualTo(ExitStatus.DONE);

    assertThat(out.toString()).isEqualTo(told);
    assertThat(Files.readAllLines(folder.resolve(KeptTournament.GAMES))).isEqualTo(kept).hasSize(2);
  }

  @Test
  void aTournamentThatIsInterruptedTellsHowItStands() {
    var text = new TournamentText(new PrintWriter(out), "planning", "sensible");

    text.tellSoFar(
        List.of(new TournamentRow(0, 1, 1, 900, 700, ""), new TournamentRow(1, 1, 1, 800, 600, "")),
        40);

    assertThat(out.toString())
        .contains("Interrupted after 2 of 40 games.")
        .contains("planning wins 2.0 of 2 games")
        .contains("planning 850, sensible 650");
  }

  @Test
  void aTournamentWithoutAWholeGameHasNoWinner() {
    var text = new TournamentText(new PrintWriter(out), "mine", "sensible");

    text.tell(
        TournamentResult.of(List.of(new TournamentRow(0, 7, 0, 0, 0, "bots.js:3: no 'nothing'"))));

    assertThat(out.toString().lines())
        .containsExactly(
            "No game was played to its end.", "FAILED: seed 7: bots.js:3: no 'nothing'");
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
