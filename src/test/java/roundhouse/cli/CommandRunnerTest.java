package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.HeadlessException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.engine.HookFailure;
import roundhouse.testkit.OddFiles;

class CommandRunnerTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void anUnknownCommandIsAMisuseAndTheNearestIsSuggested() {
    assertThat(run("compltion")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'compltion'", "Did you mean completion");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void anUnknownOptionIsAMisuseAndTheNearestIsSuggested() {
    assertThat(run("completion", "--helf")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString())
        .contains("'roundhouse completion' has no option '--helf'", "Did you mean --help?");
  }

  @Test
  void allCommandsAreListedWhenNoneIsNear() {
    run("zzzzzz");

    assertThat(err.toString())
        .contains("'zzzzzz'", "The commands are completion")
        .doesNotContain("Did you mean");
  }

  @Test
  void allOptionsAreListedWhenNoneIsNear() {
    run("completion", "--zzzzzz");

    assertThat(err.toString())
        .contains("'--zzzzzz'", "The options are --help.")
        .doesNotContain("Did you mean");
  }

  @Test
  void anExtraArgumentIsAMisuse() {
    assertThat(run("completion", "bash")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'bash'", "See 'roundhouse completion --help'.");
  }

  @Test
  @Timeout(60)
  void anArgumentWithAnAtIsAWordAndNoFileToRead(@TempDir Path folder) throws Exception {
    OddFiles.pipe(folder.resolve("words"));

    assertThat(run("completion", "@" + folder.resolve("words"))).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'@" + folder.resolve("words") + "'");
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(run("--version")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString().lines().findFirst().orElseThrow())
        .matches("Roundhouse \\d\\S* on Java \\d\\S*");
    assertThat(out.toString())
        .contains("designs of format 1.")
        .contains("- The guide is made of")
        .doesNotContain("- Nine titles: 1830,");
  }

  /** The library formats what it prints, and warns of a '%' that is none of its own. */
  @Test
  void aPercentSignInTheChangesIsNoFormat() throws IOException {
    String line = "more than 60 % of a company";

    assertThat(String.format(AppVersion.asFormat(line))).isEqualTo(line);
    assertThat(new AppVersion().getVersion())
        .allSatisfy(shown -> assertThat(String.format(shown)).doesNotContain("%%"));
    run("--version");
    assertThat(out.toString()).doesNotContain("%%");
  }

  @Test
  void completionIsAScriptThatKnowsTheCommands() {
    assertThat(run("completion")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).startsWith("#!/usr/bin/env bash").contains("completion", "--help");
  }

  @Test
  void withoutArgumentsTheWindowOpens() {
    List<String> opened = new ArrayList<>();

    assertThat(run(new Roundhouse((_, _) -> opened.add("window")))).isEqualTo(ExitStatus.DONE);
    assertThat(opened).containsExactly("window");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void withACommandTheWindowDoesNotOpen() {
    List<String> opened = new ArrayList<>();

    run(new Roundhouse((_, _) -> opened.add("window")), "completion");

    assertThat(opened).isEmpty();
  }

  @Test
  void aFailureIsReportedWithoutATrace() {
    assertThat(run(failing(new CommandFailure("There is no game in it.")), "fail"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).isEqualToIgnoringNewLines("roundhouse: There is no game in it.");
  }

  @Test
  void aMissingFileIsNamed() {
    RuntimeException missing = new UncheckedIOException(new NoSuchFileException("trains.yaml"));

    assertThat(run(failing(missing), "fail")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no file or folder 'trains.yaml'.");
  }

  @Test
  void aScriptThatFailsIsNamedAndNoErrorOfOurs() {
    var failure = new HookFailure("scripts/x/r.js", 3, 7, "roundStarted", "early");

    assertThat(run(failing(failure), "fail")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("roundhouse: scripts/x/r.js:3:7: roundStarted: early");
  }

  @Test
  void aValueOutsideTheListIsAMisuseInPlainWords() {
    assertThat(run("picture", "bord", "1889")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'bord' is not one of board, market, tile, tiles");
  }

  @Test
  void withoutADisplayTheMessageOffersTheCommands() {
    Roundhouse top =
        new Roundhouse(
            (_, _) -> {
              throw new HeadlessException();
            });

    assertThat(run(top)).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("no display", "roundhouse --help");
  }

  @Test
  void anUnexpectedFailureIsReportedAsAnInternalError() {
    assertThat(run(failing(new IllegalStateException("no bank")), "fail"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("Internal error", "no bank", "ROUNDHOUSE_DEBUG=1");
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void tracesFollowOnRequest() {
    CommandLine line = failing(new IllegalStateException("no bank"), new FailureMessages(true));

    run(line, "fail");

    assertThat(err.toString()).contains("\tat ");
  }

  @Test
  void aStackOverflowIsReportedToo() {
    assertThat(run(failing(new StackOverflowError()), "fail")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString().lines()).hasSize(1);
  }

  private int run(String... args) {
    return run(new Roundhouse(), args);
  }

  private int run(Roundhouse top, String... args) {
    return run(CommandRunner.line(top, new FailureMessages(false)), args);
  }

  private int run(CommandLine line, String... args) {
    return CommandRunner.run(line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)), args);
  }

  private static CommandLine failing(Throwable failure) {
    return failing(failure, new FailureMessages(false));
  }

  private static CommandLine failing(Throwable failure, FailureMessages failures) {
    return CommandRunner.configured(
        new CommandLine(new Roundhouse()).addSubcommand(new Failing(failure)), failures);
  }

  @Command(name = "fail", description = "Fail.")
  private record Failing(Throwable failure) implements Runnable {

    @Override
    public void run() {
      if (failure instanceof Error error) throw error;
      throw (RuntimeException) failure;
    }
  }
}
