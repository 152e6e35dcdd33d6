package roundhouse.position;

/** Thrown when a position cannot be set up, or the actions that lead to it are refused. */
final class ImpossiblePosition extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param why a sentence for people, without a full stop
   */
  ImpossiblePosition(String why) {
    super(why);
  }
}
