package roundhouse.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import roundhouse.files.Sha256;
import roundhouse.turn.TurnDraft;
import roundhouse.workshop.history.GameHistory;

/**
 * What somebody has picked from what they were offered, as a text that they send to the host while
 * they are not connected. It holds no action and no secret, but a seal that the table gave to that
 * seat for that moment of the game, and gives to nobody else.
 *
 * @param seat the player who has picked
 * @param game names the moment of the game
 * @param seal of the seat for that moment
 * @param draft what is planned before it
 * @param offer what is picked
 * @param amount of it
 */
record CopiedTurn(
    String seat, String game, String seal, TurnDraft draft, String offer, int amount) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST_LETTERS = 12_000;
  private static final int BYTES_OF_SEAL = 16;
  private static final String METHOD = "HmacSHA256";

  /** Digits, as chat programs take other signs for markup; programs for mail break long lines. */
  private static final Pattern WRITTEN = Pattern.compile("\\[turn ([0-9a-fA-F\\s]+)]");

  /** What a text leaves out is empty. */
  CopiedTurn {
    seat = Objects.requireNonNullElse(seat, "");
    game = Objects.requireNonNullElse(game, "");
    seal = Objects.requireNonNullElse(seal, "");
    draft = Objects.requireNonNullElse(draft, TurnDraft.NONE);
  }

  /** The turn in a text as the page makes it, with anything around it. */
  static Optional<CopiedTurn> in(String text) {
    if (text.length() > MOST_LETTERS) return Optional.empty();
    Matcher written = WRITTEN.matcher(text);
    if (!written.find()) return Optional.empty();
    try {
      byte[] json = HexFormat.of().parseHex(written.group(1).replaceAll("\\s", ""));
      return Optional.of(
          JSON.readValue(new String(json, StandardCharsets.UTF_8), CopiedTurn.class));
    } catch (IllegalArgumentException | JsonProcessingException broken) {
      return Optional.empty();
    }
  }

  /**
   * What names a moment of a game under its rules, and tells nothing of what is secret in it. It
   * outlasts a restart.
   */
  static String moment(TableHead head, GameHistory game) {
    byte[] rules = game.title().fingerprint().getBytes(StandardCharsets.UTF_8);
    return head.epoch()
        + "."
        + head.actions()
        + "."
        + Sha256.hex(rules).substring(0, BYTES_OF_SEAL);
  }

  /**
   * The seal of a seat for a moment of the game; one of an earlier link counts no longer.
   *
   * @param secret of the seat
   */
  static String seal(String secret, String game) {
    try {
      Mac mac = Mac.getInstance(METHOD);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), METHOD));
      byte[] all = mac.doFinal(("turn " + game).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, BYTES_OF_SEAL);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
