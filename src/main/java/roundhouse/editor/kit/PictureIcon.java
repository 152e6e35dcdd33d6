package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;
import roundhouse.picture.Painter;

/** A small picture on a button, drawn for each screen resolution rather than scaled. */
public record PictureIcon(Painter painter, int width) implements Icon {

  @Override
  public int getIconWidth() {
    return width;
  }

  @Override
  public int getIconHeight() {
    Rectangle2D bounds = painter.bounds();
    return (int) Math.round(width * bounds.getHeight() / bounds.getWidth());
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Rectangle2D bounds = painter.bounds();
    double scale = width / bounds.getWidth();
    Graphics2D own = (Graphics2D) graphics.create();
    own.translate(x, y);
    own.scale(scale, scale);
    own.translate(-bounds.getX(), -bounds.getY());
    painter.paint(own);
    own.dispose();
  }
}
