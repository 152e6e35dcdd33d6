package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says(
    "Lots are auctioned one after another; the winner pays the bid, picks one of the remaining lots"
        + " and pays its price as well. The player with the most cash begins the first stock"
        + " round.")
public record SelectionAuction(
    @Says("Privates and companies on offer.") @WordList List<String> lots,
    @Says("Companies that may also be picked; the auction can end without them.")
        @Default("")
        @WordList
        @Reference("companies")
        List<String> besides,
    @Says("Least raise of a bid.") @Default("5") @Range(min = 1) int raise,
    @Says(
            "What happens if nobody has bid and the winner cannot pay for any lot: the next"
                + " player who can pay picks instead, or the winner pays all cash for the"
                + " cheapest.")
        @Default("next-picks")
        Unpayable unpayable)
    implements StepSpec {

  public enum Unpayable {
    /** The next player clockwise who can pay for a lot. */
    NEXT_PICKS,
    /**
     * The winner takes the cheapest lot or, if that is a company, any company at its lowest par.
     */
    GIVES_ALL
  }
}
