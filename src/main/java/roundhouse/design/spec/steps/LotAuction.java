package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says(
    "Privates are sold in order: the player whose turn it is buys the current lot or opens its"
        + " auction, bids for a later lot, or passes.")
public record LotAuction(
    @Says("Privates in order of sale; those not in the game are skipped.")
        @WordList
        @Reference("privates")
        List<String> lots,
    @Says(
            "How the current lot is sold: to the first player who pays its price, to whose left"
                + " play goes on, while bids for later lots wait until those come up; or by an"
                + " auction of this lot alone, and then on from the left of its winner.")
        @Default("buy-or-bid")
        Sale sale,
    @Says("Lowest raise of a bid; if lots can be bought, also of the first bid over the price.")
        @Default("5")
        @Range(min = 1)
        int raise,
    @Says("The number every bid must be a multiple of.") @Default("1") @Range(min = 1) int multiple,
    @Says(
            "Lots whose price falls when all players pass; at 0 the next player must take the lot."
                + " When all pass on any other lot, a set of operating rounds follows in which only"
                + " privates pay; a train is exported after it if the phase says so.")
        @Default("")
        @WordList
        @Reference("privates")
        List<String> falling,
    @Says("By how much that price falls.") @Default("5") @Range(min = 1) int fall,
    @Says(
            "The order in which players with a bid continue bidding when the lot comes up,"
                + " starting from the highest bidder.")
        @Default("clockwise")
        Bidders bidders,
    @Says(
            "Which bids have their money set aside until a lot is sold: every bid on it, or only"
                + " the highest.")
        @Default("every-bid")
        SetsAside setsAside,
    @Says("Whether a player who cannot afford a higher bid drops out of the auction automatically.")
        @Default("yes")
        boolean drops,
    @Says(
            "Whether a lot on which all players have passed goes to the first bidder without an"
                + " auction.")
        @Default("no")
        boolean passersOut)
    implements StepSpec {

  public enum Sale {
    /** The current lot is bought; bids for later lots wait until those come up. */
    BUY_OR_BID,
    /** The first bid opens an auction among all players. */
    AUCTION
  }

  public enum Bidders {
    CLOCKWISE,
    /** From the lowest bid up, repeatedly. */
    LOWEST_FIRST
  }

  public enum SetsAside {
    EVERY_BID,
    HIGHEST_BIDS
  }
}
