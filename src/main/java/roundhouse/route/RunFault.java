package roundhouse.route;

/**
 * Why runs are not legal.
 *
 * @param rule the rule that they break
 * @param reason a sentence that names train, hex or stop
 */
public record RunFault(Rule rule, String reason) implements RunCheck {

  /**
   * The rules of running, in the order in which they are checked: first run by run, then all
   * together.
   */
  public enum Rule {
    /** A train runs once, and only trains of the company run. */
    TRAIN,
    /** A run is one line of track between two stops, without turning back. */
    CONTINUOUS_TRACK,
    /** No track is used twice in a turn. */
    OWN_TRACK,
    /** A run comes to a stop once. */
    STOP_ONCE,
    /** A run does not come back to a hex that it left. */
    HEX_ONCE,
    /** A run begins and ends where it may. */
    ENDS,
    /** A run does not go through cities full of others' markers. */
    FULL_CITY,
    /** A run calls where it must and only where it comes by. */
    CALLS,
    /** A train calls at no more stops than it can. */
    ALLOWANCE,
    /** A run calls at a marker of the company. */
    MARKER,
    /** One of the runs calls at the company's home. */
    HOME,
    /** One of the runs joins two stops, and runs beyond neither. */
    LINK,
    /** Runs meet at stops where both call. */
    MEETING
  }

  static RunFault of(Rule rule, String reason, Object... words) {
    return new RunFault(rule, reason.formatted(words));
  }
}
