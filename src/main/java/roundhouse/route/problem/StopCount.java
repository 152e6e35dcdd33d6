package roundhouse.route.problem;

import java.util.Collection;
import java.util.Set;

/**
 * A number of stops of a group that a run must come to for something: "calls at two ports"; or of
 * borders that it must cross.
 *
 * @param stops the group; a stop that the board lacks is never come to
 * @param borders the same where borders are counted
 * @param least how many of them
 */
public record StopCount(Part part, Set<StopRef> stops, Set<HexBorder> borders, int least) {

  /** The part of a run where its stops are counted. */
  public enum Part {
    /** Where it calls. */
    CALLS,
    /** Where it comes to, with stops it does not count. */
    PASSES,
    /** Its two ends. */
    ENDS,
    /** Where it comes to between its ends. */
    THROUGH,
    /** The borders of hexes that it crosses. */
    CROSSES
  }

  /** A number of stops. */
  public StopCount(Part part, Set<StopRef> stops, int least) {
    this(part, stops, Set.of(), least);
  }

  /** A number of borders. */
  public static StopCount ofBorders(Set<HexBorder> borders, int least) {
    return new StopCount(Part.CROSSES, Set.of(), borders, least);
  }

  public StopCount {
    stops = Set.copyOf(stops);
    borders = Set.copyOf(borders);
    if (least < 1)
      throw new IllegalArgumentException("a run is asked for 1 stop or border at least");
  }

  /** How many of these stops are in the group. */
  public int among(Collection<StopRef> others) {
    return (int) others.stream().filter(stops::contains).count();
  }

  boolean isMetBy(Collection<StopRef> others) {
    return among(others) >= least;
  }
}
