package roundhouse.board;

/**
 * One piece of track on a tile, between two ends.
 *
 * @param gauge "" for the standard gauge, else "narrow" or "dual"
 * @param terminal a train may not go on beyond the stop this piece leads to
 */
public record Track(End a, End b, String gauge, boolean terminal) {

  /**
   * Where a piece of track ends: at an edge of the hex, at a stop, or in a junction without a stop.
   */
  public sealed interface End {
    /** The end when the tile is turned clockwise by {@code rotation} steps of 60 degrees. */
    default End rotated(int rotation) {
      return this;
    }
  }

  public record Edge(int number) implements End {
    @Override
    public End rotated(int rotation) {
      return new Edge((number + rotation) % 6);
    }
  }

  /** The stop with this index in the tile's list. */
  public record AtStop(int index) implements End {}

  /** A junction of the tile; tiles have one at most. */
  public record Junction() implements End {}

  public Track rotated(int rotation) {
    return new Track(a.rotated(rotation), b.rotated(rotation), gauge, terminal);
  }
}
