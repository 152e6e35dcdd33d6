package roundhouse.workshop.recovery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import roundhouse.engine.GameLog;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;

/**
 * What was played after a game was last written whole, a line for each addition, so that keeping an
 * act costs as much as the act and not as much as the game. The first line names the text of the
 * game that the others continue: those of another game do not count.
 */
final class GameJournal {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path file;

  GameJournal(Path file) {
    this.file = file;
  }

  /**
   * The first line.
   *
   * @param continues a digest of the text of the game
   */
  private record Heading(String continues) {}

  boolean exists() {
    return Files.exists(file);
  }

  /**
   * Adds what was played. It is on disk when this returns.
   *
   * @param game the text of the game as it was last written
   */
  void add(String game, GameLog.Growth growth) throws IOException {
    String heading = exists() ? "" : line(new Heading(digest(game)));
    ByteBuffer bytes = ByteBuffer.wrap((heading + line(growth)).getBytes(StandardCharsets.UTF_8));
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      while (bytes.hasRemaining()) channel.write(bytes);
      channel.force(true);
    }
  }

  /**
   * A game with what was added to it, up to the first line that is torn: its act was never
   * answered.
   *
   * @param text from which the game was read
   */
  GameLog continued(GameLog game, String text) throws IOException {
    if (!exists()) return game;
    byte[] all = RegularFiles.bytes(file, RegularFiles.MOST_BYTES_OF_GAMES);
    List<String> lines = List.of(new String(all, StandardCharsets.UTF_8).split("\n", -1));
    GameLog grown = game;
    try {
      if (!JSON.readValue(lines.getFirst(), Heading.class).continues().equals(digest(text)))
        return game;
      // What follows the last end of a line is torn, or nothing.
      for (String line : lines.subList(1, lines.size() - 1))
        grown = grown.grown(JSON.readValue(line, GameLog.Growth.class));
    } catch (JsonProcessingException | IllegalArgumentException torn) {
      return grown;
    }
    return grown;
  }

  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  private static String line(Object value) throws IOException {
    return JSON.writeValueAsString(value) + "\n";
  }

  private static String digest(String text) {
    return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
  }
}
