package roundhouse.print;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Supplier;

/**
 * Where a cut harms a picture little, in units of the picture.
 *
 * @param upright cuts from top to bottom
 * @param level cuts from left to right
 */
record Seams(List<Seam> upright, List<Seam> level) {
  /** Any cut is as good as another. */
  static final Seams NONE = new Seams(List.of(), List.of());

  private static final double FAR = 1e6;

  /**
   * A cut, straight or along a line that winds between two positions.
   *
   * @param from the nearest that the line comes to the start of the picture
   * @param to the farthest
   * @param before all that lies on the side of the start
   */
  record Seam(double from, double to, Supplier<Shape> before) {
    /** A straight cut from top to bottom. */
    static Seam upright(double x) {
      return new Seam(x, x, () -> left(x));
    }

    /** A straight cut from left to right. */
    static Seam level(double y) {
      return new Seam(y, y, () -> above(y));
    }

    boolean isStraight() {
      return from == to;
    }
  }

  /** All that lies left of a position. */
  static Rectangle2D left(double x) {
    return new Rectangle2D.Double(-FAR, -FAR, FAR + x, 2 * FAR);
  }

  /** All that lies above a position. */
  static Rectangle2D above(double y) {
    return new Rectangle2D.Double(-FAR, -FAR, 2 * FAR, FAR + y);
  }
}
