package roundhouse.position;

import roundhouse.design.problem.SourcePlace;

/**
 * A failure of a test position.
 *
 * @param place of the value in the test's file that is not met
 * @param says the actual and the expected value, in words
 */
public record TestFailure(SourcePlace place, String says) {

  /** {@code designs/x/tests/limit.yaml:12:5: A has £300, not £400}. */
  public String text() {
    return place + ": " + says;
  }
}
