package roundhouse.design;

@Says("The state railway takes over a company that has no train at the end of its turn.")
public record TakeOverTrainless(
    @Says("Whether play first waits for actions that are allowed at any time in the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
