package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says(
    "Lots are auctioned one after another; the winner pays the bid, picks one of the remaining lots"
        + " and pays its price as well.")
public record SelectionAuction(
    @Says("Privates and companies on offer.") @WordList List<String> lots,
    @Says("Companies that may also be picked; the auction can end without them.")
        @Default("")
        @WordList
        List<String> besides,
    @Says("Least raise of a bid.") @Default("5") @Range(min = 1) int raise,
    @Says(
            "What follows when nobody has bid and the winner cannot pay for any lot: the next who"
                + " can picks instead, or the winner gives all there is for the cheapest.")
        @Default("next-picks")
        Unpayable unpayable,
    @Says("Who has priority in the first stock round.") @Default("most-cash")
        FirstPriority priority)
    implements StepSpec {

  public enum Unpayable {
    /** The next player clockwise who can pay for a lot. */
    NEXT_PICKS,
    /** The winner has the cheapest lot, or any company at its lowest par where that is one. */
    GIVES_ALL
  }

  public enum FirstPriority {
    /**
     * The player with most cash; where several have as much, of all players who own privates the
     * one whose privates have the lowest face value.
     */
    MOST_CASH,
    AFTER_LAST_BUYER
  }
}
