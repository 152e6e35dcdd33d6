package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;

@Says(
    "In its turn a company sells shares of its offering to the pool, all at once, or buys some back"
        + " from there, one by one.")
public record OwnShares(
    @Says("Whether it sells any; otherwise it only buys back.") @Default("yes") boolean sells,
    @Says("The price of shares that it sells, as a move from the share price.") @Default("stay")
        PriceMove sellsAt,
    @Says("The price of a share that it buys back, as a move from the share price.")
        @Default("stay")
        PriceMove buysAt,
    @Says("How its price moves for each share that it sells.") @Default("stay") PriceMove afterSale,
    @Says("Whether it sells in its first turn, too.") @Default("yes") boolean inFirstTurn,
    @Says("Percentage that the pool may hold after a sale.") @Default("100") @Range(max = 100)
        int poolLimit,
    @Says("Whether the pool may then hold no more than players do.") @Default("no")
        boolean playersHoldMore,
    @Says("Percentage that its offering may hold after it has bought shares back.")
        @Default("100")
        @Range(max = 100)
        int offeringLimit,
    @Says("Whether it may do so at any time before its dividend, and not only at this step.")
        @Default("no")
        boolean beforeDividend)
    implements StepSpec {}
