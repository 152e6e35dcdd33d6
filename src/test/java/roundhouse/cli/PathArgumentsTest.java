package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.interop.RecordingFiles;

/** Every command that takes a path refuses one that cannot be meant, in a sentence. */
class PathArgumentsTest {
  private static final List<String> PATHS = List.of("/", "//", ".", "./", "..", "../", "", "a\0b");

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("unpack", "PATH"),
          List.of("unpack", "none.zip", "PATH"),
          List.of("import", "PATH"),
          List.of("import", "none.json", "-o", "PATH"),
          List.of("export-game", "PATH"),
          List.of("validate", "PATH"),
          List.of("test", "PATH"),
          List.of("compare", "1889", "PATH"),
          List.of("simulate", "PATH"),
          List.of("simulate", "PATH.yaml"),
          List.of("tournament", "PATH"),
          List.of("play", "PATH"),
          List.of("play", "1889", "--load", "PATH"),
          List.of("picture", "PATH", "board"),
          List.of("picture", "1889", "board", "-o", "PATH"),
          List.of("picture", "1889", "board", "--game", "PATH"),
          List.of("print", "PATH"),
          List.of("export", "PATH"),
          List.of("export", "1889", "-o", "PATH"),
          List.of("new", "PATH", "--from", "1889"),
          List.of("new", "mine", "--from", "PATH"));

  static Stream<List<String>> commands() {
    return COMMANDS.stream()
        .flatMap(
            words ->
                PATHS.stream()
                    .map(path -> words.stream().map(word -> word.replace("PATH", path)).toList()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aPathThatCannotBeMeantIsRefusedInASentence(List<String> words) {
    var answer = CommandLines.run(words.toArray(String[]::new));

    assertThat(answer.status()).isBetween(1, 2);
    assertThat(answer.err()).isNotBlank().doesNotContain("nternal error", "Exception", "null");
  }

  /** The root of a system of files has no name. */
  @Test
  void recordingsAreFoundFromTheRoot(@TempDir Path folder) throws IOException {
    Path zip = folder.resolve("games.zip");
    try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
      var found = new ArrayList<>(RecordingFiles.in(files.getPath("/")));

      assertThat(found).isEmpty();
    }
  }
}
