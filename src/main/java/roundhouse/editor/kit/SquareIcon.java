package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import roundhouse.picture.Painter;

/** A small sign as high as it is wide, drawn smooth on graphics of its own. */
public interface SquareIcon extends Icon {
  /** Width and height in pixels. */
  int size();

  /**
   * Draws the sign from (0, 0) to (size, size).
   *
   * @param own what is set on it is forgotten afterwards
   * @param on the widget that bears the sign
   */
  void draw(Graphics2D own, Component on);

  @Override
  default int getIconWidth() {
    return size();
  }

  @Override
  default int getIconHeight() {
    return size();
  }

  @Override
  default void paintIcon(Component on, Graphics graphics, int x, int y) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.translate(x, y);
    Painter.smooth(own);
    draw(own, on);
    own.dispose();
  }
}
