package roundhouse.lab.batch;

import java.util.function.Supplier;
import roundhouse.lab.rows.GameRecord;

/** Receives the progress of a batch, on any of its threads. */
public interface BatchProgress {
  /** Ignores all progress and never cancels. */
  BatchProgress NONE = (done, of) -> {};

  /** This many games of the batch are over. */
  void done(int games, int of);

  /**
   * Another game is over. The thread that played it calls this.
   *
   * @param soFar creates a report of the games so far, in the order of the batch; that takes a
   *     moment
   */
  default void played(Supplier<BatchReport> soFar) {}

  /**
   * The rows of another game that is over, in any order. The thread that played it calls this.
   *
   * @param variant name of the variant that it is a game of
   */
  default void recorded(String variant, GameRecord rows) {}

  /** Something that the user should know while the games are played. */
  default void notice(String says) {}

  /** Whether to cancel the batch; asked between actions. */
  default boolean cancelled() {
    return false;
  }
}
