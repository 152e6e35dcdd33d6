package roundhouse.position;

import java.util.function.Supplier;

/** Thrown when a position cannot be set up, or the actions that lead to it are refused. */
final class ImpossiblePosition extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String GIVEN = "given";

  /** Where the test says it, if that is known more closely than that it is what is given. */
  private final String path;

  /**
   * @param why a sentence for people, without a full stop
   */
  ImpossiblePosition(String why) {
    this(why, GIVEN);
  }

  private ImpossiblePosition(String why, String path) {
    super(why);
    this.path = path;
  }

  /** The path in the test of what is impossible. */
  String path() {
    return path;
  }

  /** Does a part of the set-up; if that is impossible, its part of what is given is named. */
  static <T> T within(String part, Supplier<T> setUp) {
    try {
      return setUp.get();
    } catch (ImpossiblePosition impossible) {
      throw new ImpossiblePosition(impossible.getMessage(), GIVEN + "." + part);
    }
  }
}
