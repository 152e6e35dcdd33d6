package roundhouse.editor.kit.icons;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import roundhouse.picture.Painter;

/** A small square icon, drawn with antialiasing. */
public interface SquareIcon extends Icon {
  /** Width and height in pixels. */
  int size();

  /**
   * Draws the icon from (0, 0) to (size, size).
   *
   * @param own a copy; changes to it are discarded
   * @param on the component that bears the icon
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
