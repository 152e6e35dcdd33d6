package roundhouse.route;

/**
 * Explains why runs are illegal.
 *
 * @param rule that they break
 * @param reason a phrase that names the train, hex or stop
 */
public record RunFault(Rule rule, String reason) implements RunCheckResult {

  /** The rules about runs, in the order of the checks: first run by run, then all together. */
  public enum Rule {
    /** Only trains of the company run, each once. */
    TRAIN,
    /** A run is a continuous line of track between two stops, without turning back. */
    CONTINUOUS_TRACK,
    /** No track is used twice in a turn. */
    OWN_TRACK,
    /** A run visits each stop at most once. */
    STOP_ONCE,
    /** A run does not return to a hex that it has left. */
    HEX_ONCE,
    /** A run begins and ends at allowed stops. */
    ENDS,
    /** A run does not pass cities full of other companies' markers. */
    FULL_CITY,
    /** A run calls where it must, and only on its way. */
    CALLS,
    /** A train calls at no more stops than its allowance. */
    ALLOWANCE,
    /** A run calls at a marker of the company. */
    MARKER,
    /** A run has what the title's rules of runs need, and its scripts allow it. */
    CONDITION,
    /** A run, and all runs together, earn no less than nothing. */
    LOSS,
    /** One of the runs calls at the company's home. */
    HOME,
    /** One of the runs joins two required stops. */
    LINK,
    /** Runs meet at stops where both call. */
    MEETING,
    /** The title's scripts allow the runs of a turn together. */
    TOGETHER
  }

  static RunFault of(Rule rule, String reason, Object... words) {
    return new RunFault(rule, reason.formatted(words));
  }
}
