package roundhouse.mapping;

import java.awt.geom.AffineTransform;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.edit.RefusedEdit;
import roundhouse.picture.Vec;

/**
 * Where a picture lies under a map.
 *
 * @param x of the picture's centre, in the units of the map: a hex is 100 from centre to corner
 * @param y of the same
 * @param scale units of the map for a pixel of the picture
 * @param turn in degrees, clockwise about the centre
 */
public record PicturePlace(double x, double y, double scale, double turn) {
  /** Nearer to each other than this, in pixels or units, two points count as one. */
  private static final double SAME = 2;

  /** The size of a picture in pixels. */
  public record Size(int width, int height) {
    private Vec centre() {
      return new Vec(width / 2.0, height / 2.0);
    }
  }

  /**
   * The place at which two points of a picture lie on two points of the map.
   *
   * @throws RefusedEdit when the points, or the targets, are the same
   */
  public static PicturePlace fitted(Size size, Vec one, Vec other, Vec toOne, Vec toOther) {
    if (one.distance(other) < SAME)
      throw new RefusedEdit("The two points of the picture must lie apart.");
    if (toOne.distance(toOther) < SAME)
      throw new RefusedEdit("The two points must stand for two hexes.");
    Vec from = other.minus(one);
    Vec to = toOther.minus(toOne);
    double scale = to.length() / from.length();
    double turn = to.angle() - from.angle();
    Vec centre = toOne.plus(size.centre().minus(one).times(scale).rotated(turn));
    double degrees = Math.IEEEremainder(Math.toDegrees(turn), 360);
    return new PicturePlace(centre.x(), centre.y(), scale, degrees);
  }

  /** From pixels of the picture to the units of the map. */
  public AffineTransform transform(Size size) {
    var to = AffineTransform.getTranslateInstance(x, y);
    to.rotate(Math.toRadians(turn));
    to.scale(scale, scale);
    to.translate(-size.centre().x(), -size.centre().y());
    return to;
  }

  /** The pixel of the picture at a point of the map; it may lie outside the picture. */
  public Vec pixelAt(Size size, Vec point) {
    return size.centre()
        .plus(point.minus(new Vec(x, y)).rotated(-Math.toRadians(turn)).times(1 / scale));
  }

  /** As {@link #parse} reads it. */
  public String written() {
    return String.format(Locale.ROOT, "%.3f %.3f %.6f %.4f", x, y, scale, turn);
  }

  /** What {@link #written} wrote; empty if it is something else. */
  public static Optional<PicturePlace> parse(String text) {
    try {
      double[] numbers = Stream.of(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
      return numbers.length == 4 && numbers[2] > 0
          ? Optional.of(new PicturePlace(numbers[0], numbers[1], numbers[2], numbers[3]))
          : Optional.empty();
    } catch (NumberFormatException garbled) {
      return Optional.empty();
    }
  }
}
