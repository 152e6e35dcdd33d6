package roundhouse.design;

/** The step "redeem-shares" of a turn, with its parameters. */
@Says("A president has a company buy back one of its shares, once a round; that ends the turn.")
public record RedeemShares(
    @Says("Percent of its own that a company may hold.") @Default("40") @Range(max = 100)
        int atMost,
    @Says("Percent that players and the pool hold at least afterwards.")
        @Default("60")
        @Range(max = 100)
        int leaves,
    @Says("Whether the company must have operated.") @Default("yes") boolean afterOperating,
    @Says("Whether it is done instead of selling and buying, or after it too.") @Default("yes")
        boolean instead,
    @Says("Whether a player is asked to agree to sell.") @Default("yes") boolean consent,
    @Says("Whether the company pays with what its reissued shares brought in the same round too.")
        @Default("no")
        boolean withReissueMoney)
    implements StepSpec {}
