package roundhouse.editor.kit.icons;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;
import roundhouse.picture.Painter;

/**
 * A small picture on a button, drawn for each screen resolution rather than scaled.
 *
 * @param size of its longer side
 */
public record PictureIcon(Painter painter, int size) implements Icon {

  @Override
  public int getIconWidth() {
    return (int) Math.round(scale() * painter.bounds().getWidth());
  }

  @Override
  public int getIconHeight() {
    return (int) Math.round(scale() * painter.bounds().getHeight());
  }

  private double scale() {
    Rectangle2D bounds = painter.bounds();
    return size / Math.max(bounds.getWidth(), bounds.getHeight());
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Rectangle2D bounds = painter.bounds();
    double scale = scale();
    Graphics2D own = (Graphics2D) graphics.create();
    own.translate(x, y);
    own.scale(scale, scale);
    own.translate(-bounds.getX(), -bounds.getY());
    painter.paint(own);
    own.dispose();
  }
}
