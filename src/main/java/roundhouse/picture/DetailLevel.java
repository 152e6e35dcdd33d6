package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;

/** How much detail to draw at a scale: words of a few pixels would only be noise. */
public enum DetailLevel {
  /** Grounds, track and stops. */
  COARSE,
  /** Also values and markers. */
  MEDIUM,
  /** Everything. */
  FULL;

  /** The detail for the scale of {@code graphics}, whose units are those of hexes. */
  public static DetailLevel of(Graphics2D graphics) {
    AffineTransform transform = graphics.getTransform();
    double pixels = HexGeometry.RADIUS * Math.sqrt(Math.abs(transform.getDeterminant()));
    return pixels < 18 ? COARSE : pixels < 30 ? MEDIUM : FULL;
  }

  public boolean shows(DetailLevel least) {
    return compareTo(least) >= 0;
  }
}
