package roundhouse.table;

import java.util.Map;
import java.util.Objects;

/**
 * What people at a table have agreed on beside the game, as it is kept for a restart.
 *
 * @param passes for whom the table passes, by player
 * @param asked what somebody asks to take back; null for nothing
 * @param pausedBy who has stopped the clock; "" for nobody
 * @param thought milliseconds that play had waited for the open decision when it was stopped
 */
record Agreed(
    Map<String, StandingPass> passes, TakeBackRequest asked, String pausedBy, long thought) {
  static final Agreed NOTHING = new Agreed(Map.of(), null, "", 0);

  /** What is left out is empty. */
  Agreed {
    passes = passes == null ? Map.of() : Map.copyOf(passes);
    pausedBy = Objects.requireNonNullElse(pausedBy, "");
  }
}
