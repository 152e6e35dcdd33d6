package roundhouse.interop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.engine.GameLog;

/** Saved games as JSON: the title's name, players, options, seed and every action. */
public final class GameLogJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private GameLogJson() {}

  /**
   * Reads a saved game.
   *
   * @throws IOException when the file cannot be read or is no saved game, with the place and what is wrong
   */
  public static GameLog read(Path file) throws IOException {
    return parse(Files.readString(file), file.toString());
  }

  /** The text of a saved game; the same game gives the same text. */
  public static String text(GameLog log) {
    try {
      return MAPPER.writeValueAsString(log).replace("\r\n", "\n") + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static GameLog parse(String text, String name) throws IOException {
    try {
      GameLog log = MAPPER.readValue(text, GameLog.class);
      if (log == null || log.title() == null) throw new IOException(name + " is no saved game: it names no title");
      return log;
    } catch (JsonProcessingException wrong) {
      var at = wrong.getLocation();
      String place = at == null ? name : name + ":" + at.getLineNr() + ":" + at.getColumnNr();
      throw new IOException(place + ": this is no saved game: " + wrong.getOriginalMessage(), wrong);
    }
  }
}
