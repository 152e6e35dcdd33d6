package roundhouse.picture;

import java.awt.geom.Point2D;

/** A point or direction in a picture; y points down, so angles increase clockwise. */
public record Vec(double x, double y) {
  public static final Vec ZERO = new Vec(0, 0);

  /**
   * @param angle in radians from the positive x axis
   */
  public static Vec polar(double angle, double length) {
    return new Vec(Math.cos(angle) * length, Math.sin(angle) * length);
  }

  public static Vec of(Point2D point) {
    return new Vec(point.getX(), point.getY());
  }

  public Point2D point() {
    return new Point2D.Double(x, y);
  }

  public Vec plus(Vec other) {
    return new Vec(x + other.x, y + other.y);
  }

  public Vec minus(Vec other) {
    return new Vec(x - other.x, y - other.y);
  }

  public Vec times(double factor) {
    return new Vec(x * factor, y * factor);
  }

  public double dot(Vec other) {
    return x * other.x + y * other.y;
  }

  /** Positive if {@code other} is clockwise of this. */
  public double cross(Vec other) {
    return x * other.y - y * other.x;
  }

  public double length() {
    return Math.hypot(x, y);
  }

  public double distance(Vec other) {
    return minus(other).length();
  }

  public double angle() {
    return Math.atan2(y, x);
  }

  /** The same direction with length 1; the zero vector stays zero. */
  public Vec unit() {
    double length = length();
    return length == 0 ? this : times(1 / length);
  }

  /** Rotated a quarter turn clockwise. */
  public Vec normal() {
    return new Vec(-y, x);
  }

  public Vec rotated(double angle) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return new Vec(x * cos - y * sin, x * sin + y * cos);
  }
}
