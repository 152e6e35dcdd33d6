package roundhouse.design;

/** The step "run-trains" of a turn, with its parameters. */
@Says("Trains run.")
public record RunTrains(
    @Says("Whether each train has to run that finds a run on the track that the other runs leave.")
        @Default("no")
        boolean mustRun,
    @Says("Whose runs must bring all the revenue they can.") @Default("nobody") Best best,
    @Says("Whether all trains may stay idle though one of them has to join home and destination.")
        @Default("no")
        boolean idleConnection,
    @Says("Whether trains of a company without a director run by themselves, as well as they can.")
        @Default("no")
        boolean automatic)
    implements StepSpec {

  public enum Best {
    NOBODY,
    /** Companies without a director. */
    WITHOUT_DIRECTOR,
    EVERYBODY
  }
}
