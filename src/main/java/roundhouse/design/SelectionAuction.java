package roundhouse.design;

import java.util.List;

@Says(
    "Lots are auctioned one after another; the winner pays the bid, picks one of the remaining lots"
        + " and pays its price as well.")
public record SelectionAuction(
    @Says("Privates and companies on offer.") @Words List<String> lots,
    @Says("Companies that may also be picked; the auction can end without them.")
        @Default("")
        @Words
        List<String> besides,
    @Says("Lowest raise of a bid.") @Default("5") @Range(min = 1) int raise,
    @Says("Who has priority in the first stock round.") @Default("most-cash")
        FirstPriority priority)
    implements StepSpec {

  public enum FirstPriority {
    /**
     * The player with the most cash; among equals who own privates, the one whose privates have the
     * lowest face value.
     */
    MOST_CASH,
    AFTER_LAST_BUYER
  }
}
