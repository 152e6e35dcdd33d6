package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;

/** How much detail to draw at a scale: words of a few pixels would only be noise. */
enum Detail {
  /** Grounds, track and stops. */
  COARSE,
  /** Also values and markers. */
  MEDIUM,
  /** Everything. */
  FULL;

  /** The detail for the scale of {@code graphics}, whose units are those of hexes. */
  static Detail of(Graphics2D graphics) {
    AffineTransform transform = graphics.getTransform();
    double pixels = HexGeometry.RADIUS * Math.sqrt(Math.abs(transform.getDeterminant()));
    return pixels < 18 ? COARSE : pixels < 30 ? MEDIUM : FULL;
  }

  boolean shows(Detail least) {
    return compareTo(least) >= 0;
  }
}
