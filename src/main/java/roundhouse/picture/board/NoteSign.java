package roundhouse.picture.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Vec;

/** A small sheet in the corner of a hex that somebody has noted something on. */
final class NoteSign {
  private static final Color PAPER = new Color(0xF2C230);
  private static final Color EDGE = new Color(0x6B5200);
  private static final double SIZE = 13;

  private NoteSign() {}

  /** Draws it at the upper left, around the origin of the graphics. */
  static void draw(Graphics2D graphics, HexGeometry geometry) {
    Vec at = new Vec(-0.5, -0.62).times(geometry.radius());
    Path2D sheet =
        Shapes.polygon(
            List.of(
                at.plus(new Vec(-SIZE, -SIZE)),
                at.plus(new Vec(SIZE * 0.4, -SIZE)),
                at.plus(new Vec(SIZE, -SIZE * 0.4)),
                at.plus(new Vec(SIZE, SIZE)),
                at.plus(new Vec(-SIZE, SIZE))));
    Shapes.fill(graphics, sheet, PAPER);
    Shapes.stroke(graphics, sheet, EDGE, Shapes.round(2.5));
  }
}
