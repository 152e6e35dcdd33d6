package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.List;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** A bent arrow from one space of a market to another. */
record MarketArrow(Vec from, Vec to) {
  private static final double HEAD = 9;
  private static final double BEND = 0.16;

  void draw(Graphics2D graphics, Color color) {
    Vec end = to.minus(to.minus(middle()).unit().times(HEAD * 0.6));
    var path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    path.quadTo(middle().x(), middle().y(), end.x(), end.y());
    Shapes.stroke(graphics, path, Shapes.faint(Theme.WHITE, 0.75), Shapes.round(6));
    Shapes.stroke(graphics, path, color, Shapes.round(3));
    Vec along = to.minus(middle()).unit();
    Vec across = along.normal().times(HEAD * 0.6);
    Shapes.fill(
        graphics,
        Shapes.polygon(
            List.of(to.plus(along.times(HEAD * 0.5)), end.plus(across), end.minus(across))),
        color);
  }

  /** Bends away from the prices, which are in the upper left of the spaces. */
  Vec middle() {
    Vec way = to.minus(from);
    Vec normal = way.normal().times(BEND);
    Vec bend = normal.x() + normal.y() < 0 ? normal.times(-1) : normal;
    return from.plus(way.times(0.5)).plus(bend);
  }
}
