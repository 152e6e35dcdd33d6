package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;

@Tag("slow")
class SimulateCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void figuresGoToTheOutputAndNoProgressToErrorsThatNobodySees() {
    assertThat(run("1860", "--games", "2", "--players", "2")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains("1860, seed 1: 2 games", "trains bought: 2+1 ", "2 games ended by the rules.")
        .satisfies(text -> assertThat(text.lines()).hasSizeLessThanOrEqualTo(40));
    assertThat(out.toString().strip().lines().toList().getLast()).startsWith("With --all: ");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aGameIsToldInTheWordsOfItsTitle() {
    assertThat(run("1860", "--players", "3", "--game", "1")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains(" becomes director of ").doesNotContain("president");
  }

  @Test
  void aDesignMayBeNamedByItsPath() {
    assertThat(run("designs/1889", "--games", "1", "--players", "2")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("1889, seed 1: 1 game");
  }

  @Test
  void oneDesignIsPlayedWithTheOptionsBehindItsNameAndNotWithoutThem() {
    run("1889:beginner-game", "--games", "1", "--players", "2", "--limit", "5");
    assertThat(out.toString())
        .contains("1889:beginner-game")
        .contains("FAILED")
        .containsOnlyOnce("seed 1: 1 game");
  }

  @Test
  void aGameThatDoesNotEndFailsTheCommand() {
    assertThat(run("1860", "--games", "1", "--players", "3", "--limit", "5", "--json"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString()).contains("\"says\" : \"not finished after 5 actions\"");
  }

  @Test
  void figuresAsJsonAreThoseOfOneDesign() {
    assertThat(run("1860", "1889", "--json")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("--json and --events work with one design");
  }

  @Test
  void rowsAreNotWrittenWhereAFileIs() {
    assertThat(run("1889", "--games", "1", "--limit", "5", "--rows", "pom.xml"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("cannot be written to 'pom.xml': a file is in its place");
  }

  @Test
  void whereThereIsNoClusterItSaysHowToHaveOne() {
    assertThat(run("1889", "--games", "1", "--engine", "spark://localhost:7077"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("plays on its own machine only").contains("-Pcluster");
  }

  @Test
  void eventsAreSearchedOnThisMachine() {
    assertThat(run("1889", "--find", "rusts", "--engine", "spark://localhost:7077"))
        .isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("omit --engine");
  }

  @Test
  void anUnknownDesignIsRefusedAndTheDesignsListed() {
    assertThat(run("18600")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no design '18600'", "1860");
  }

  @Test
  void aNumberThatIsNoneIsAMisuseInPlainWords() {
    assertThat(run("1889", "--seed", "x")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'--seed': 'x' is not a whole number");
    assertThat(run("1889", "--games", "99999999999")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("'99999999999' is not a whole number, or is too large");
  }

  @Test
  void anUnknownOptionIsRefused() {
    assertThat(run("1860", "--options", "nonsense")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("'nonsense'");
  }

  @Test
  void anImpossibleNumberOfPlayersIsAMisuse() {
    assertThat(run("1860", "--players", "2..9")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("2 to 4 players");
  }

  private int run(String... args) {
    var line = CommandRunner.line(new Roundhouse(), new FailureMessages(false));
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    String[] all = new String[args.length + 1];
    all[0] = "simulate";
    System.arraycopy(args, 0, all, 1, args.length);
    return CommandRunner.run(line, all);
  }
}
