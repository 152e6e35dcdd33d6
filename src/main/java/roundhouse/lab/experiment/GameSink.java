package roundhouse.lab.experiment;

import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;

/** Takes the games of an experiment, always in the same order, on one thread. */
@FunctionalInterface
public interface GameSink {
  /**
   * The next game.
   *
   * @param failed the game itself if it did not end by its rules
   */
  void took(GameRecord game, Optional<SimulatedGame> failed);

  /**
   * The next game has no rows: its scripts ran out of time each time that it was played.
   *
   * @param why what the script said
   */
  default void leftOut(GameKey game, String why) {}

  /** Watches a game while it is played, on the thread that plays it. */
  default GameWatcher watcher(Title title, GameKey game) {
    return GameWatcher.NONE;
  }

  /** Both, in this order. */
  default GameSink and(GameSink next) {
    GameSink here = this;
    return new GameSink() {
      @Override
      public void took(GameRecord game, Optional<SimulatedGame> failed) {
        here.took(game, failed);
        next.took(game, failed);
      }

      @Override
      public void leftOut(GameKey game, String why) {
        here.leftOut(game, why);
        next.leftOut(game, why);
      }

      @Override
      public GameWatcher watcher(Title title, GameKey game) {
        return here.watcher(title, game).and(next.watcher(title, game));
      }
    };
  }
}
