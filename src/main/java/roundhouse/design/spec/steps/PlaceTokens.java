package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

@Says(
    "A company places tokens of its privates; play does not wait for this unless 'waits' says so.")
public record PlaceTokens(
    @Says("Whether play waits at this step while a token can be placed.") @Default("no")
        boolean waits,
    @Says("Whether a token can only be replaced in a later operating round.") @Default("yes")
        boolean replaceInLaterRound)
    implements StepSpec {}
