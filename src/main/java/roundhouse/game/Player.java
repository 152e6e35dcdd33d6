package roundhouse.game;

/** A player: a name and cash. Shares and privates record their holders themselves. */
public record Player(String name, int cash) {

  public Player withCash(int newCash) {
    return new Player(name, newCash);
  }
}
