package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import roundhouse.picture.Painter;

/**
 * Arrows and bars as on players of music, drawn in the colour of text, for fonts often lack them.
 *
 * @param pattern from the left: {@code <} and {@code >} for arrows, {@code |} for a bar
 */
public record SignIcon(String pattern) implements Icon {
  private static final int SIZE = 16;

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
    own.setColor(component.isEnabled() ? component.getForeground() : UIManager.getColor("Button.disabledText"));
    double at = x + (SIZE - width()) / 2;
    for (char part : pattern.toCharArray()) {
      if (part == '|') own.fill(new Rectangle2D.Double(at, y + 3.0, 2, SIZE - 6.0));
      else own.fill(arrow(at, y, part == '<'));
      at += width(part);
    }
    own.dispose();
  }

  private static Path2D arrow(double x, double y, boolean left) {
    double tip = left ? x : x + width('>');
    double foot = left ? x + width('<') : x;
    var path = new Path2D.Double();
    path.moveTo(tip, y + SIZE / 2.0);
    path.lineTo(foot, y + 3);
    path.lineTo(foot, y + SIZE - 3.0);
    path.closePath();
    return path;
  }

  private double width() {
    return pattern.chars().mapToDouble(part -> width((char) part)).sum();
  }

  private static double width(char part) {
    return part == '|' ? 2.5 : 7;
  }
}
