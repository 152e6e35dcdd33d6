package roundhouse.workshop.history;

/**
 * A line of a game that was left and can be returned to.
 *
 * @param play all of it from the start, under the rules it was played by
 */
public record Branch(String name, GameHistory play) {

  /** A line from a file has only its actions until it is played again. */
  public boolean isReplayed() {
    return play.waiting().isEmpty() || !play.played().isEmpty();
  }
}
