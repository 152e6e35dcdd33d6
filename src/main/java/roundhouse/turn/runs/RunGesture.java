package roundhouse.turn.runs;

import java.util.Objects;

/**
 * A touch that draws a run, named from outside.
 *
 * @param train the card whose run it changes
 * @param stop for {@link Kind#CLICK}, "F2.0"; "" otherwise
 * @param hex for {@link Kind#THROUGH}, where the track lies now; "" otherwise
 * @param through for {@link Kind#THROUGH}, through which hex it is to go; "" otherwise
 */
public record RunGesture(Kind kind, String train, String stop, String hex, String through) {

  /** What it does. */
  public enum Kind {
    /**
     * Goes on to a stop by the shortest track; takes it away where the run ends there; calls at a
     * small stop on the way, or passes it.
     */
    CLICK,
    /** Takes the last stop away. */
    BACK,
    /** Takes a part of the run through another hex. */
    THROUGH,
    /** Leaves the train idle. */
    IDLE,
    /** Gives the train its run of the best ones. */
    BEST
  }

  /** What a message leaves out is empty. */
  public RunGesture {
    if (kind == null) throw new IllegalArgumentException("a touch has a kind, such as CLICK");
    train = Objects.requireNonNullElse(train, "");
    stop = Objects.requireNonNullElse(stop, "");
    hex = Objects.requireNonNullElse(hex, "");
    through = Objects.requireNonNullElse(through, "");
  }

  /** A gesture that needs nothing but its train. */
  public static RunGesture of(Kind kind, String train) {
    return new RunGesture(kind, train, "", "", "");
  }
}
