package roundhouse.editor.kit.icons;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;

/**
 * Arrows and bars as on a media player, drawn in the text colour because fonts often lack them.
 *
 * @param pattern from the left: {@code <} and {@code >} for arrows, {@code |} for a bar
 */
public record MediaControlIcon(String pattern) implements SquareIcon {
  private static final int SIZE = 16;

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    own.setColor(on.isEnabled() ? on.getForeground() : UIManager.getColor("Button.disabledText"));
    double at = (SIZE - width()) / 2;
    for (char part : pattern.toCharArray()) {
      if (part == '|') own.fill(new Rectangle2D.Double(at, 3, 2, SIZE - 6.0));
      else own.fill(arrow(at, part == '<'));
      at += width(part);
    }
  }

  private static Path2D arrow(double x, boolean left) {
    double tip = left ? x : x + width('>');
    double foot = left ? x + width('<') : x;
    var path = new Path2D.Double();
    path.moveTo(tip, SIZE / 2.0);
    path.lineTo(foot, 3);
    path.lineTo(foot, SIZE - 3.0);
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
