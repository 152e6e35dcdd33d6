package roundhouse.workshop;

import java.io.IOException;
import java.util.Optional;
import roundhouse.engine.GameLog;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.recovery.Recovery;

/**
 * Keeps the game in case of a crash: what was played is added to a journal, and the game is written
 * whole when anything else about it changes, now and then, and at the end. Used by one thread.
 */
final class GameKeeper {
  /** Additions to a journal; reading it back stays quick. */
  private static final int MOST_ADDITIONS = 200;

  private final Recovery recovery;

  /** What is on disk, as far as this app wrote it. */
  private Optional<GameHistory> kept = Optional.empty();

  private int additions;

  GameKeeper(Recovery recovery) {
    this.recovery = recovery;
  }

  void keep(GameHistory game) throws IOException {
    Optional<GameLog.Growth> growth =
        additions < MOST_ADDITIONS ? kept.flatMap(game::grownSince) : Optional.empty();
    // After a line that could not be written, nothing is added: it may be torn.
    kept = Optional.empty();
    if (growth.isPresent()) recovery.keep(growth.get());
    else recovery.keep(game.log());
    additions = growth.isPresent() ? additions + 1 : 0;
    kept = Optional.of(game);
  }

  void forget() throws IOException {
    kept = Optional.empty();
    recovery.forgetGame();
  }

  /** Forgets the game if it is one of that title. */
  void forget(String title) throws IOException {
    if (recovery.game().filter(log -> log.title().equals(title)).isPresent()) forget();
  }

  /** Writes the game whole. */
  void finish() throws IOException {
    if (additions > 0 && kept.isPresent()) recovery.keep(kept.get().log());
    additions = 0;
  }
}
