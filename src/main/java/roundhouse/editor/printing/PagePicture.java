package roundhouse.editor.printing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import roundhouse.picture.Painter;
import roundhouse.print.Sheet;

/**
 * A page as an image of it, stretched until there is a sharper one.
 *
 * @param image empty while there is none
 */
record PagePicture(Sheet sheet, Optional<BufferedImage> image) implements Painter {
  /** Units to a millimetre. */
  static final double FINE = 10;

  private static final double RIM = 0.02;
  private static final Color EDGE = new Color(0x9A9A9A);

  /** An image that differs less from its place is drawn pixel by pixel. */
  private static final double SAME = 0.004;

  /** The page with a rim, so that its edges are in sight. */
  @Override
  public Rectangle2D bounds() {
    Rectangle2D page = page();
    double rim = RIM * Math.max(page.getWidth(), page.getHeight());
    return new Rectangle2D.Double(
        -rim, -rim, page.getWidth() + 2 * rim, page.getHeight() + 2 * rim);
  }

  private Rectangle2D page() {
    return new Rectangle2D.Double(0, 0, sheet.width() * FINE, sheet.height() * FINE);
  }

  /** Whether the image has this many pixels to a millimetre. */
  boolean isSharp(double pixels) {
    return image
        .filter(drawn -> drawn.getWidth() == Math.round(sheet.width() * pixels))
        .isPresent();
  }

  @Override
  public void paint(Graphics2D graphics) {
    graphics.setColor(Color.WHITE);
    graphics.fill(page());
    image.ifPresent(drawn -> paint(graphics, drawn));
    graphics.setColor(EDGE);
    graphics.setStroke(new BasicStroke((float) (1 / graphics.getTransform().getScaleX())));
    graphics.draw(page());
  }

  private void paint(Graphics2D graphics, BufferedImage drawn) {
    double scale = page().getWidth() / drawn.getWidth();
    AffineTransform before = graphics.getTransform();
    if (Math.abs(before.getScaleX() * scale - 1) < SAME) {
      var whole =
          AffineTransform.getTranslateInstance(
              Math.rint(before.getTranslateX()), Math.rint(before.getTranslateY()));
      graphics.setTransform(whole);
      graphics.drawImage(drawn, 0, 0, null);
      graphics.setTransform(before);
      return;
    }
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(drawn, AffineTransform.getScaleInstance(scale, scale), null);
  }
}
