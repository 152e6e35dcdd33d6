package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

@Says("A company pays interest on the loans it had before its turn, and repays loans.")
public record SettleLoans(
    @Says("Whether play first waits for actions that are allowed at any time in the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
