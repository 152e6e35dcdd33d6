package roundhouse.interop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.files.JsonMistake;
import roundhouse.files.RegularFiles;

/**
 * Reads recordings: {@code name.game.json}, and the states in {@code name.trace.jsonl} beside it,
 * if recorded.
 */
public final class RecordingFiles {
  private static final String GAME = ".game.json";
  private static final String TRACE = ".trace.jsonl";
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private RecordingFiles() {}

  /**
   * The recordings in a folder and its subfolders, or the file itself, sorted by path.
   *
   * @throws IOException when the path does not exist or cannot be read
   */
  public static List<Path> in(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      return files.filter(file -> file.toString().endsWith(GAME)).sorted().toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }

  /** Where the states of a recorded game are, if somebody recorded them. */
  public static Path traceOf(Path game) {
    return game.resolveSibling(game.getFileName().toString().replace(GAME, "") + TRACE);
  }

  /**
   * Reads a recording.
   *
   * @throws IOException when a file cannot be read or is not a recording
   */
  public static Recording read(Path file) throws IOException {
    JsonNode game = json(RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES), file, 1);
    if (!game.path("actions").isArray() || !game.hasNonNull("title")) {
      throw new IOException(
          file + " is not a recorded game: it lacks a 'title' or a list of 'actions'");
    }
    String name = file.getFileName().toString().replace(GAME, "");
    Path trace = traceOf(file);
    Path folder = file.toAbsolutePath().normalize().getParent().getFileName();
    return new Recording(
        folder == null ? name : folder + "/" + name,
        game.path("title").asText(),
        Recording.ids(game.path("players")),
        Recording.texts(game.path("options")),
        game.path("seed").asLong(ExportedGame.seed(name)),
        game.path("actions").valueStream().map(RecordedAction::of).toList(),
        Recording.result(game.path("result")),
        Files.exists(trace) ? Optional.of(trace(trace)) : Optional.empty());
  }

  private static StateTrace trace(Path file) throws IOException {
    var trace = new StateTrace.Builder();
    int number = 0;
    for (String line : RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES).lines().toList()) {
      number++;
      if (!line.isBlank()) trace.add(traceLine(json(line, file, number), file, number));
    }
    return trace.built();
  }

  private static JsonNode traceLine(JsonNode line, Path file, int number) throws IOException {
    if (line.isObject() && line.path("state").isObject() == line.has("state")) return line;
    throw new IOException(
        file + ":" + number + ": a line is an object, and so is the 'state' in it");
  }

  /** Whether a text is JSON of any kind; for other text, the reader says what is wrong. */
  static boolean isJson(String text, Predicate<JsonNode> kind) {
    try {
      return kind.test(json(text));
    } catch (JsonProcessingException none) {
      return false;
    }
  }

  static JsonNode json(String text, Path file, int line) throws IOException {
    try {
      return json(text);
    } catch (JsonProcessingException broken) {
      long at = broken.getLocation() == null ? line : line + broken.getLocation().getLineNr() - 1;
      throw new IOException(file + ":" + at + ": " + JsonMistake.says(broken), broken);
    }
  }

  private static JsonNode json(String text) throws JsonProcessingException {
    return MAPPER.readTree(RegularFiles.withoutMark(text));
  }
}
