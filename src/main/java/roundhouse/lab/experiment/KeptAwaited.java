package roundhouse.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.lab.answers.InterimLooks;
import roundhouse.lab.answers.Questions;

/**
 * The figure that the games in a folder were played for. It decided how many there are, so all
 * other figures are hints, whoever reads the rows.
 */
public final class KeptAwaited {
  static final String FILE = "awaited.json";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String FIGURE = "figure";
  private static final String GAMES = "games";

  private KeptAwaited() {}

  /**
   * The figure, if the number of games depends on one.
   *
   * @throws IOException when the file cannot be read
   */
  public static Optional<Questions.Awaited> read(Path rows) throws IOException {
    Path file = rows.resolve(FILE);
    if (!Files.exists(file)) return Optional.empty();
    JsonNode about = JSON.readTree(RegularFiles.text(file));
    return Optional.of(
        new Questions.Awaited(
            about.path(FIGURE).asText(), new InterimLooks(Math.max(1, about.path(GAMES).asInt()))));
  }

  /** Notes it before the first game, so that a run that is killed also knows it. */
  static void write(Path rows, String figure, int games) throws IOException {
    AtomicFiles.write(
        rows.resolve(FILE), JSON.writeValueAsBytes(Map.of(FIGURE, figure, GAMES, games)));
  }

  /** Once more games are played than that figure asked for, their number depends on none. */
  static void forget(Path rows) throws IOException {
    Files.deleteIfExists(rows.resolve(FILE));
  }
}
