package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;

/** What the commands {@code conformance} and {@code import} say and leave behind. */
@Tag("slow")
class RecordedGamesTest {
  private static final String BID =
      "{\"id\":%d,\"type\":\"bid\",\"entity\":%d,\"entity_type\":\"player\",\"price\":%d}";
  private static final String RAW =
      "{\"id\":7,\"title\":\"%s\",\"players\":[{\"id\":1},{\"id\":2}],\"settings\":{\"seed\":3},\"actions\":[%s]}";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir Path folder;

  @Test
  void anExportedGameBecomesASavedGame() throws IOException {
    Path saved = folder.resolve("saved.json");
    String said =
        "{\"id\":2,\"type\":\"message\"},"
            + BID.formatted(3, 2, 10)
            + ",{\"id\":4,\"type\":\"undo\"}";
    Path raw = write("a.raw.json", RAW.formatted("1860", BID.formatted(1, 1, 5) + "," + said));

    assertThat(run("import", raw.toString(), "-o", saved.toString()))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains("Left out: 1 message, 1 undone action.", "1 of 1 actions imported to " + saved);
    assertThat(new ObjectMapper().readTree(saved.toFile()).path("actions")).hasSize(1);
  }

  @Test
  void whatCannotBeImportedIsReportedAndTheRestSaved() throws IOException {
    Path saved = folder.resolve("saved.json");
    Path raw =
        write(
            "a.raw.json",
            RAW.formatted("1860", BID.formatted(1, 1, 5) + "," + BID.formatted(2, 2, 1)));

    assertThat(run("import", raw.toString(), "-o", saved.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString()).contains("action 2 bid: ", "1 of 2 actions imported");
    assertThat(new ObjectMapper().readTree(saved.toFile()).path("actions")).hasSize(1);
  }

  @Test
  void aGameOfAnUnknownTitleIsRefusedAndTheTitlesListed() throws IOException {
    Path raw = write("a.raw.json", RAW.formatted("Ludo", ""));

    assertThat(run("import", raw.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("no design has 'recordings: { title: Ludo }'", "1860");
  }

  @Test
  void aMissingFileIsNamed() {
    assertThat(run("import", "nowhere.raw.json")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no file 'nowhere.raw.json'.");
  }

  @Test
  void aGameThatIsEqualMakesTheStatusGood() throws IOException {
    write("a.game.json", recorded(BID.formatted(1, 1, 5)));

    assertThat(run("conformance", folder.toString())).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains("equal   ", "/a (1 actions, 0 passes inserted, 0 skipped)", "1 of 1 games equal");
  }

  @Test
  void aGameThatDiffersIsToldWithItsActionAndMakesTheStatusBad() throws IOException {
    write("a.game.json", recorded(BID.formatted(1, 1, 5)));
    write("b.game.json", recorded(BID.formatted(1, 1, 5) + "," + BID.formatted(2, 2, 1)));

    assertThat(run("conformance", folder.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("DIFFERS ", "/b at action 2 bid: refused: ours ", "1 of 2 games equal");
  }

  @Test
  void aGameThatDiffersIsToldWithWhatLedThereAndSavedToBeOpenedInTheWindow() throws IOException {
    write("b.game.json", recorded(BID.formatted(1, 1, 5) + "," + BID.formatted(2, 2, 1)));
    Path saved = folder.resolve("seen");

    assertThat(run("conformance", folder.toString(), "-o", saved.toString()))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("recorded   1 bid of 1: price 5", "recorded   2 bid of 2: price 1")
        .contains("decided    rule 'raise' at step selection-auction (rounds.yaml: ")
        .contains("Game > Open game... (Ctrl+O) opens " + saved);
    try (var files = Files.list(saved)) {
      GameLog log = new ObjectMapper().readValue(files.toList().getFirst().toFile(), GameLog.class);
      assertThat(log.actions()).containsExactly(new Action.Bid("1", "", 5));
    }
  }

  @Test
  void aGameThatIsNotSavedSaysHowToSeeIt() throws IOException {
    write("b.game.json", recorded(BID.formatted(1, 1, 5) + "," + BID.formatted(2, 2, 1)));

    assertThat(run("conformance", folder.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString()).contains("to see it  repeat with -o FOLDER");
  }

  @Test
  void aBrokenRecordingDoesNotKeepTheOthersFromBeingCompared() throws IOException {
    write("a.game.json", "[]");
    write("b.game.json", recorded(BID.formatted(1, 1, 5)));

    assertThat(run("conformance", folder.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(out.toString())
        .contains("CANNOT  a.game.json: ", "is not a recorded game", "1 of 2 games equal");
  }

  @Test
  void aFolderWithoutRecordingsIsReported() {
    assertThat(run("conformance", folder.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no recorded game (a file NAME.game.json)");
  }

  private static String recorded(String actions) {
    return "{\"title\":\"1860\",\"players\":[1,2],\"options\":[],\"seed\":3,\"actions\":[%s]}"
        .formatted(actions);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private int run(String... args) {
    var line = CommandRunner.line(new Roundhouse(), new FailureMessages(false));
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return CommandRunner.run(line, args);
  }
}
