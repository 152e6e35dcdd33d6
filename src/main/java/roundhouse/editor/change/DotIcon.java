package roundhouse.editor.change;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import roundhouse.editor.kit.icons.SquareIcon;

/** A dot: full if something holds, with a bar through it if not. */
record DotIcon(Color color, boolean holds) implements SquareIcon {
  @Override
  public int size() {
    return 12;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    own.setColor(color);
    own.fill(new Ellipse2D.Double(1, 1, 10, 10));
    if (holds) return;
    own.setColor(on.getBackground());
    own.setStroke(new BasicStroke(2));
    own.draw(new Line2D.Double(3.5, 6, 8.5, 6));
  }
}
