package roundhouse.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Arc2D;

/** The pattern of a marker that is too small for letters. */
public enum ChipPattern {
  PLAIN,
  BAR,
  POST,
  DOT,
  HALF,
  SLASH,
  QUARTERS,
  CROSS;

  private static final double WIDTH = 0.42;
  private static final double LENGTH = 0.72;

  static ChipPattern of(int index) {
    return values()[index % values().length];
  }

  void draw(Graphics2D graphics, Vec at, double radius, Color color) {
    double reach = radius * LENGTH;
    switch (this) {
      case PLAIN -> {}
      case BAR -> line(graphics, at, new Vec(reach, 0), radius, color);
      case POST -> line(graphics, at, new Vec(0, reach), radius, color);
      case DOT -> Shapes.fill(graphics, Shapes.disc(at, radius * WIDTH), color);
      case HALF -> Shapes.fill(graphics, pie(at, radius, 270, 180), color);
      case SLASH -> line(graphics, at, new Vec(reach * 0.7, -reach * 0.7), radius, color);
      case QUARTERS -> {
        Shapes.fill(graphics, pie(at, radius, 0, 90), color);
        Shapes.fill(graphics, pie(at, radius, 180, 90), color);
      }
      case CROSS -> {
        line(graphics, at, new Vec(reach, 0), radius, color);
        line(graphics, at, new Vec(0, reach), radius, color);
      }
    }
  }

  private static void line(Graphics2D graphics, Vec at, Vec half, double radius, Color color) {
    Shapes.stroke(
        graphics, Shapes.line(at.minus(half), at.plus(half)), color, Shapes.butt(radius * WIDTH));
  }

  private static Shape pie(Vec at, double radius, double from, double extent) {
    return new Arc2D.Double(
        at.x() - radius, at.y() - radius, 2 * radius, 2 * radius, from, extent, Arc2D.PIE);
  }
}
