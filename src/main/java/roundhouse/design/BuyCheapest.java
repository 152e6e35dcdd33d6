package roundhouse.design;

/** The step "buy-cheapest" of a turn, with its parameters. */
@Says("The state railway buys the bank's cheapest trains by itself, the first with loans.")
public record BuyCheapest(
    @Says(
            "Whether it buys all its trains before anything else follows from the first; it looks"
                + " again after that unless all its money was spent.")
        @Default("no")
        boolean together)
    implements StepSpec {}
