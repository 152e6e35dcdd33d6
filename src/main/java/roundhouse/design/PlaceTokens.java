package roundhouse.design;

/** The step "place-tokens" of a turn, with its parameters. */
@Says(
    "A company places tokens of privates that it owns; this does not hold play up unless it waits.")
public record PlaceTokens(
    @Says("Whether play waits for it where the step stands, as long as a token can be placed.")
        @Default("no")
        boolean waits,
    @Says("Whether a token is replaced in a later operating round only.") @Default("yes")
        boolean replaceInLaterRound)
    implements StepSpec {}
