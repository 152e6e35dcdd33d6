package roundhouse.workshop.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.testkit.OddFiles;
import roundhouse.workshop.recovery.Recovery;

@Timeout(20)
class SavedGamesTest {
  private static final GameLog LOG =
      new GameLog(
          "small",
          "abc",
          List.of("Ann", "Ben"),
          List.of("long"),
          42,
          List.of(
              new Action.Pass("Ann"),
              new Action.Start("Ben", "Red", 71),
              new Action.LayTile("Red", HexId.of("A5"), "57", 0),
              new Action.RunTrains(
                  "Red",
                  List.of(
                      new Run(
                          "2-0",
                          List.of(TrackRef.parse("A5:0-_0")),
                          List.of(StopRef.parse("A5.0")))))));

  @TempDir Path folder;

  @Test
  void aSavedGameIsReadAsItWas() throws IOException {
    Path file = folder.resolve("x.game.json");

    SavedGames.save(file, LOG);

    assertThat(SavedGames.open(file)).isEqualTo(LOG);
  }

  @Test
  void savingAgainKeepsWhatWasThereBefore() throws IOException {
    Path file = folder.resolve("x.game.json");
    SavedGames.save(file, LOG);
    SavedGames.save(
        file, new GameLog("small", "abc", List.of("Ann", "Ben"), List.of(), 1, List.of()));

    assertThat(SavedGames.open(folder.resolve("x.game.json~"))).isEqualTo(LOG);
  }

  @Test
  void aBrokenFileSaysWhere() throws IOException {
    Path file = folder.resolve("x.game.json");
    Files.writeString(file, "{\n  \"title\": \"small\",\n  oops\n}");

    assertThatThrownBy(() -> SavedGames.open(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("x.game.json:3:");
  }

  @Test
  void aKeyThatStandsTwiceIsToldInsteadOfTheLastBeingTaken() throws IOException {
    Path file = folder.resolve("x.game.json");
    Files.writeString(file, "{\n  \"title\": \"small\",\n  \"title\": \"large\"\n}");

    assertThatThrownBy(() -> SavedGames.open(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("x.game.json:3:")
        .hasMessageContaining("'title'");
  }

  @Test
  void anActionOfUnknownTypeIsToldWithTheNearestType() throws IOException {
    Path file = folder.resolve("x.game.json");
    Files.writeString(file, SavedGames.text(LOG).replace("\"pass\"", "\"pas\""));

    assertThatThrownBy(() -> SavedGames.open(file))
        .isInstanceOf(IOException.class)
        .hasMessage(
            file
                + " is not a saved game: 'pas' at 'actions.0' is not a type of action"
                + " (did you mean 'pass'?)");
  }

  @Test
  void aGameFromBeforeGamesHadAMomentWasLeftAtItsEnd() throws IOException {
    GameLog old =
        SavedGames.parse(
            """
            { "title": "1889", "players": [ "A", "B" ], "options": [], "seed": 1,
              "actions": [ { "type": "pass", "by": "A" }, { "type": "pass", "by": "B" } ] }\
            """,
            "x.json");

    assertThat(old.moment()).isEqualTo(2);
    assertThat(old.leftAt(1).moment()).isEqualTo(1);
    assertThat(old.leftAt(Integer.MAX_VALUE).moment()).as("its end").isEqualTo(2);
    assertThat(old.annotations()).isEmpty();
    assertThat(SavedGames.text(old)).doesNotContain("\"at\"").doesNotContain("annotations");
  }

  @Test
  void theMomentAndWhatIsKnownOfActionsAreWrittenAndRead() throws IOException {
    var mark = new ActionAnnotation.Mark("Ann", "!?", "brave");
    var log =
        new GameLog(
            "small",
            "",
            List.of("Ann", "Ben"),
            List.of(),
            1,
            List.of(new Action.Pass("Ann"), new Action.Pass("Ben")),
            0,
            List.of(new ActionAnnotation(2, "", 1200L, List.of(mark))),
            "",
            Map.of());

    assertThat(SavedGames.parse(SavedGames.text(log), "x.json")).isEqualTo(log);
    assertThat(SavedGames.text(log))
        .contains("\"at\" : 0", "\"millis\" : 1200", "\"mark\" : \"!?\"");
    assertThat(log.done()).isEmpty();
  }

  @Test
  void aMomentThatTheGameDoesNotHaveIsTold() {
    assertThatThrownBy(
            () ->
                SavedGames.parse(
                    "{ \"title\": \"1889\", \"players\": [], \"options\": [], \"seed\": 1,"
                        + " \"actions\": [], \"at\": 3 }",
                    "x.json"))
        .hasMessage("x.json is not a saved game: its 'at' is 3, and it has 0 actions");
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheGame() throws IOException {
    Path file = folder.resolve("x.game.json");
    Files.writeString(file, "\uFEFF" + SavedGames.text(LOG));

    assertThat(SavedGames.open(file)).isEqualTo(LOG);
  }

  @Test
  void aGameThatIsNotInUtf8IsToldWithItsName() throws IOException {
    Path file = folder.resolve("x.game.json");
    Files.write(file, "{ \"title\": \"caf\u00e9\" }".getBytes(StandardCharsets.ISO_8859_1));

    assertThatThrownBy(() -> SavedGames.open(file))
        .hasMessage(file + " cannot be read: it is not text in UTF-8");
  }

  @Test
  void aPipeIsNeitherReadNorReplacedByASavedGame() throws Exception {
    Path file = OddFiles.pipe(folder.resolve("x.game.json"));

    assertThatThrownBy(() -> SavedGames.open(file)).hasMessageContaining("it is a pipe");
    assertThatThrownBy(() -> SavedGames.save(file, LOG)).hasMessageContaining("it is a pipe");
  }

  @Test
  void savingLeavesNoOtherFilesBehind() throws IOException {
    SavedGames.save(folder.resolve("x.game.json"), LOG);

    try (var files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString)).containsExactly("x.game.json");
    }
  }

  @Test
  void whatWasNotSavedIsFoundAfterACrash() throws IOException {
    var recovery = new Recovery(folder.resolve("recovery"));
    recovery.keep(LOG);
    recovery.keep(folder.resolve("map.yaml"), "", "layout: flat");

    var after = new Recovery(folder.resolve("recovery"));

    assertThat(after.game()).contains(LOG);
    assertThat(after.texts())
        .containsExactly(
            new Recovery.Unsaved(
                folder.resolve("map.yaml").toAbsolutePath().toString(), "", "layout: flat"));
  }

  @Test
  void aTextThatCannotBeReadKeepsNoOtherBack() throws IOException {
    Path left = folder.resolve("recovery");
    var recovery = new Recovery(left);
    recovery.keep(folder.resolve("map.yaml"), "", "layout: flat");
    Files.writeString(left.resolve("0.text.json"), "{ half");

    assertThat(recovery.texts()).extracting(Recovery.Unsaved::text).containsExactly("layout: flat");
  }

  @Test
  void whatWasSavedNeedsNoRecovery() throws IOException {
    var recovery = new Recovery(folder.resolve("recovery"));
    recovery.keep(LOG);
    recovery.keep(folder.resolve("map.yaml"), "", "layout: flat");

    recovery.forgetGame();
    recovery.discard(folder.resolve("map.yaml"));

    assertThat(recovery.game()).isEmpty();
    assertThat(recovery.texts()).isEmpty();
  }

  @Test
  void whatFitsNoGameIsToldWithoutWordsOfJava() {
    assertThatThrownBy(() -> SavedGames.parse("[]", "x.json"))
        .hasMessage("x.json is not a saved game: it names no title");
    assertThatThrownBy(() -> SavedGames.parse("{\"title\": \"1889\", \"players\": {}}", "x.json"))
        .hasMessage("x.json is not a saved game: the value at 'players' does not fit");
    assertThatThrownBy(() -> SavedGames.parse("{ \"title\": \"small\" }", "x.json"))
        .hasMessage("x.json is not a saved game: its players, options or actions are missing");
  }

  @Test
  void aDividendOfAnUnknownKindIsToldWithTheNearestOne() {
    assertThatThrownBy(() -> SavedGames.parse(dividend("\"withold\""), "x.json"))
        .hasMessage(
            "x.json is not a saved game: 'withold' at 'actions.0.kind' is not one of its words"
                + " (did you mean 'withhold'?)");
    assertThatThrownBy(() -> SavedGames.parse(dividend("0"), "x.json"))
        .hasMessage(
            "x.json is not a saved game: '0' at 'actions.0.kind' is not one of its words"
                + " (there are pay, withhold, half)");
  }

  private static String dividend(String kind) {
    return """
    { "title": "1889", "players": [ "A", "B" ], "options": [], "seed": 1,
      "actions": [ { "type": "dividend", "by": "AR", "kind": %s } ] }\
    """
        .formatted(kind);
  }
}
