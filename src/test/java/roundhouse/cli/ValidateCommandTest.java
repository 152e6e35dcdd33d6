package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.testkit.Tiny;

@Timeout(60)
@Tag("slow")
class ValidateCommandTest extends ValidatingTest {
  @Test
  void designsWithoutProblemsSucceed() throws IOException {
    long designs;
    try (var all = Files.list(Tiny.DESIGNS)) {
      designs = all.filter(Files::isDirectory).count();
    }

    assertThat(run()).as(out.toString()).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .isEqualToIgnoringNewLines(designs + " designs checked: 0 errors, 0 warnings.");
  }

  @Test
  void aProblemIsALineWithItsLocationAndAFix() throws IOException {
    replace("designs/tiny/trains.yaml", "count: 3", "cuont: 3");

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains(
            "designs/tiny/trains.yaml:1:29: error: unknown key 'cuont': did you mean 'count'?");
  }

  @Test
  void aProblemOfTheWholeMapIsAWarning() throws IOException {
    replace("designs/tiny/tiles.yaml", "5: 2", "57: 2");

    assertThat(run("tiny")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains(
            "map.yaml:9:7: warning: No tile of the manifest fits on B8 Eston.",
            "tiles.yaml:4:5: warning: Tile 57 of the manifest fits nowhere")
        .contains("1 design checked: 0 errors, 2 warnings.");
  }

  @Test
  void aScriptOfAnOptionIsLoadedWithIt() throws IOException {
    write("scripts/tiny/generous.js", "export const capital = () => {\n  return 5 5;\n};");

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("scripts/tiny/generous.js:2:", "error", "1 design checked: 1 error, 0 warnings.");
  }

  @Test
  void aWarningIsPrintedAndTheCheckSucceeds() throws IOException {
    write("scripts/tiny/generous.js", "export const capitel = () => 5;");

    assertThat(run("tiny")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains(
            "scripts/tiny/generous.js:1:",
            "warning: there is no hook 'capitel': did you mean 'capital'?");
  }

  @Test
  void anExperimentThatCannotBePlayedIsToldWithItsPlace() throws IOException {
    write(
        "designs/tiny/experiments/a.yaml",
        """
        sides:
          usual: { design: tiny }
          other: { design: tinny }
        """);
    write(
        "designs/tiny/experiments/v.yaml",
        """
        sides:
          usual: { design: tiny }
          other:
            design: tiny
            values: { bank: 2000, trains.99.price: 80 }
          third:
            design: tiny
            values: { trains.2.pirce: 80 }
        """);
    write("designs/tiny/experiments/b.yaml", "sides: { a: { design: tiny } }\nplayers: 9\n");
    write("designs/tiny/experiments/c.yaml", "sides: { a: { design: tiny } }\nplyers: 2\n");
    write(
        "designs/tiny/experiments/d.yaml",
        "sides: { a: { design: tiny } }\nvary: trains.99.count=1..2\n");

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains(
            "a.yaml:3:10: error: There is no design 'tinny'. Did you mean 'tiny'?",
            "b.yaml:2:10: error: 'tiny' is for 2 to 3 players",
            "c.yaml:2:1: error: unknown key 'plyers'",
            "d.yaml:2:7: error: there is no '99' in 'trains'",
            "v.yaml:5:44: error: there is no '99' in 'trains'",
            "v.yaml:8:31: error: 'tiny' with trains.2.pirce=80 has an error: ",
            "unknown key 'pirce': did you mean 'price'?",
            "1 design checked: 6 errors, 0 warnings.");
  }

  @Test
  void anUnknownBotOfADesignThatIsNotThereKeepsNothingFromBeingChecked() throws IOException {
    write(
        "designs/tiny/experiments/a.yaml",
        "bots: clever\nsides: { a: { design: tinny }, b: { design: tiny } }\n");
    replace("designs/tiny/trains.yaml", "count: 3", "cuont: 3");

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("unknown key 'cuont'", "There is no design 'tinny'", "'tiny' has 2 errors");
  }

  @Test
  void twoOptionsThatChangeTheSameThingAreTriedTogether() throws IOException {
    write(
        "designs/tiny/options.yaml",
        """
        lone: { says: One company., companies: { remove: [BLU] } }
        gold: { says: Gold., companies: { BLU: { color: gold } } }
        rich: { says: More money., data: { bonus: 80 } }
        """);

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("(with the options 'gold' and 'lone')")
        .doesNotContain("'rich'");
  }

  @Test
  void optionsThatExcludeEachOtherAreNotTriedTogether() throws IOException {
    write(
        "designs/tiny/options.yaml",
        """
        lone: { says: One company., companies: { remove: [BLU] } }
        gold: { says: Gold., excludes: lone, companies: { BLU: { color: gold } } }
        """);

    assertThat(run("tiny")).as(out.toString()).isEqualTo(ExitStatus.DONE);
  }

  @Test
  void aMistakeOfTheBaseIsReportedOnceForAllVariants() throws IOException {
    replace("designs/tiny/trains.yaml", "count: 3", "cuont: 3");

    run();

    assertThat(out.toString().lines().filter(line -> line.contains("cuont"))).hasSize(1);
  }

  @Test
  void programsReadTheSameAsJson() throws IOException {
    replace("designs/tiny/trains.yaml", "count: 3", "cuont: 3");

    assertThat(run("--json", "tiny")).isEqualTo(ExitStatus.FAILED);

    JsonNode problem = new ObjectMapper().readTree(out.toString()).get(1);
    assertThat(problem.get("severity").asText()).isEqualTo("error");
    assertThat(problem.get("file").asText()).endsWith("designs/tiny/trains.yaml");
    assertThat(problem.get("line").asInt()).isEqualTo(1);
    assertThat(problem.get("fix").asText()).isEqualTo("did you mean 'count'?");
  }

  @Test
  void anUnknownDesignIsRefusedAndTheNearestSuggested() {
    assertThat(run("tyni")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no design 'tyni'. Did you mean 'tiny'?");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void withPlayWhatNeverCameUpIsNamedWithItsPlace() throws IOException {
    replace("designs/tiny/rounds.yaml", "extra:", "fair: { turns: once, steps: [] }\nextra:");

    assertThat(run("--play", "tiny")).as(out + "" + err).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString().lines())
        .anyMatch(
            line ->
                line.contains("rounds.yaml:")
                    && line.contains(
                        "warning: the round 'extra' was never held in 10 games of bots of tiny"));
    assertThat(out.toString())
        .doesNotContain("the round 'stock' was never held")
        .doesNotContain("nobody could act")
        .doesNotContain("'operating'");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void withPlayAStepThatNobodyUsesIsNamedWithItsPlace() {
    assertThat(run("--play", "tiny")).as(out + "" + err).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains(
            "rounds.yaml:4:11: warning: nobody did anything in the step 'trade-privates' of the"
                + " round 'stock' in 10 games of bots of tiny")
        .doesNotContain("the step 'stock-turn'")
        .doesNotContain("the step 'lay-track'");
  }
}
