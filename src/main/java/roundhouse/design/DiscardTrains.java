package roundhouse.design;

/** The step "discard-trains" of a turn, with its parameters. */
@Says("Trains over the limit go back to the bank.")
public record DiscardTrains(
    @Says(
            "When, after a phase has lowered the limit: at the company's own next turn, or at once,"
                + " company by company in operating order.")
        @Default("own-turn")
        When when)
    implements StepSpec {

  public enum When {
    OWN_TURN,
    AT_ONCE,
    /** At once too, company by company as the design lists them, unless one comes first. */
    AT_ONCE_AS_LISTED
  }
}
