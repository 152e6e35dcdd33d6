package roundhouse.game;

/** A player: a name, and money in hand. Shares and privates tell themselves who holds them. */
public record Player(String name, int cash) {

  public Player withCash(int newCash) {
    return new Player(name, newCash);
  }
}
