package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import roundhouse.design.spec.RoundSpec.Turns;
import roundhouse.game.Calendar;

/**
 * The round in which a recorded game is. What is passed for beyond it would only hide where both
 * games part.
 *
 * @param set number of the set of rounds
 * @param stage in the set: a stock round comes first, then operating rounds
 * @param number of the operating round
 * @param merger 1 for the merger round that follows it, otherwise 0
 */
record RecordedRound(int set, int stage, int number, int merger) {
  /** Of a recording that tells no round. */
  static final RecordedRound ANY =
      new RecordedRound(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, 1);

  private static final Comparator<RecordedRound> ORDER =
      Comparator.comparingInt(RecordedRound::set)
          .thenComparingInt(RecordedRound::stage)
          .thenComparingInt(RecordedRound::number)
          .thenComparingInt(RecordedRound::merger);

  /** The round of a recorded state: kind, set and number; any round where it tells none. */
  static RecordedRound of(JsonNode state) {
    JsonNode round = state.path("round");
    if (!round.isArray()) return ANY;
    String kind = round.path(0).asText();
    boolean merger = kind.endsWith("Merger");
    boolean later = merger || kind.endsWith("Operating");
    return new RecordedRound(
        round.path(1).asInt(), later ? 1 : 0, round.path(2).asInt(), merger ? 1 : 0);
  }

  /** Whether a game of ours is in the round, or before it. */
  boolean holds(ReplayedGame game) {
    Turns turns = game.title().design().rounds().get(game.state().round().name()).turns();
    Calendar calendar = game.state().calendar();
    int stage =
        switch (turns) {
          case ONCE, PLAYERS -> 0;
          case BY_PRICE, COMPANIES -> 1;
          case SPECIAL -> stage();
        };
    int merger = turns == Turns.COMPANIES ? 1 : 0;
    var here = new RecordedRound(Math.max(1, calendar.set()), stage, calendar.number(), merger);
    return ORDER.compare(here, this) <= 0;
  }
}
