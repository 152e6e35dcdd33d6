package roundhouse.editor.start;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import roundhouse.picture.Painter;

/** A small picture of a map, drawn in the background and then only copied to the screen. */
final class MapThumbnail extends JComponent {
  static final int WIDTH = 264;
  static final int HEIGHT = 180;

  /** Enough for a screen of double resolution. */
  private static final int PIXELS = 2;

  private transient Optional<BufferedImage> picture = Optional.empty();

  MapThumbnail() {
    setPreferredSize(new Dimension(WIDTH, HEIGHT));
  }

  /** Draws a picture; may be called on any thread. */
  static BufferedImage draw(Painter painter) {
    Rectangle2D bounds = painter.bounds();
    var image = new BufferedImage(WIDTH * PIXELS, HEIGHT * PIXELS, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D graphics = image.createGraphics();
    double scale =
        Math.min(image.getWidth() / bounds.getWidth(), image.getHeight() / bounds.getHeight());
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.translate(image.getWidth() / 2.0, image.getHeight() / 2.0);
    graphics.scale(scale, scale);
    graphics.translate(-bounds.getCenterX(), -bounds.getCenterY());
    painter.paint(graphics);
    graphics.dispose();
    return image;
  }

  void show(BufferedImage drawn) {
    picture = Optional.of(drawn);
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    picture.ifPresent(
        drawn -> own.drawImage(drawn, (getWidth() - WIDTH) / 2, 0, WIDTH, HEIGHT, null));
    own.dispose();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) accessibleContext = new AccessiblePicture();
    return accessibleContext;
  }

  private final class AccessiblePicture extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.ICON;
    }
  }
}
