package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

@Says("The state railway takes over a company that has no train at the end of its turn.")
public record TakeOverTrainless(
    @Says("Whether play first waits for actions that are allowed at any time in the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
