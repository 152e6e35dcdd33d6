package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says("A president has a company buy back one of its shares, once a round; this ends the turn.")
public record RedeemShares(
    @Says("Percentage of its own shares that a company may hold.") @Default("40") @Range(max = 100)
        int atMost,
    @Says("Percentage that players and the pool must still hold afterwards.")
        @Default("60")
        @Range(max = 100)
        int leaves,
    @Says("Whether the company must have operated.") @Default("yes") boolean afterOperating,
    @Says(
            "Whether this replaces selling and buying; otherwise it may also follow them, and come"
                + " before the sales of a player who holds more than a limit allows.")
        @Default("yes")
        boolean instead,
    @Says("Whether a player is asked to agree to sell.") @Default("yes") boolean consent,
    @Says(
            "Whether the company may also pay with what its reissued shares brought in the same"
                + " round.")
        @Default("no")
        boolean withReissueMoney)
    implements StepSpec {}
