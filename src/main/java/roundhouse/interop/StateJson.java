package roundhouse.interop;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import roundhouse.engine.Title;
import roundhouse.files.Sha256;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/**
 * Writes game states as JSON in one line, with keys in a fixed order, so that equal states give
 * equal bytes. Tiles are written as number and rotation, so reading requires their title.
 */
public final class StateJson {
  private static final int FINGERPRINT_BYTES = 8;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .addMixIn(Holder.class, HolderAsName.class)
          .addMixIn(Company.class, UsualCompany.class)
          .build();

  private StateJson() {}

  /** A state names a holder. */
  private interface HolderAsName {
    @JsonValue
    String name();

    @JsonCreator
    static Holder named(String name) {
      return Holder.named(name);
    }
  }

  /** A state names the kinds of those companies that have changed theirs, and unusual shares. */
  private interface UsualCompany {
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    String kind();

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    @JsonDeserialize(using = UsuallyZero.class)
    int share();
  }

  /** A number that is left out where it is 0. */
  private static final class UsuallyZero extends JsonDeserializer<Integer> {
    @Override
    public Integer deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return parser.getIntValue();
    }

    @Override
    public Object getAbsentValue(DeserializationContext context) {
      return 0;
    }
  }

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
   * @throws IOException when the text is not a game state of that title
   */
  public static GameState read(Title title, String text) throws IOException {
    try {
      return MAPPER.readValue(text, WrittenState.class).state(title);
    } catch (JsonProcessingException wrong) {
      throw new IOException("this is not a game state: " + wrong.getOriginalMessage(), wrong);
    }
  }

  /** A hash of the state: 16 hexadecimal digits. */
  public static String fingerprint(GameState state) {
    byte[] digest = Sha256.digest().digest(text(state).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest, 0, FINGERPRINT_BYTES);
  }
}
