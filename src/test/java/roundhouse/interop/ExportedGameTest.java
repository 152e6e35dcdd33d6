package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.SharedFolder;

class ExportedGameTest {
  @TempDir Path folder;

  @Test
  void undoTakesBackTheLastRemainingActionAndMessagesAreNoActions() throws IOException {
    assertThat(standing("bid", "message", "bid", "undo", "message", "undo", "bid"))
        .containsExactly(7);
  }

  @Test
  void omittedEntriesAreCounted() throws IOException {
    ExportedGame game =
        read(
            "{'id':1,'type':'bid'},{'id':2,'type':'message'},{'id':3,'type':'bid'},{'id':4,'type':'undo'},{'id':5,'type':'message'}");
    assertThat(game.messages()).isEqualTo(2);
    assertThat(game.undone()).isEqualTo(1);
  }

  @Test
  void redoRestoresTheLastUndoneAction() throws IOException {
    assertThat(standing("bid", "bid", "bid", "undo", "undo", "redo", "pass"))
        .containsExactly(1, 2, 7);
  }

  @Test
  void undoToAnActionKeepsItAndTakesBackEverythingAfterIt() throws IOException {
    ExportedGame game =
        read(
            "{'id':1,'type':'bid'},{'id':2,'type':'bid'},{'id':3,'type':'bid'},{'id':4,'type':'undo','action_id':1},{'id':5,'type':'pass'}");
    assertThat(ids(game.recording())).containsExactly(1, 5);
  }

  @Test
  void anUndoWithNothingToUndoIsReported() throws IOException {
    ExportedGame game = read("{'id':1,'type':'undo'},{'id':2,'type':'bid'},{'id':3,'type':'redo'}");
    assertThat(ids(game.recording())).containsExactly(2);
    assertThat(game.unused())
        .containsExactly("undo 1: there is nothing to undo", "redo 3: there is nothing to redo");
  }

  @Test
  void automaticActionsBelongToTheActionTheyFollow() throws IOException {
    ExportedGame game =
        read(
            "{'id':1,'type':'pass','auto_actions':[{'type':'buy_shares','entity':7,'shares':['A_1']}]}");
    RecordedAction auto = game.recording().actions().getFirst().auto().getFirst();
    assertThat(auto.type()).isEqualTo("buy_shares");
    assertThat(auto.entity()).isEqualTo("7");
  }

  @Test
  void aRecordedGameHasItsOptionsAndItsSeedAtTheTop() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("x.game.json"),
            "{'title':'T','players':[{'id':7}],'seed':5,'options':['y'],'actions':[]}"
                .replace('\'', '"'));

    assertThat(ExportedGame.read(file).recording().options()).containsExactly("y");
    assertThat(ExportedGame.read(file).recording().seed()).isEqualTo(5);
    assertThat(read("").recording().options()).containsExactly("x");
  }

  /** As in exports of games on one device of 2020 and early 2021. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'name':'Ann'},{'name':'Ben'}]",
        "['Ann','Ben']",
        "[{'id':null,'name':'Ann'},{'id':'','name':'Ben'}]",
        "[{'id':0,'name':'Ann'},{'id':0,'name':'Ben'}]",
        "[{'id':'Ann','name':'Ann'},{'id':'Ben','name':'Ben'}]"
      })
  void playersWithoutIdsAreCalledByTheirNames(String players) throws IOException {
    ExportedGame game =
        file(
            "{'title':'T','players':%s,'actions':[{'type':'pass','entity':'Ben','entity_type':'player','id':1}],'result':{'Ben':70}}"
                .formatted(players));

    assertThat(game.recording().players()).containsExactly("Ann", "Ben");
    assertThat(game.recording().actions().getFirst().entity()).isEqualTo("Ben");
    assertThat(game.recording().result()).containsEntry("Ben", 70);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "'8'", "'Ben'"})
  void whoActsIsNamedByNumberTextOrName(String entity) throws IOException {
    ExportedGame game =
        file(
            "{'title':'T','players':[{'id':7,'name':'Ann'},{'id':'8','name':'Ben'}],'result':{'Ben':70},'actions':[{'type':'pass','entity':%s,'entity_type':'player','id':1,'auto_actions':[{'type':'pass','entity':%s}]}]}"
                .formatted(entity, entity));

    RecordedAction action = game.recording().actions().getFirst();
    assertThat(game.recording().players()).containsExactly("7", "8");
    assertThat(action.entity()).isEqualTo("8");
    assertThat(action.auto().getFirst().entity()).isEqualTo("8");
    assertThat(action.auto().getFirst().kind()).isEqualTo("player");
    assertThat(game.recording().result()).containsEntry("8", 70);
  }

  @Test
  void anEntityWithoutATypeThatIsNoPlayerIsACompany() throws IOException {
    ExportedGame game = read("{'type':'pass','entity':'PRR','id':1}");
    assertThat(game.recording().actions().getFirst().kind()).isEqualTo("corporation");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'settings':{'optional_rules':['x','y']}",
        "'settings':{},'optional_rules':['x','y']",
        "'options':['x','y']",
        "'settings':{'optional_rules':{'x':true,'z':false,'y':'on'}}",
        "'settings':{'optional_rules':null},'optional_rules':'x, y'"
      })
  void optionsAreAListOrAMapInTheSettingsOrAtTheTop(String options) throws IOException {
    assertThat(file("{'title':'T','actions':[],%s}".formatted(options)).recording().options())
        .containsExactly("x", "y");
  }

  @ParameterizedTest
  @CsvSource({"17,17", "hs_abc_1600000000,1600000000", "hs_a_4000000000,1852516352", "none,0"})
  void theSeedOfAGameIsTheNumberInItsName(String id, long seed) throws IOException {
    assertThat(file("{'title':'T','actions':[],'id':'%s'}".formatted(id)).recording().seed())
        .isEqualTo(seed);
  }

  @Test
  void entriesWithoutNumbersAreCountedAndAnUndoTakesTheLastOne() throws IOException {
    ExportedGame game = read("{'type':'bid'},{'type':'log'},{'type':'bid'},{'type':'undo'}");
    assertThat(ids(game.recording())).containsExactly(1);
    assertThat(game.messages()).isEqualTo(1);
  }

  @Test
  void numbersOfEntriesMayBeTexts() throws IOException {
    ExportedGame game =
        read(
            "{'id':'1','type':'bid'},{'id':'2','type':'bid'},{'id':'3','type':'undo','action_id':'1'}");
    assertThat(ids(game.recording())).containsExactly(1);
  }

  @Test
  void theTradeOfOneShareIsOneOfSeveral() throws IOException {
    RecordedAction action =
        read("{'id':1,'type':'buy_share','share':'A_1'}").recording().actions().getFirst();
    assertThat(action.type()).isEqualTo("buy_shares");
    assertThat(action.fields().path("shares").path(0).asText()).isEqualTo("A_1");
  }

  @Test
  void aGameIsKnownThoughItBeginsWithAMessage() {
    assertThat(ExportedGame.is("{\"actions\":[{\"type\":\"message\"},{\"entity\":7}]}")).isTrue();
    assertThat(ExportedGame.is("{\"actions\":[{\"type\":\"message\"}]}")).isFalse();
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheGame() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("x.game.json"), "\uFEFF{\"title\":\"T\",\"seed\":5,\"actions\":[]}");

    assertThat(ExportedGame.read(file).recording().seed()).isEqualTo(5);
    assertThat(RecordingFiles.read(file).seed()).isEqualTo(5);
  }

  @Test
  void theSeedOfARecordingThatNamesNoneIsTheNumberInItsName() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("hs_abc_77.game.json"),
            "{'title':'T','seed':null,'actions':[]}".replace('\'', '"'));
    assertThat(RecordingFiles.read(file).seed()).isEqualTo(77);
  }

  @Test
  void aFileWithoutActionsIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("x.json"), "{\"title\":\"T\"}");
    assertThatThrownBy(() -> ExportedGame.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is not an exported game");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1860/19354", "1861/29683", "1870/34110"})
  void anExportedGameHasTheActionsOfItsRecording(String name) throws IOException {
    Path games = SharedFolder.find("peer-games");
    Recording recording = RecordingFiles.read(games.resolve(name + ".game.json"));
    ExportedGame raw = ExportedGame.read(games.resolve(name + ".raw.json"));
    assertThat(ids(raw.recording())).isEqualTo(ids(recording));
    assertThat(raw.recording().players()).isEqualTo(recording.players());
    assertThat(raw.recording().title()).isEqualTo(recording.title());
    assertThat(raw.unused()).isEmpty();
  }

  private List<Integer> standing(String... types) throws IOException {
    var actions = new StringBuilder();
    for (int i = 0; i < types.length; i++)
      actions
          .append(i == 0 ? "" : ",")
          .append("{'id':")
          .append(i + 1)
          .append(",'type':'")
          .append(types[i])
          .append("'}");
    return ids(read(actions.toString()).recording());
  }

  private ExportedGame read(String actions) throws IOException {
    String text =
        "{'title':'T','players':[{'id':7,'name':'A'}],'settings':{'seed':3,'optional_rules':['x']},'actions':["
            + actions
            + "]}";
    return file(text);
  }

  private ExportedGame file(String text) throws IOException {
    return ExportedGame.read(
        Files.writeString(folder.resolve("game.raw.json"), text.replace('\'', '"')));
  }

  private static List<Integer> ids(Recording recording) {
    return recording.actions().stream().map(RecordedAction::id).toList();
  }
}
