package roundhouse.lab.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import roundhouse.engine.GameLog;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.SimulationOutcome;

/**
 * A simulated game.
 *
 * @param log its actions, to replay it
 * @param outcome how it ended
 * @param last the last state
 * @param worths of the players at the end
 * @param tally counts of what happened
 * @param took wall-clock time
 */
public record SimulatedGame(
    GameLog log,
    SimulationOutcome outcome,
    GameState last,
    Map<String, Integer> worths,
    Tally tally,
    Duration duration) {

  /** Whether its scripts ran out of time: how it went depends on how busy the machine was. */
  public boolean isOutOfTime() {
    return outcome instanceof SimulationOutcome.OutOfTime;
  }

  /** The same game with another outcome. */
  SimulatedGame with(SimulationOutcome other) {
    return new SimulatedGame(log, other, last, worths, tally, duration);
  }

  /** The highest worth. */
  public int best() {
    return worths.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The highest worth minus the lowest. */
  public int lead() {
    return best() - worths.values().stream().mapToInt(Integer::intValue).min().orElse(0);
  }

  /** Whether a seat, counted from 0, won the game, alone or tied. */
  public boolean won(int seat) {
    return outcome.endedNormally() && worths.get(log.players().get(seat)) == best();
  }

  /**
   * The game up to its failure: an action that was offered and then refused comes last, so that a
   * replay stops there.
   */
  public GameLog logToFailure() {
    if (!(outcome instanceof SimulationOutcome.OfferRefused refused)) return log;
    var actions = new ArrayList<>(log.actions());
    actions.add(refused.action());
    return new GameLog(
        log.title(), log.fingerprint(), log.players(), log.options(), log.seed(), actions);
  }
}
