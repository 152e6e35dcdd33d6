package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.testkit.OddFiles;

/** What the check says of files that cannot be read. */
@Timeout(60)
@Tag("slow")
class ValidateUnreadableTest extends ValidatingTest {

  @Test
  void aFolderInPlaceOfAScriptIsAProblemOfItsDesign() throws IOException {
    Files.createDirectories(folder.resolve("scripts/tiny/a.js/b"));
    checksOthers("scripts/tiny/a.js:1:1: error: this script cannot be read: it is a folder");
  }

  /** In the plain C locale, which also stands for one that is not installed. */
  @Test
  void aNameThatTheLocaleLacksIsAProblemOfItsDesign() throws Exception {
    write("designs/münchen/title.yaml", "title: München");
    var start =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Duser.language=fa",
            "-classpath",
            absolute(System.getProperty("java.class.path")),
            "roundhouse.cli.Main",
            "validate");
    start.environment().put("LC_ALL", "C");
    Process process = start.directory(folder.toFile()).redirectErrorStream(true).start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(told)
        .contains("nchen:1:1: error: the name of this folder has characters")
        .contains("set LC_ALL=C.UTF-8")
        .contains("designs checked: 1 error")
        .doesNotContain("nternal error");
    assertThat(process.waitFor()).isEqualTo(ExitStatus.FAILED);
  }

  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(each -> Path.of(each).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
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
    checksOthers("options.yaml:3:11: error: the text 'a\\u0000b' cannot be shown");
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
}
