package roundhouse.workshop.history;

/**
 * A line of a game that was left, kept to be returned to.
 *
 * @param play all of it from the start, under the rules it was played by
 */
public record Branch(String name, GameHistory play) {

  /**
   * What was played is known; a line from a file has its actions only, until it is played again.
   */
  public boolean isReplayed() {
    return play.waiting().isEmpty() || !play.played().isEmpty();
  }
}
