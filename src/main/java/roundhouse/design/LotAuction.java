package roundhouse.design;

import java.util.List;

/** The step "lot-auction" of a turn, with its parameters. */
@Says(
    "Privates are sold in their order: a player whose turn it is buys the lot on sale or opens its"
        + " auction, bids for a later one, or passes.")
public record LotAuction(
    @Says("Privates in the order of sale; those not in the game are left out.")
        @Words
        @Reference("privates")
        List<String> lots,
    @Says(
            "How the lot on sale goes: to whoever buys it at its price, while others may bid for"
                + " later lots and their bids stand until those come up; or by an auction of this"
                + " lot alone.")
        @Default("buy-or-bid")
        Sale sale,
    @Says("Least raise of a bid; where lots are bought, also of the first bid over the price.")
        @Default("5")
        @Range(min = 1)
        int raise,
    @Says("The number every bid must be a multiple of.") @Default("1") @Range(min = 1) int multiple,
    @Says(
            "Lots whose price falls when all players pass while they are on sale; at 0 the next"
                + " player must take the lot. When all pass at any other lot, a set of operating"
                + " rounds is held in which only privates pay.")
        @Default("")
        @Words
        @Reference("privates")
        List<String> falling,
    @Says("By how much the price falls.") @Default("5") @Range(min = 1) int fall,
    @Says(
            "In which order those with a standing bid go on bidding when the lot comes up, from the"
                + " highest bidder on.")
        @Default("clockwise")
        Bidders bidders,
    @Says(
            "Whether who has not the money for a higher bid is out of an auction without being"
                + " asked.")
        @Default("yes")
        boolean drops,
    @Says(
            "Whose turn is next after lots were sold: of the player left of who bought the lot on"
                + " sale, or of the last auction's winner.")
        @Default("after-buyer")
        Next next,
    @Says(
            "Whether a lot goes to the first bid without an auction once all have passed while it"
                + " was on sale.")
        @Default("no")
        boolean passersOut)
    implements StepSpec {

  public enum Sale {
    /** The lot on sale is bought; bids for later lots stand until those come up. */
    BUY_OR_BID,
    /** The first bid opens an auction among all players. */
    AUCTION
  }

  public enum Bidders {
    CLOCKWISE,
    /** From the lowest standing bid up, and round again. */
    LOWEST_FIRST
  }

  public enum Next {
    AFTER_BUYER,
    AFTER_WINNER
  }
}
