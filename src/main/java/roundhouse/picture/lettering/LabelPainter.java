package roundhouse.picture.lettering;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.util.Optional;
import roundhouse.picture.Livery;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.tile.InscriptionPainter;

/** Draws labels in their places; on dark ground and on whatever they cross they have a halo. */
public final class LabelPainter {
  private static final double LIGHTER = 0.8;
  private static final double OPACITY = 0.85;

  private LabelPainter() {}

  /**
   * @param ground of the label's hex
   */
  public static void draw(Graphics2D graphics, PlacedLabel label, Color ground) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(label.at().x(), label.at().y());
    graphics.scale(label.factor(), label.factor());
    boolean dark = Livery.contrastRatio(Theme.INK, ground) < Livery.READABLE;
    Optional<Color> halo = dark || label.crossing() ? Optional.of(halo(ground)) : Optional.empty();
    InscriptionPainter.draw(graphics, label.inscription(), halo);
    graphics.setTransform(before);
  }

  private static Color halo(Color ground) {
    return Shapes.faint(
        new Color(lighter(ground.getRed()), lighter(ground.getGreen()), lighter(ground.getBlue())),
        OPACITY);
  }

  private static int lighter(int part) {
    return (int) Math.round(part + (255 - part) * LIGHTER);
  }
}
