package roundhouse.editor.play;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.Icon;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;

/** A company's colour as a small disc. */
record TokenIcon(Livery livery, int size) implements Icon {

  @Override
  public int getIconWidth() {
    return size;
  }

  @Override
  public int getIconHeight() {
    return size;
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D own = (Graphics2D) graphics.create();
    Painter.smooth(own);
    own.setColor(livery.color());
    var disc = new Ellipse2D.Double(x + 0.5, y + 0.5, size - 1, size - 1);
    own.fill(disc);
    own.setColor(new Color(0, 0, 0, 110));
    own.draw(disc);
    own.dispose();
  }
}
