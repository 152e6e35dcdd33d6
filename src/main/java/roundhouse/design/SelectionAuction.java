package roundhouse.design;

import java.util.List;

/** The step "selection-auction" of a turn, with its parameters. */
@Says(
    "Lots are auctioned one after the other; the winner picks one of those left and pays for it"
        + " besides the bid.")
public record SelectionAuction(
    @Says("Privates and companies on offer.") @Words List<String> lots,
    @Says("Companies that may be picked besides, though the auction does not wait for them.")
        @Default("")
        @Words
        List<String> besides,
    @Says("Least raise of a bid.") @Default("5") @Range(min = 1) int raise,
    @Says("Who has priority in the first stock round.") @Default("most-cash")
        FirstPriority priority)
    implements StepSpec {

  public enum FirstPriority {
    /**
     * The player with most cash; of equals who own privates, the one whose privates have the lowest
     * face value.
     */
    MOST_CASH,
    AFTER_LAST_BUYER
  }
}
