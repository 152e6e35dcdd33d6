package roundhouse.design;

/** The step "settle-loans" of a turn, with its parameters. */
@Says("A company pays the interest of loans it has had since before its turn, and pays loans back.")
public record SettleLoans(
    @Says("Whether play waits before it for what may be done at any moment of the turn.")
        @Default("no")
        boolean waits)
    implements StepSpec {}
