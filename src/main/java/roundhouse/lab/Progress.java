package roundhouse.lab;

/** Follows a batch, from any of its threads. */
public interface Progress {
  /** Follows nothing and never breaks off. */
  Progress NONE = (done, of) -> {};

  /** So many games of the batch are over. */
  void done(int games, int of);

  /** Whether the batch shall break off; asked between actions. */
  default boolean cancelled() {
    return false;
  }
}
