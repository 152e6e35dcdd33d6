package roundhouse.design;

/** The step "company-auction" of a turn, with its parameters. */
@Says(
    "A player offers a company whose kind is auctioned and bids first; the highest bid is paid into"
        + " its treasury, and half of it sets the share price.")
public record CompanyAuction(
    @Says("Least first bid.") @Default("100") @Range(min = 1) int least,
    @Says("Least raise, and the number every bid must be a multiple of.")
        @Default("5")
        @Range(min = 1)
        int raise,
    @Says("The company that must be auctioned before any other; empty for any.")
        @Default("")
        @Reference("companies")
        String first,
    @Says("Whether its home marker is placed when the auction begins, and not when it ends.")
        @Default("no")
        boolean markerFirst)
    implements StepSpec {}
