package roundhouse.design.spec.steps;

import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;

@Says(
    "In its turn a company sells shares of its offering to the pool, all at once, or buys some back"
        + " from there, one by one. In a turn of a player, a president has a company redeem a share"
        + " for its treasury, once a round, from the pool or else from a player, or reissue all"
        + " that it has there to its offering; this ends the turn. From the next operating round,"
        + " the company receives what is paid for reissued shares.")
@FormerKey(value = "instead", now = "write 'in-stock-round: freely'")
@FormerKey(value = "once-per-round", now = "write 'in-stock-round: freely'")
@FormerKey(value = "with-reissue-money", now = "write 'in-stock-round: freely'")
@FormerKey(value = "consent", now = "write it once for the title, beside 'rounds'")
public record OwnShares(
    @Says("The price of shares that it sells, as a move from the share price.") @Default("stay")
        PriceMove sellsAt,
    @Says("The price of a share that it buys back, as a move from the share price.")
        @Default("stay")
        PriceMove buysAt,
    @Says("How its price moves for each share that it sells.") @Default("stay") PriceMove afterSale,
    @Says(
            "Whether it sells in its first turn, too; in a turn of a player, whether it redeems"
                + " shares before it has operated.")
        @Default("yes")
        boolean inFirstTurn,
    @Says("Percentage that the pool may hold after a sale; it sells none if 0.")
        @Default("100")
        @Range(max = 100)
        int poolLimit,
    @Says("Whether the pool may then hold no more than players do.") @Default("no")
        boolean playersHoldMore,
    @Says(
            "Percentage that its offering, or in a turn of a player its treasury, may hold after it"
                + " has bought shares back.")
        @Default("100")
        @Range(max = 100)
        int atMost,
    @Says("Percentage that players and the pool must hold after it has bought shares back.")
        @Default("0")
        @Range(max = 100)
        int leaves,
    @Says("Whether it may do so at any time before its dividend, and not only at this step.")
        @Default("no")
        boolean beforeDividend,
    @Says(
            "How presidents do so in their turns as players: instead of sales and purchases, each"
                + " company reissuing once a round and redeeming nothing with what that brought; or"
                + " freely, so that it may also follow them, and come before the sales of a player"
                + " who holds more than a limit allows.")
        @Default("instead")
        InStockRound inStockRound,
    @Says(
            "The par price of reissued shares by the lowest share price for it; the par price never"
                + " falls. Without it none are reissued.")
        @Default("{}")
        @Range
        Map<Integer, Integer> par)
    implements StepSpec {

  /** How presidents redeem and reissue shares in their turns as players. */
  public enum InStockRound {
    INSTEAD,
    FREELY
  }

  /** Whether presidents redeem and reissue in addition to what they do otherwise. */
  public boolean isFree() {
    return inStockRound == InStockRound.FREELY;
  }

  /** Whether a company sells any in its turn; otherwise it only buys back. */
  public boolean sells() {
    return poolLimit > 0;
  }
}
