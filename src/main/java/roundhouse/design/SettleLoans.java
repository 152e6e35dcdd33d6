package roundhouse.design;

@Says("A company pays interest on the loans it had before its turn, and repays loans.")
public record SettleLoans(
    @Says("Whether play first waits for actions that are allowed at any time in the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
