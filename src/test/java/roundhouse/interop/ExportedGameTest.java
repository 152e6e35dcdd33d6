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

  @Test
  void aByteOrderMarkIsNotPartOfTheGame() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("x.game.json"), "\uFEFF{\"title\":\"T\",\"seed\":5,\"actions\":[]}");

    assertThat(ExportedGame.read(file).recording().seed()).isEqualTo(5);
    assertThat(RecordingFiles.read(file).seed()).isEqualTo(5);
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
    return ExportedGame.read(
        Files.writeString(folder.resolve("game.raw.json"), text.replace('\'', '"')));
  }

  private static List<Integer> ids(Recording recording) {
    return recording.actions().stream().map(RecordedAction::id).toList();
  }
}
