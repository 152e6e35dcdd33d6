package roundhouse.position;

import roundhouse.design.Place;

/**
 * What broke in a test position.
 *
 * @param place of the value in its file that does not hold
 * @param says what is and what should be, in words of a rulebook
 */
public record Failure(Place place, String says) {

  /** {@code designs/x/tests/limit.yaml:12:5: A has £300, not £400}. */
  public String text() {
    return place + ": " + says;
  }
}
