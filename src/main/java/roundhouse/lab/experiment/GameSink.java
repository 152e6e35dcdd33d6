package roundhouse.lab.experiment;

import java.util.Optional;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.SimulatedGame;

/** Takes the games of an experiment, always in the same order, on one thread. */
@FunctionalInterface
public interface GameSink {
  /**
   * The next game.
   *
   * @param failed the game itself where it did not end by its rules
   */
  void took(GameRecord game, Optional<SimulatedGame> failed);

  /** Both, in this order. */
  default GameSink and(GameSink next) {
    return (game, failed) -> {
      took(game, failed);
      next.took(game, failed);
    };
  }
}
