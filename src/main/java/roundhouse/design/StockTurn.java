package roundhouse.design;

import java.util.List;
import java.util.Map;

/** The step "stock-turn" of a turn, with its parameters. */
@Says("A player sells and buys shares.")
public record StockTurn(
    @Says("The order of sales and purchases.") @Default("sell-then-buy") Order order,
    @Says("When shares may be sold.") @Default("any-time") SellFrom sellFrom,
    @Says("Percent of a company that the pool may hold.") @Default("50") @Range(max = 100)
        int poolLimit,
    @Says("Percent of a company that a player may hold.") @Default("100") @Range(max = 100)
        int holdingLimit,
    @Says("Whether who holds more than that must sell.") @Default("yes") boolean holdingLimitForces,
    @Says("The same by number of players, where that is another.") @Default("{}")
        Map<Integer, Integer> holdingLimits,
    @Says("Whether the president's certificate may go to the pool.") @Default("no")
        boolean presidentToPool,
    @Says(
            "Whether who holds one share may buy the other half of a president's certificate in the"
                + " pool.")
        @Default("no")
        boolean presidentFromPool,
    @Says(
            "Whether the price of shares sold moves after the seller's turn only, and not if the"
                + " company's president buys them in a special turn.")
        @Default("no")
        boolean priceProtection,
    @Says(
            "Whether prices of what a bankrupt player sold are protected or fall before the game"
                + " ends.")
        @Default("yes")
        boolean bankruptcyMovesPrices,
    @Says("Whether a president who sold shares of the company in this round may do so too.")
        @Default("no")
        boolean protectAfterSelling,
    @Says("Whether a player may buy shares of a company of which he sold some in this round.")
        @Default("no")
        boolean buyAfterSelling,
    @Says("What a share sold brings if its company has no train: percent of the price.")
        @Default("100")
        @Range(max = 100)
        int trainlessSale,
    @Says("Whether that holds for companies that have never operated too.") @Default("yes")
        boolean trainlessBeforeOperating,
    @Says("Whether all shares of a company that are sold in a turn must be sold at once.")
        @Default("no")
        boolean saleInOneBlock,
    @Says(
            "Where a player may buy several shares a turn of a company whose price is in such a"
                + " zone.")
        @Default("pool")
        @Words
        List<String> severalFrom,
    @Says("Whether such shares may follow a private company that was bought in the same turn.")
        @Default("no")
        boolean severalAfterPrivate,
    @Says(
            "The price of a player's later sales of a company in the same turn: that of the moment,"
                + " or that at which the first was made.")
        @Default("moment")
        SalePrice salePrice,
    @Says(
            "Whether a layer of companies opens only when one of the layer before is sold out or"
                + " has operated.")
        @Default("no")
        boolean layers)
    implements StepSpec {

  public enum Order {
    SELL_THEN_BUY,
    /** Sales before the purchase or after it, not both. */
    SELL_BUY_OR_BUY_SELL,
    SELL_BUY_SELL
  }

  public enum SalePrice {
    MOMENT,
    FIRST_SALE
  }

  public enum SellFrom {
    ANY_TIME,
    AFTER_FIRST_STOCK_ROUND,
    AFTER_OPERATING
  }
}
