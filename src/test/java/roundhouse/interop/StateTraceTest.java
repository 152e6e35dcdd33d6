package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.SharedFolder;

class StateTraceTest {
  @TempDir Path folder;

  @Test
  void nestedObjectsAreMergedAndEverythingElseReplaces() throws IOException {
    assertThat(merged("{'a':{'b':1,'c':[1,2]},'d':4}", "{'a':{'c':[3]},'d':{'e':5}}"))
        .isEqualTo(json("{'a':{'b':1,'c':[3]},'d':{'e':5}}"));
  }

  @Test
  void nullDeletes() throws IOException {
    assertThat(merged("{'a':{'b':1,'c':2},'d':4}", "{'a':{'b':null},'d':null}"))
        .isEqualTo(json("{'a':{'c':2}}"));
  }

  @Test
  void mergingDoesNotModifyTheChanges() throws IOException {
    ObjectNode state = (ObjectNode) json("{}");
    ObjectNode changes = (ObjectNode) json("{'a':{'b':1}}");
    StateTrace.merge(state, changes);
    StateTrace.merge(state, (ObjectNode) json("{'a':{'b':2}}"));
    assertThat(changes).isEqualTo(json("{'a':{'b':1}}"));
  }

  @Test
  void aBrokenLineIsNamed() throws IOException {
    Files.writeString(
        folder.resolve("x.game.json"), "{\"title\":\"T\",\"players\":[],\"actions\":[]}");
    Files.writeString(folder.resolve("x.trace.jsonl"), "{\"state\":{}}\n{\"id\":1,,}\n");
    assertThatThrownBy(() -> RecordingFiles.read(folder.resolve("x.game.json")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("x.trace.jsonl:2:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"state\":2000}", "[]", "{\"state\":null}"})
  void aLineWithoutTheStateOfAGameIsNamed(String line) throws IOException {
    Files.writeString(
        folder.resolve("x.game.json"), "{\"title\":\"T\",\"players\":[],\"actions\":[]}");
    Files.writeString(folder.resolve("x.trace.jsonl"), "{\"id\":1}\n" + line + "\n");
    assertThatThrownBy(() -> RecordingFiles.read(folder.resolve("x.game.json")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("x.trace.jsonl:2:");
  }

  @Test
  void aFileThatIsNotARecordingIsRefused() throws IOException {
    Files.writeString(folder.resolve("x.game.json"), "[]");
    assertThatThrownBy(() -> RecordingFiles.read(folder.resolve("x.game.json")))
        .hasMessageContaining("is not a recorded game");
  }

  @Test
  void theChangesOfEveryRecordingResultInItsLastState() throws IOException {
    for (Path file : RecordingFiles.in(SharedFolder.find("peer-games"))) {
      StateTrace trace = RecordingFiles.read(file).trace().orElseThrow();
      ObjectNode state = trace.start().deepCopy();
      trace.lines().forEach(line -> StateTrace.merge(state, StateTrace.changes(line)));
      assertThat(JsonDifferences.between(state, trace.end().orElseThrow()))
          .as(file.getFileName().toString())
          .isEmpty();
    }
  }

  private static JsonNode merged(String state, String changes) throws IOException {
    ObjectNode merged = (ObjectNode) json(state);
    StateTrace.merge(merged, (ObjectNode) json(changes));
    return merged;
  }

  private static JsonNode json(String text) throws IOException {
    return new JsonMapper().readTree(text.replace('\'', '"'));
  }
}
