package roundhouse.game;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How long play continues after a cause for the end of the game has arisen. The constants are in
 * the order of time: the next operating round is the present one, or the first that follows.
 */
public enum EndTime {
  AT_ONCE,
  THIS_TURN,
  THIS_ROUND,
  NEXT_OPERATING_ROUND,
  THIS_SET,
  NEXT_SET;

  /** As states and scripts write it: "at-once". */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The time with this word. */
  public static Optional<EndTime> of(String word) {
    return Arrays.stream(values()).filter(time -> time.word().equals(word)).findFirst();
  }

  /** All the words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(EndTime::word).toList();
  }
}
