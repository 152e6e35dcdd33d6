package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;

@Says(
    "Once a turn, a company sells shares of its offering to the pool, which then holds no more of"
        + " it than players do, or buys some back from there; the price does not move. It is"
        + " asked at this step, and may do so at any time before its dividend.")
public record IssueShares(
    @Says("The price of shares that it sells, as a move from the share price.") @Default("left")
        PriceMove issuesAt,
    @Says("The price of a share that it buys back, as a move from the share price.")
        @Default("right")
        PriceMove redeemsAt)
    implements StepSpec {}
