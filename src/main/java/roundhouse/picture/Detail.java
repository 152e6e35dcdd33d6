package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;

/** How much is worth drawing at a size: words of a few pixels only disturb. */
enum Detail {
  /** Grounds, track and stops. */
  COARSE,
  /** Values and markers besides. */
  MEDIUM,
  /** Everything. */
  FULL;

  /** What suits the scale of {@code graphics}, whose units are those of hexes. */
  static Detail of(Graphics2D graphics) {
    AffineTransform transform = graphics.getTransform();
    double pixels = HexGeometry.RADIUS * Math.sqrt(Math.abs(transform.getDeterminant()));
    return pixels < 18 ? COARSE : pixels < 30 ? MEDIUM : FULL;
  }

  boolean shows(Detail least) {
    return compareTo(least) >= 0;
  }
}
