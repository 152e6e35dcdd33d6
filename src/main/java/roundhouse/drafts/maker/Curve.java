package roundhouse.drafts.maker;

/**
 * A piece of track as it is drawn: from the middle of one side to another point, bent towards a
 * third.
 */
record Curve(Point from, Point bend, Point to) {
  private static final int SAMPLES = 24;

  /** A curve that leaves an edge and ends in the centre. */
  static Curve toCenter(Point edge) {
    return new Curve(edge, edge.times(0.5), Point.CENTER);
  }

  /** A curve between two edges that are one, two or three steps apart. */
  static Curve between(Point one, Point other) {
    Point sum = one.plus(other);
    double length = Math.hypot(sum.x(), sum.y());
    double pull = length > 1.5 ? 0.289 : length > 0.5 ? 0.036 : 0;
    return new Curve(one, length < 0.01 ? Point.CENTER : sum.times(pull / length), other);
  }

  Point point(double along) {
    double rest = 1 - along;
    return from.times(rest * rest).plus(bend.times(2 * rest * along)).plus(to.times(along * along));
  }

  /** How near the curve comes to a point, between two places along it. */
  double distance(Point point, double start, double end) {
    double nearest = Double.MAX_VALUE;
    for (int sample = 0; sample <= SAMPLES; sample++) {
      double along = start + (end - start) * sample / SAMPLES;
      nearest = Math.min(nearest, point(along).distance(point));
    }
    return nearest;
  }
}
