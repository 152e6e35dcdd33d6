package roundhouse.editor.kit.icons;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import roundhouse.picture.Livery;
import roundhouse.picture.Shapes;
import roundhouse.picture.TokenPainter;
import roundhouse.picture.Vec;

/** A company's marker as an icon: with its letters if it is large enough. */
public record TokenIcon(Livery livery, int size) implements SquareIcon {
  private static final Color RIM_ON_DARK = new Color(0x9CA0A5);

  @Override
  public void draw(Graphics2D own, Component on) {
    double middle = size / 2.0;
    var at = new Vec(middle, middle);
    new TokenPainter(own, true, 1).draw(livery, at, middle - 0.5);
    if (isLight(on.getForeground()))
      Shapes.stroke(own, Shapes.disc(at, middle - 0.5), RIM_ON_DARK, Shapes.butt(1));
  }

  /** Where letters are light the ground is dark, and a dark marker would be lost on it. */
  private static boolean isLight(Color letters) {
    return letters != null && letters.getRed() + letters.getGreen() + letters.getBlue() > 3 * 128;
  }
}
