package roundhouse.picture.lettering;

import java.awt.Shape;

/**
 * Something drawn on the board that labels avoid.
 *
 * @param width of the line, 0 for a filled shape
 * @param weight how bad it is to cover it
 */
public record Ink(Shape shape, double width, int weight) {
  /** A line between hexes: letters may cross it if they must. */
  public static final int SEAM = 2;

  public static final int RIVER = 10;
  public static final int BORDER = 14;
  public static final int TRACK = 24;
  public static final int STOP = 40;
  public static final int CITY = 60;
}
