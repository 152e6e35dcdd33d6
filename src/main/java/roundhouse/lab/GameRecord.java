package roundhouse.lab;

import java.time.Duration;
import java.util.Map;
import roundhouse.engine.GameLog;
import roundhouse.game.GameState;

/**
 * A game that was simulated.
 *
 * @param log from which it can be played again
 * @param outcome how it ended
 * @param last the last state
 * @param worths of the players at the end, in the game's currency
 * @param tally what happened how often
 * @param took time on the clock
 */
public record GameRecord(GameLog log, Outcome outcome, GameState last, Map<String, Integer> worths, Tally tally, Duration took) {

  /** The highest worth. */
  public int best() {
    return worths.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
