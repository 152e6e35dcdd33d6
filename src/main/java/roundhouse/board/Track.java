package roundhouse.board;

/**
 * One piece of track on a tile, between two ends.
 *
 * @param gauge "" for the standard gauge, else "narrow" or "dual"
 * @param terminal whether trains must end at the stop of this piece
 */
public record Track(End a, End b, String gauge, boolean terminal) {

  /** An end of a piece of track: an edge of the hex, a stop, or a junction. */
  public sealed interface End {
    /** The end after a clockwise rotation of the tile by {@code rotation} steps of 60 degrees. */
    default End rotated(int rotation) {
      return this;
    }
  }

  /**
   * An edge of the hex, where track crosses side by side in lanes, usually in one. Track continues
   * in the same lane, on a tile with as many lanes.
   *
   * @param lanes how many there are at this edge
   * @param lane counted from 0, clockwise around the hex
   */
  public record Edge(int number, int lanes, int lane) implements End {
    /** An edge with one lane. */
    public Edge(int number) {
      this(number, 1, 0);
    }

    @Override
    public End rotated(int rotation) {
      return new Edge((number + rotation) % 6, lanes, lane);
    }
  }

  /** A stop, by its index in the tile's list. */
  public record AtStop(int index) implements End {}

  /** The junction of the tile; a tile has at most one. */
  public record Junction() implements End {}

  /**
   * Its two ends, lower first: an edge is its number, with that of the lane if there are several, a
   * stop "_" and its index, a junction "j", together "3-_0" or "3.1-_0".
   */
  public String ends() {
    return TrackEnds.name(a, b);
  }

  public Track rotated(int rotation) {
    return new Track(a.rotated(rotation), b.rotated(rotation), gauge, terminal);
  }
}
