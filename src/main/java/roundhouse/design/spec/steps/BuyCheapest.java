package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

@Says("The state railway automatically buys the bank's cheapest trains, the first with loans.")
public record BuyCheapest(
    @Says(
            "Whether it buys all its trains before the effects of the first; unless all its money"
                + " is spent, it then looks again.")
        @Default("no")
        boolean together)
    implements StepSpec {}
