package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import roundhouse.picture.Shapes;
import roundhouse.picture.Vec;

/**
 * A picture of a map from elsewhere, shown through the map that is drawn after it.
 *
 * @param place from pixels of the image to the units of the map
 * @param opacity from 0, where it cannot be seen, to 1, where it hides the map
 * @param points marked in the picture, in the units of the map
 */
public record MapUnderlay(
    BufferedImage image, AffineTransform place, double opacity, List<Vec> points) {
  private static final double ARM = 26;

  void paint(Graphics2D graphics, Color mark) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
    own.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    own.drawImage(image, place, null);
    own.dispose();
    for (Vec point : points) cross(graphics, point, mark);
  }

  private static void cross(Graphics2D graphics, Vec at, Color mark) {
    for (Vec arm : List.of(new Vec(ARM, 0), new Vec(0, ARM)))
      Shapes.stroke(graphics, Shapes.line(at.minus(arm), at.plus(arm)), mark, Shapes.butt(5));
  }
}
