package roundhouse.route.problem;

import java.util.Collection;
import java.util.Set;

/**
 * A number of stops of a group that a run must come to for something: "calls at two ports".
 *
 * @param stops the group; a stop that the board lacks is never come to
 * @param least how many of them
 */
public record StopCount(Part part, Set<StopRef> stops, int least) {

  /** The part of a run where its stops are counted. */
  public enum Part {
    /** Where it calls. */
    CALLS,
    /** Where it comes to, with stops it does not count. */
    PASSES,
    /** Its two ends. */
    ENDS,
    /** Where it comes to between its ends. */
    THROUGH
  }

  public StopCount {
    stops = Set.copyOf(stops);
    if (least < 1) throw new IllegalArgumentException("a run is asked for 1 stop or more");
  }

  /** How many of these stops are in the group. */
  public int among(Collection<StopRef> others) {
    return (int) others.stream().filter(stops::contains).count();
  }

  boolean isMetBy(Collection<StopRef> others) {
    return among(others) >= least;
  }
}
