package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.cli.CommandLines.Answer;
import roundhouse.cli.outcome.ExitStatus;

/** Commands write their results beside what people made, never over it. */
class ReplacedFilesTest {
  @TempDir private Path folder;
  private Path game;

  @BeforeEach
  void saveAGame() {
    game = folder.resolve("one.game.json");
    CommandLines.run(
        "simulate", "1889", "--players", "2", "--game", "1", "--limit", "8", "--save", "" + game);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "export 1889",
        "export 1889 --as html",
        "export 1889 --as 18xx-maker",
        "compare 1889 1889:beginner-game"
      })
  void aFileOfADesignIsNotReplacedByAResult(String command) throws IOException {
    Path map = Files.writeString(folder.resolve("map.yaml"), "hexes: {}\n");

    Answer answer = run(command + " -o " + map);

    assertThat(answer.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(answer.err()).contains("map.yaml' exists and is a file of a design");
    assertThat(map).hasContent("hexes: {}");
  }

  @Test
  void aGameIsNotReplacedByItsExportNorAnExportByItsImport() throws IOException {
    String saved = Files.readString(game);
    Path exported = folder.resolve("theirs.json");

    assertThat(run("export-game " + game + " -o " + game).err())
        .contains("one.game.json' is the file that is read: name another one to write.");
    assertThat(game).hasContent(saved);

    assertThat(run("export-game " + game + " -o " + exported).status()).isEqualTo(ExitStatus.DONE);
    assertThat(run("import " + exported + " -o " + exported).err())
        .contains("theirs.json' is the file that is read");
  }

  @ParameterizedTest
  @CsvSource({
    "compare 1889 1889:beginner-game, it is a folder",
    "export 1889, it is a folder",
    "export 1889 --as html, it is a folder"
  })
  void whatCannotBeWrittenIsToldWithItsNameAndReason(String command, String reason) {
    assertThat(run(command + " -o " + folder).err())
        .contains("roundhouse: '" + folder + "' cannot be written: " + reason + ".");
  }

  @Test
  void aFolderInsideAFileIsToldAsSuch() {
    Path below = game.resolve("below.png");

    assertThat(run("picture board 1889 -o " + below).err())
        .contains("'" + below + "' cannot be written: a file is in its place.");
  }

  @Test
  void aGameForTooManyPlayersIsRefusedWithoutAFault() throws IOException {
    change("\"Player A\"", "\"Player B\"");

    assertThat(run("export-game " + game + " -o " + folder.resolve("x.json")).err())
        .contains("This game cannot be exported: ", "the name is taken")
        .doesNotContain("Internal error");
  }

  @Test
  void anExportThatEndsBeforeTheGameFails() throws IOException {
    change("\"amount\" : ", "\"amount\" : 999");
    Answer answer = run("export-game " + game + " -o " + folder.resolve("x.json"));

    assertThat(answer.out()).contains("and all after it: the rules refuse");
    assertThat(answer.status()).isEqualTo(ExitStatus.FAILED);
  }

  @Test
  void textAfterTheEndOfAGameIsNotIgnored() throws IOException {
    Files.writeString(game, Files.readString(game) + "{}");

    assertThat(run("export-game " + game).err())
        .contains("this is not a saved game: there is more text after its end");
    assertThat(run("import " + game).err()).contains(": there is more text after its end");
  }

  @Test
  void aMistakeInJsonIsToldWithoutNamesOfClasses() throws IOException {
    Files.writeString(game, "{\"a\":".repeat(2000));

    assertThat(run("import " + game).err())
        .contains("one.game.json:1: Document nesting depth (1001) exceeds the maximum allowed")
        .doesNotContain("StreamReadConstraints");
  }

  @Test
  void aSavedGameNeedsNoImport() {
    assertThat(run("import " + game).err())
        .contains("one.game.json is a saved game of Roundhouse: open it in the window");
  }

  private void change(String from, String to) throws IOException {
    Files.writeString(game, Files.readString(game).replace(from, to));
  }

  private static Answer run(String command) {
    return CommandLines.run(command.split(" "));
  }
}
