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
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import roundhouse.testkit.OddFiles;
import roundhouse.testkit.Tiny;
import roundhouse.workshop.project.ProjectFolders;

@Timeout(60)
class ValidateCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir Path folder;

  @BeforeEach
  void copyDesigns() throws IOException {
    copy(Tiny.DESIGNS, folder.resolve("designs"));
    copy(Tiny.TILES, folder.resolve("tile-library"));
    write("scripts/tiny/generous.js", "export const capital = ({ standard }) => standard();");
    write(
        "scripts/tiny/claims.js",
        "export const claimDecider = () => '', claimChoices = () => [], claimTaken = () => [];");
  }

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
            "warning: there is no hook 'capitel'; did you mean 'capital'?");
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
  void aFolderInPlaceOfAScriptIsAProblemOfItsDesign() throws IOException {
    Files.createDirectories(folder.resolve("scripts/tiny/a.js/b"));
    checksOthers("scripts/tiny/a.js:1:1: error: this script cannot be read: it is a folder");
  }

  @Test
  void aPipeInPlaceOfAScriptIsAProblemOfItsDesign() throws Exception {
    OddFiles.pipe(folder.resolve("scripts/tiny/pipe.js"));
    checksOthers("pipe.js:1:1: error: this script cannot be read: it is a pipe or a device");
  }

  @Test
  void aLoopOfLinksInPlaceOfAScriptIsAProblemOfItsDesign() throws Exception {
    OddFiles.loop(folder.resolve("scripts/tiny/loop.js"));
    checksOthers("loop.js:1:1: error: this script cannot be read: ");
  }

  @Test
  void aLinkToAScriptOutsideIsAProblemOfItsDesign() throws Exception {
    write("elsewhere/claims.js", "export const capital = () => 1;");
    OddFiles.link(folder.resolve("scripts/tiny/claims.js"), folder.resolve("elsewhere/claims.js"));
    checksOthers("claims.js:1:1: error: this script is a link that leads out of the folder");
  }

  @Test
  void aFolderOfScriptsThatIsALinkOutsideIsAProblemOfItsDesign() throws Exception {
    Files.move(folder.resolve("scripts/tiny"), folder.resolve("elsewhere"));
    OddFiles.link(folder.resolve("scripts/tiny"), folder.resolve("elsewhere"));
    checksOthers("claims.js:1:1: error: this script is a link that leads out of the folder");
  }

  @Test
  void aLinkToAScriptBesideItIsRead() throws Exception {
    write("scripts/common/claims.js", Files.readString(folder.resolve("scripts/tiny/claims.js")));
    OddFiles.link(folder.resolve("scripts/tiny/claims.js"), Path.of("../common/claims.js"));

    assertThat(run("tiny")).as(out.toString()).isEqualTo(ExitStatus.DONE);
  }

  @Test
  void aScriptThatMayNotBeReadIsAProblemOfItsDesign() throws Exception {
    OddFiles.closed(folder.resolve("scripts/tiny/claims.js"));
    checksOthers(
        "claims.js:1:1: error: this script cannot be read: you have no permission to read it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"title", "trains", "map"})
  void aPipeInPlaceOfAPartIsAProblemOfItsDesign(String part) throws Exception {
    OddFiles.pipe(folder.resolve("designs/tiny/" + part + ".yaml"));
    checksOthers(part + ".yaml:1:1: error: this file cannot be read: it is a pipe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"title", "trains", "map"})
  void aLoopOfLinksInPlaceOfAPartIsAProblemOfItsDesign(String part) throws Exception {
    OddFiles.loop(folder.resolve("designs/tiny/" + part + ".yaml"));
    checksOthers(part + ".yaml:1:1: error: this file cannot be read: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"extends: \"../a\\0b\"", "scripts: \"a\\0b\""})
  void aNameThatNoFileCanHaveIsAProblemOfItsDesign(String line) throws IOException {
    write("designs/odd/title.yaml", line + "\ntitle: Odd\n");
    checksOthers("designs/odd/title.yaml");
  }

  @Test
  void aScriptOfAnOptionThatNoFileCanHaveIsAProblemOfItsDesign() throws IOException {
    replace("designs/tiny/options.yaml", "script: generous.js", "script: \"a\\0b\"");
    checksOthers("options.yaml:3:11: error: the text 'a\\u0000b' does not show");
  }

  @Test
  void aTileLibraryThatCannotBeReadIsTheOnlyThingTold() throws Exception {
    Files.move(folder.resolve("tile-library"), folder.resolve("tiles-away"));
    Files.writeString(folder.resolve("tile-library"), "no folder");

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("this folder of tiles cannot be read")
        .doesNotContain("the tile library has no tile");
  }

  @Test
  void aFileOfTilesThatCannotBeReadIsTheOnlyThingTold() throws Exception {
    OddFiles.pipe(folder.resolve("tile-library/yellow.tiles"));

    assertThat(run("tiny")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("yellow.tiles:1:1: error: this file cannot be read: it is a pipe")
        .doesNotContain("the tile library has no tile");
  }

  @Test
  void aDesignWhoseFolderMayNotBeReadIsNotMissing() throws Exception {
    Path closed = Files.createDirectories(folder.resolve("designs/closed"));
    Assumptions.assumeTrue(
        closed.toFile().setExecutable(false) && !Files.isExecutable(closed),
        "this user may read every folder");

    assertThat(run("closed")).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString()).contains("you have no permission to read it");
  }

  /** All designs are checked, and the one that is broken is told. */
  private void checksOthers(String problem) throws IOException {
    Files.createDirectories(folder.resolve("designs/last"));
    write("designs/last/title.yaml", "tile: Last\n");

    assertThat(run()).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains(problem, "last/title.yaml:1:1: error: unknown key 'tile'")
        .doesNotContain("internal error");
    assertThat(err.toString()).isEmpty();
  }

  private int run(String... args) {
    var command = new ValidateCommand(new ProjectFolders(folder, Optional.empty()));
    CommandLine line =
        CommandRunner.configured(new CommandLine(command), new FailureMessages(false))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err));
    return CommandRunner.run(line, args);
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), text);
  }

  private void replace(String file, String old, String now) throws IOException {
    Files.writeString(
        folder.resolve(file), Files.readString(folder.resolve(file)).replace(old, now));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var all = Files.walk(from)) {
      for (Path file : all.toList()) Files.copy(file, to.resolve(from.relativize(file)));
    }
  }
}
