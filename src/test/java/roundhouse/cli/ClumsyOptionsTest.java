package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.cli.CommandLines.Answer;
import roundhouse.cli.outcome.ExitStatus;

/** Options that cannot be meant are refused before anything is played or written. */
class ClumsyOptionsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          simulate 1889 --players 2 --games ٣                     | '٣' is not a whole number
          simulate 1889 --players 2 --seed ３                      | '３' is not a whole number
          simulate 1889 --players 2 --games 2147483647            | --games must be at most 1000000
          tournament 1889 --bots random,sensible --games 20000000 | an even number, 2 to 1000000
          simulate 1889 --players 2 --rows=                       | the name of a file or folder is empty
          print 1889 --output=                                    | the name of a file or folder is empty
          print 1889 --hex NaN                                    | --hex must be 10 to 100 mm, not NaN
          simulate 1889 --players 2 --game 1 --rows rows          | --game plays one game
          simulate 1889 --players 2 --game 1 --find rusts         | --game plays one game
          simulate 1889 --players 2 --game 1 --json               | omit --json and --events
          simulate 1889 --players 2 --find rusts --report x.html  | omit --report and --until
          simulate 1889 --players 2 --find rusts --rows rows      | omit --rows, or add --kept
          """)
  void whatWouldBeLeftUndoneOrMisreadIsRefused(String command, String message) {
    Answer answer = CommandLines.run(command.split(" +"));

    assertThat(answer.status()).isEqualTo(ExitStatus.MISUSED);
    assertThat(answer.err()).contains(message, "See 'roundhouse ");
  }

  @Test
  void aRangeOfEndlessNumbersIsNoRange() {
    assertThat(
            CommandLines.run("simulate", "1889", "--vary", "trains.5.count=1..99999999999").err())
        .contains("'1..99999999999' is not a range of at most 100 values");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          simulate 1889 --options beginer-game     | '1889': there is no option 'beginer-game': did you mean 'beginner-game'?
          simulate 1889 --vary trains.5.cuont=1,2  | '1889' with trains.5.cuont=1 has an error:
          simulate 1889 --vary phazes.5.trains=1,2 | did you mean 'phases'?
          simulate 1889 --vary trains.5.count=3..1 | from the least to the greatest
          picture bord 1889                        | Invalid value for WHAT: 'bord'
          """)
  void aMisspelledWordIsToldAsThatOfTheCommand(String command, String message) {
    assertThat(CommandLines.run(command.split(" +")).err())
        .contains(message)
        .doesNotContain("?.", "title.yaml:1:1", "positional");
  }

  @Test
  void aReportThatCannotBeWrittenIsToldBeforeTheGames() {
    Answer answer =
        CommandLines.run(
            "simulate",
            "1889",
            "--players",
            "2",
            "--games",
            "1",
            "--limit",
            "3",
            "--report",
            folder.toString());

    assertThat(answer.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(answer.err())
        .contains("'" + folder + "' cannot be written: it is a folder.")
        .doesNotContain("1 of 1 games");
    assertThat(answer.out()).isEmpty();
  }
}
