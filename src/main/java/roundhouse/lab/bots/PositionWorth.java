package roundhouse.lab.bots;

/**
 * What a position is worth to a player, in money at the end of the game.
 *
 * @param money at hand, with what it will earn
 * @param shares their prices in the end
 * @param dividends that they will pay until then
 * @param privates their prices and their income
 * @param debt what the player must add to the trains of their companies
 * @param others what the others are worth, as far as it counts against the player
 */
public record PositionWorth(
    double money, double shares, double dividends, double privates, double debt, double others) {

  /** The sum. */
  public double total() {
    return money + shares + dividends + privates - debt - others;
  }

  PositionWorth against(double others) {
    return new PositionWorth(money, shares, dividends, privates, debt, others);
  }
}
