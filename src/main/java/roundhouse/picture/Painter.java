package roundhouse.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;

/** A picture that can be drawn at any size on a window, an image or a document. */
public interface Painter {

  /** The bounds of the picture, in its own units. */
  Rectangle2D bounds();

  /** Draws the picture in its own units; the caller has scaled and translated the graphics. */
  void paint(Graphics2D graphics);

  /**
   * Draws the picture on a screen, where letters may keep their size.
   *
   * @param scale pixels for a unit of the picture
   */
  default void paint(Graphics2D graphics, double scale) {
    paint(graphics);
  }

  /** Turns on antialiasing and exact positions for lines and words. */
  static void smooth(Graphics2D graphics) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }
}
