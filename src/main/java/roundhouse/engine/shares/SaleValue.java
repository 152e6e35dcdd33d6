package roundhouse.engine.shares;

import roundhouse.engine.Game;
import roundhouse.game.Company;

/** What the bank pays for shares: less where their company has no train. */
public final class SaleValue {
  private SaleValue() {}

  /** What the bank pays for a sale of shares at a price. */
  static int proceeds(Game game, Company company, int percent, int price) {
    int each =
        isFull(game, company) ? price : price * StockTurnRules.of(game).trainlessSale() / 100;
    return company.value(percent, each * game.kind(company).shareCounts());
  }

  /** Whether shares of a company bring their full price when they are sold. */
  public static boolean isFull(Game game, Company company) {
    return !company.trains().isEmpty()
        || !company.operated() && !StockTurnRules.of(game).trainlessBeforeOperating();
  }

  /**
   * The price at which shares are valued at the end of the game. Shares of a company that has not
   * operated may be sold for more, but without a train they are not worth more.
   */
  static int priceInTheEnd(Game game, Company company) {
    boolean spared = company.trains().isEmpty() && isFull(game, company);
    return spared
        ? game.price(company) * StockTurnRules.of(game).trainlessSale() / 100
        : game.price(company);
  }
}
