package roundhouse.drafts.maker;

/** A point on a hex whose sides are at distance 1 from its centre; y runs down. */
record Point(double x, double y) {
  static final Point CENTER = new Point(0, 0);

  /** A point at an angle from straight down, clockwise. */
  static Point at(double angle, double distance) {
    double radians = Math.toRadians(angle);
    return new Point(-Math.sin(radians) * distance, Math.cos(radians) * distance);
  }

  /** The angle of this point from straight down, clockwise, from 0 to 360. */
  double angle() {
    double degrees = Math.toDegrees(Math.atan2(-x, y));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  Point plus(Point other) {
    return new Point(x + other.x, y + other.y);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }
}
