package roundhouse.editor.dock;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import roundhouse.picture.Painter;

/** Three dots, one above the other, drawn crisp at every scale in the colours of the look. */
record DotsIcon() implements Icon {
  private static final int SIZE = 16;
  private static final double DOT = 2.4;

  @Override
  public int getIconWidth() {
    return SIZE;
  }

  @Override
  public int getIconHeight() {
    return SIZE;
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D own = (Graphics2D) graphics.create();
    Painter.smooth(own);
    own.setColor(UIManager.getColor("Label.foreground"));
    for (int dot = 1; dot <= 3; dot++)
      own.fill(
          new Ellipse2D.Double(x + (SIZE - DOT) / 2, y + SIZE * dot / 4.0 - DOT / 2, DOT, DOT));
    own.dispose();
  }
}
