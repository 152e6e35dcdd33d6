package roundhouse.editor.kit.icons;

import java.awt.Component;
import java.awt.Graphics2D;
import roundhouse.picture.Livery;
import roundhouse.picture.TokenPainter;
import roundhouse.picture.Vec;

/** A company's marker as an icon: with its letters where it is large enough. */
public record TokenIcon(Livery livery, int size) implements SquareIcon {
  @Override
  public void draw(Graphics2D own, Component on) {
    double middle = size / 2.0;
    new TokenPainter(own, true, 1).draw(livery, new Vec(middle, middle), middle - 0.5);
  }
}
