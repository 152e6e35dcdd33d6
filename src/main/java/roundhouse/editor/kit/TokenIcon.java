package roundhouse.editor.kit;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import roundhouse.picture.Livery;

/** A company's colour as a small disc. */
public record TokenIcon(Livery livery, int size) implements SquareIcon {
  @Override
  public void draw(Graphics2D own, Component on) {
    own.setColor(livery.color());
    var disc = new Ellipse2D.Double(0.5, 0.5, size - 1, size - 1);
    own.fill(disc);
    own.setColor(new Color(0, 0, 0, 110));
    own.draw(disc);
  }
}
