package roundhouse.design;

/** The step "take-over-trainless" of a turn, with its parameters. */
@Says("The state railway takes over a company that has no train at the end of its turn.")
public record TakeOverTrainless(
    @Says("Whether play waits before it for what may be done at any moment of the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
