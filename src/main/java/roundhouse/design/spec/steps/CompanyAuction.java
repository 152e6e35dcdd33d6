package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;

@Says(
    "A player puts a company of an auctioned kind up for auction and bids first; the highest bid is"
        + " paid into its treasury, and half of it sets the share price.")
public record CompanyAuction(
    @Says("Lowest first bid.") @Default("100") @Range(min = 1) int least,
    @Says("Lowest raise, and the number every bid must be a multiple of.")
        @Default("5")
        @Range(min = 1)
        int raise,
    @Says("The company that must be auctioned first; any company if empty.")
        @Default("")
        @Reference("companies")
        String first,
    @Says("Whether its home marker is placed when the auction begins rather than when it ends.")
        @Default("no")
        boolean markerFirst)
    implements StepSpec {}
