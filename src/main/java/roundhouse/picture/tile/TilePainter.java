package roundhouse.picture.tile;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/** A picture of one tile around the origin. */
public record TilePainter(TileFace face, Theme theme) implements Painter {
  private static final double MARGIN = 3;

  @Override
  public Rectangle2D bounds() {
    Rectangle2D box = new HexGeometry(face.layout()).hexagon(1).getBounds2D();
    return new Rectangle2D.Double(
        box.getX() - MARGIN,
        box.getY() - MARGIN,
        box.getWidth() + 2 * MARGIN,
        box.getHeight() + 2 * MARGIN);
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    TilePlan plan = TilePlan.of(face);
    DetailLevel detail = DetailLevel.of(graphics);
    Path2D hexagon = new HexGeometry(face.layout()).hexagon(1);
    Shapes.fill(graphics, hexagon, theme.ground(face.tile().color()));
    TrackPainter.draw(graphics, plan);
    Shapes.stroke(graphics, hexagon, Theme.INK, Shapes.butt(2));
    for (StopPlan stop : plan.stops())
      StopPainter.draw(graphics, stop, detail.shows(DetailLevel.MEDIUM));
    InscriptionPainter.draw(graphics, plan, detail);
  }
}
