package roundhouse.design;

import java.util.Map;

/** The step "reissue-shares" of a turn, with its parameters. */
@Says(
    "A president puts all shares that a company has redeemed back into its sold offering, once a"
        + " round; that ends the turn. What they bring is the company's, from the next operating"
        + " round on.")
public record ReissueShares(
    @Says("The new par price by the least share price for it; never less than it was.")
        @Default("{}")
        Map<Integer, Integer> par,
    @Says("The highest new par price.") @Default("9999") @Range int highestPar,
    @Says("Whether a company does so once a round at most.") @Default("yes") boolean oncePerRound,
    @Says("Whether it is done instead of selling and buying, or after it too.") @Default("yes")
        boolean instead)
    implements StepSpec {}
