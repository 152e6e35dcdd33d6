package roundhouse.interop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * States of games as JSON: one line, keys in a fixed order, so that equal states are equal bytes.
 * Tiles are written by number and rotation; reading needs the title that they belong to.
 */
public final class StateJson {
  private static final int FINGERPRINT_BYTES = 8;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private StateJson() {}

  public static String text(GameState state) {
    try {
      return MAPPER.writeValueAsString(WrittenState.of(state));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Reads a state.
   *
   * @throws IOException when the text is no state of a game of that title
   */
  public static GameState read(Title title, String text) throws IOException {
    try {
      return MAPPER.readValue(text, WrittenState.class).state(title);
    } catch (JsonProcessingException wrong) {
      throw new IOException("this is no state of a game: " + wrong.getOriginalMessage(), wrong);
    }
  }

  /** A short text that tells states apart: 16 hexadecimal digits. */
  public static String fingerprint(GameState state) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text(state).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, FINGERPRINT_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
