package roundhouse.design.spec.steps;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says("A player sells and buys shares.")
@FormerKey(value = "layers", now = "leave it out: companies say their 'layer'")
@FormerKey(value = "protect-after-selling", now = "write 'price-protection: always'")
@FormerKey(
    value = "bankruptcy-moves-prices",
    now =
        "a script answers saleMove with 0 while 'state.flag(\"bankrupt\", player)' is true of a"
            + " player")
@FormerKey(
    value = "buy-after-selling",
    now = "a script lifts the rule, with waives and 'sold-before'")
public record StockTurn(
    @Says("The order of sales and purchases.") @Default("sell-then-buy") Order order,
    @Says("When shares may be sold.") @Default("any-time") SellFrom sellFrom,
    @Says("Percentage of a company that the pool may hold.") @Default("50") @Range(max = 100)
        int poolLimit,
    @Says("Percentage of a company that a player may hold.") @Default("100") @Range(max = 100)
        int holdingLimit,
    @Says("Whether a player who holds more must sell.") @Default("yes") boolean holdingLimitForces,
    @Says("The holding limit by number of players, if it differs.") @Default("{}") @Range(max = 100)
        Map<Integer, Integer> holdingLimits,
    @Says("Whether the president's certificate may be sold to the pool.") @Default("no")
        boolean presidentToPool,
    @Says(
            "Whether the pool sells a president's certificate: half of it to a player with the"
                + " other half, or whole, for the price of its shares.")
        @Default("never")
        PresidentSale presidentFromPool,
    @Says(
            "Whether the price moves only after the seller's turn, and not at all if the company's"
                + " president buys the shares in a special turn: never, unless that president has"
                + " sold shares of the company in this round, or always.")
        @Default("never")
        Protection priceProtection,
    @Says("What a share of a company without a train sells for, in percent of the price.")
        @Default("100")
        @Range(max = 100)
        int trainlessSale,
    @Says("Whether this also applies to companies that have not yet operated.") @Default("yes")
        boolean trainlessBeforeOperating,
    @Says("Whether a player must sell all shares of a company for this turn in one block.")
        @Default("no")
        boolean saleInOneBlock,
    @Says(
            "Where a player may buy several shares of a company in one turn if its price is in a"
                + " zone that allows this.")
        @Default("pool")
        @WordList
        List<String> severalFrom,
    @Says("Whether such shares may follow a private company that was bought in the same turn.")
        @Default("no")
        boolean severalAfterPrivate,
    @Says(
            "The price of a player's further sales of a company in the same turn: the current"
                + " price, or that of the first sale.")
        @Default("moment")
        SalePrice salePrice)
    implements StepSpec {

  public enum Order {
    SELL_THEN_BUY,
    /** Sales before or after the purchase, but not both. */
    SELL_BUY_OR_BUY_SELL,
    SELL_BUY_SELL
  }

  /** Whose president may keep the price of sold shares where it is. */
  public enum Protection {
    NEVER,
    UNLESS_SOLD,
    ALWAYS
  }

  /** Whether any president may. */
  public boolean protectsPrices() {
    return priceProtection != Protection.NEVER;
  }

  /** How the pool sells a president's certificate. */
  public enum PresidentSale {
    NEVER,
    HALF,
    WHOLE
  }

  public enum SalePrice {
    MOMENT,
    FIRST_SALE
  }

  public enum SellFrom {
    ANY_TIME,
    AFTER_FIRST_STOCK_ROUND,
    AFTER_OPERATING,
    /** The president's at any time, others' once the company has operated. */
    PRESIDENT_ANY_TIME
  }
}
