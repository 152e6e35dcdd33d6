package roundhouse.lab.rows;

/**
 * What is known of an action that people took, in addition to the action.
 *
 * @param seconds that its player thought; 0 if nobody measured it
 * @param notes that were made at this moment
 */
public record MeasuredAction(double seconds, int notes) {
  /** Nothing is known. */
  public static final MeasuredAction NONE = new MeasuredAction(0, 0);
}
