package roundhouse.editor.tables;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import roundhouse.editor.kit.icons.SquareIcon;

/** What a colour looks like, beside its name or number. */
record ColorIcon(Color color) implements SquareIcon {
  @Override
  public int size() {
    return 12;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    var swatch = new RoundRectangle2D.Double(0.5, 0.5, 11, 11, 3, 3);
    own.setColor(color);
    own.fill(swatch);
    own.setColor(on.getForeground());
    own.draw(swatch);
  }
}
