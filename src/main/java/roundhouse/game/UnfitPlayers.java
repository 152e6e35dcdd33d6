package roundhouse.game;

/** Thrown when a title is not for these players: their number, or their names. */
public final class UnfitPlayers extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param why a sentence for people, without a full stop
   */
  public UnfitPlayers(String why) {
    super(why);
  }
}
