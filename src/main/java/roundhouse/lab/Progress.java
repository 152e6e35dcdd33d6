package roundhouse.lab;

import java.util.function.Supplier;

/** Follows a batch, from any of its threads. */
public interface Progress {
  /** Follows nothing and never breaks off. */
  Progress NONE = (done, of) -> {};

  /** So many games of the batch are over. */
  void done(int games, int of);

  /**
   * A game more is over, told by the thread that played it.
   *
   * @param soFar sums up what has been played until it is asked, in the order of the batch; that
   *     takes a moment
   */
  default void played(Supplier<Report> soFar) {}

  /** Whether the batch shall break off; asked between actions. */
  default boolean cancelled() {
    return false;
  }
}
