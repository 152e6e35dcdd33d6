package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;

/** How much detail to draw at a scale: words of a few pixels would only be noise. */
public enum DetailLevel {
  /** Grounds, track and stops. */
  COARSE,
  /** Also values and markers. */
  MEDIUM,
  /** Everything. */
  FULL;

  private static final RenderingHints.Key WHOLE = new WholeKey();

  /** A small picture of something large, which shows what the large one shows. */
  private static final class WholeKey extends RenderingHints.Key {
    private static final int PRIVATE_KEY = 1;

    WholeKey() {
      super(PRIVATE_KEY);
    }

    @Override
    public boolean isCompatibleValue(Object value) {
      return value instanceof Boolean;
    }
  }

  /** Draws everything on {@code graphics} from now on, whatever its scale. */
  public static void showAll(Graphics2D graphics) {
    graphics.setRenderingHint(WHOLE, true);
  }

  /** The detail for the scale of {@code graphics}, whose units are those of hexes. */
  public static DetailLevel of(Graphics2D graphics) {
    if (Boolean.TRUE.equals(graphics.getRenderingHint(WHOLE))) return FULL;
    AffineTransform transform = graphics.getTransform();
    double pixels = HexGeometry.RADIUS * Math.sqrt(Math.abs(transform.getDeterminant()));
    return pixels < 18 ? COARSE : pixels < 30 ? MEDIUM : FULL;
  }

  public boolean shows(DetailLevel least) {
    return compareTo(least) >= 0;
  }
}
