package roundhouse.picture.market;

import java.awt.geom.Rectangle2D;
import roundhouse.picture.Vec;

/**
 * Where the tokens of a space lie: in rows, the first at the top left. Each overlaps the next a
 * little, so that their order shows, and never so far that letters are covered.
 *
 * @param room that they share
 * @param columns in a row
 * @param rows of tokens
 * @param radius of each
 */
record TokenStack(Rectangle2D room, int columns, int rows, double radius) {
  private static final double OVERLAP = 0.1;

  /**
   * As {@link #of(Rectangle2D, int, double)}; where tokens would be smaller than {@code least},
   * they lie as a fan of that size, in which the first covers part of the next.
   */
  static TokenStack of(Rectangle2D room, int count, double largest, double least) {
    TokenStack beside = of(room, count, largest);
    return beside.radius < least ? new TokenStack(room, count, 1, least) : beside;
  }

  /**
   * @param largest radius of a token
   */
  static TokenStack of(Rectangle2D room, int count, double largest) {
    TokenStack best = with(room, 1, count, largest);
    for (int columns = 2; columns <= count; columns++) {
      TokenStack other = with(room, columns, Math.ceilDiv(count, columns), largest);
      if (other.radius > best.radius) best = other;
    }
    return best;
  }

  private static TokenStack with(Rectangle2D room, int columns, int rows, double largest) {
    double pitch = Math.min(room.getWidth() / columns, room.getHeight() / rows);
    return new TokenStack(room, columns, rows, Math.min(largest, pitch / (2 - 2 * OVERLAP)));
  }

  Vec centre(int index) {
    boolean fan = columns > 1 && pitch(room.getWidth()) * columns > room.getWidth() + radius;
    double across =
        fan ? (room.getWidth() - 2 * radius) / (columns - 1) : pitch(room.getWidth() / columns);
    double down = pitch(room.getHeight() / rows);
    return new Vec(
        room.getCenterX() + across * (index % columns - (columns - 1) / 2.0),
        room.getCenterY() + down * (index / columns - (rows - 1) / 2.0));
  }

  private double pitch(double most) {
    return Math.min(most, radius * (2 - 2 * OVERLAP));
  }
}
