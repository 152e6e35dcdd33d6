package roundhouse.engine.events;

/** An amount of money in the currency of a game, whose sign comes before it. */
public record MoneyAmount(String currency, int amount) {

  @Override
  public String toString() {
    return currency + amount;
  }
}
