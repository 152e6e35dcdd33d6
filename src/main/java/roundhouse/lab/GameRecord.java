package roundhouse.lab;

import java.time.Duration;
import java.util.ArrayList;
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
public record GameRecord(
    GameLog log,
    Outcome outcome,
    GameState last,
    Map<String, Integer> worths,
    Tally tally,
    Duration took) {

  /** The highest worth. */
  public int best() {
    return worths.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** By how much the highest worth is over the lowest. */
  public int lead() {
    return best() - worths.values().stream().mapToInt(Integer::intValue).min().orElse(0);
  }

  /**
   * Whether a seat, counted from 0, has the highest worth in a game that came to its end, alone or
   * with others.
   */
  public boolean won(int seat) {
    return outcome.natural() && worths.get(log.players().get(seat)) == best();
  }

  /**
   * The game up to what broke it off: an action that was offered and refused comes last, so that a
   * replay stops at it.
   */
  public GameLog upToItsFault() {
    if (!(outcome instanceof Outcome.OfferRefused refused)) return log;
    var actions = new ArrayList<>(log.actions());
    actions.add(refused.action());
    return new GameLog(
        log.title(), log.fingerprint(), log.players(), log.options(), log.seed(), actions);
  }
}
