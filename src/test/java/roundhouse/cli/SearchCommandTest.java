package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.project.ProjectFolders;

class SearchCommandTest {
  /** Two trains more, and the game is longer by what is asked. */
  private static final String SEARCH =
      """
      design: small
      players: 2
      vary: { trains.2.count: 2..6 }
      aims: { actions: %s }
      budget: 60 games
      bots: random
      """;

  @TempDir Path root;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private SmallTitle small;
  private Path file;

  @BeforeEach
  void writeTheSearch() throws IOException {
    small = SmallTitle.in(root);
    small.endWithTheSecondPhase();
    file = small.folder().resolve("searches/pace.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, SEARCH.formatted("at least 1"));
  }

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    var folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    return CommandRunner.run(
        CommandRunner.configured(
                new CommandLine(new SearchCommand(folders)), new FailureMessages(false))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true)),
        arguments);
  }

  @Test
  void whatIsFoundIsWrittenAsAVariantAndAsAPage() throws IOException {
    Files.writeString(file, SEARCH.formatted("at least 60"));
    Path page = root.resolve("answer.html");

    assertThat(run(file.toString(), "--write", "longer", "--report", page.toString()))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);

    assertThat(out.toString())
        .contains("Found: trains.2.count=", "fresh seeds (90 %)", "The variant is written in '");
    assertThat(Files.readString(root.resolve("designs/longer/title.yaml")))
        .contains("extends: ../small");
    assertThat(Files.readString(page)).contains("<html", "trains.2.count");
  }

  @Test
  void whereTheDesignAsItIsComesNearestNothingIsWritten() throws IOException {
    Files.writeString(file, SEARCH.formatted("at most 10"));

    assertThat(run(file.toString(), "--write", "same")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("No variant was written");
    assertThat(root.resolve("designs/same")).doesNotExist();
  }

  @Test
  void aProgramTakesSeatsOfASearch() throws IOException {
    Files.writeString(file, SEARCH.formatted("at least 60").replace("random", "mine"));

    assertThat(run(file.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("there is no bot 'mine'");

    assertThat(run(file.toString(), "--program", "mine=no-such-program-18"))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("Found: ");
    assertThat(err.toString()).contains("The program 'mine' did not start (");

    assertThat(run(file.toString(), "--program", "mine=x", "--engine", "spark://x:1"))
        .isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--program runs on this machine: omit --engine");
  }

  @Test
  void otherBotsPlayWhatWasFoundOnceMore() throws IOException {
    Files.writeString(file, SEARCH.formatted("at least 60"));

    assertThat(run(file.toString(), "--bots", "sensible", "--games", "4"))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("sensible", "actions: ");
  }

  @Test
  void whatCannotBeIsRefusedBeforeTheFirstGame() {
    assertThat(run("pase.yaml")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .contains("There is no file 'pase.yaml'", "Did you mean", "pace.yaml");

    assertThat(run(file.toString(), "--bots", "sensble")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("There is no bot 'sensble'", "'sensible'");

    assertThat(run(file.toString(), "--budget", "3")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--budget: 3 games are too few");

    assertThat(run(file.toString(), "--games", "1")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--games must be from 2");

    assertThat(run(file.toString(), "--write", "small")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("--write: ");
    assertThat(file.resolveSibling("pace.games")).doesNotExist();
  }

  @Test
  void mistakesInTheFileAreToldWithTheirPlaces() throws IOException {
    Files.writeString(file, SEARCH.formatted("at leest 1"));

    assertThat(run(file.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("pace.yaml:4:", "'at leest 1'");
  }
}
