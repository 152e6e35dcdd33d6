package roundhouse.picture.lettering;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Inscription;

/**
 * A label that has to find its place.
 *
 * @param ways to write it, the usual one first; a way's own place does not count
 * @param anchor what it belongs to, on the board
 * @param places the only ones where it may be, the best first; none if it may be anywhere
 * @param room radius around the anchor that is taken
 * @param manner how it seeks its place
 */
public record LabelRequest(
    HexId hex,
    Rank rank,
    List<? extends Inscription> ways,
    Vec anchor,
    List<Vec> places,
    double room,
    Manner manner) {

  /**
   * How a label seeks its place.
   *
   * @param pull how much it wants to be near its anchor
   * @param leaving how much it dislikes to leave its hex
   * @param above whether it prefers to be above the anchor
   */
  public record Manner(double pull, double leaving, boolean above) {
    public static final Manner VALUE = new Manner(0.9, 0.35, false);
    public static final Manner TABLE = new Manner(0.5, 0.6, false);
    public static final Manner NAME = new Manner(0.5, 0.22, true);
    public static final Manner CORNER = new Manner(0.25, 2, false);
    public static final Manner SIDE = new Manner(0.25, 0, false);
  }

  public LabelRequest {
    ways = List.copyOf(ways);
    places = List.copyOf(places);
  }

  /** Whether it may be in a few places only. */
  boolean isBound() {
    return !places.isEmpty();
  }
}
