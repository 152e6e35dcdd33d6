package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortFormKey;

@Says("Trains above the limit are returned to the bank, or leave the game.")
public record DiscardTrains(
    @Says(
            "When this happens after a phase has lowered the limit: in the company's next turn, or"
                + " at once, company by company in operating order.")
        @Default("own-turn")
        @ShortFormKey
        When when,
    @Says("Whether a discarded train leaves the game; otherwise the bank sells it again.")
        @Default("no")
        boolean leave)
    implements StepSpec {

  public enum When {
    OWN_TURN,
    AT_ONCE,
    /** Also at once, company by company in the design's order, unless one acts first. */
    AT_ONCE_AS_LISTED
  }
}
