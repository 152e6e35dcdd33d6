package roundhouse.design.spec.steps;

import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says(
    "A president returns all shares that a company has redeemed to its offering, once a round; this"
        + " ends the turn. From the next operating round, the company receives what is paid for"
        + " them.")
public record ReissueShares(
    @Says("The new par price by the lowest share price for it; the par price never falls.")
        @Default("{}")
        @Range
        Map<Integer, Integer> par,
    @Says("The highest new par price.") @Default("9999") @Range int highestPar,
    @Says("Whether a company may do so only once a round.") @Default("yes") boolean oncePerRound,
    @Says(
            "Whether this replaces selling and buying; otherwise it may also follow them, and come"
                + " before the sales of a player who holds more than a limit allows.")
        @Default("yes")
        boolean instead)
    implements StepSpec {}
