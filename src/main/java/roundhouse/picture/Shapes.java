package roundhouse.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;

/** Basic shapes and strokes. */
public final class Shapes {

  private Shapes() {}

  public static Shape disc(Vec centre, double radius) {
    return new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  }

  public static Path2D polygon(List<Vec> corners) {
    var path = new Path2D.Double();
    for (int i = 0; i < corners.size(); i++) {
      Vec corner = corners.get(i);
      if (i == 0) path.moveTo(corner.x(), corner.y());
      else path.lineTo(corner.x(), corner.y());
    }
    path.closePath();
    return path;
  }

  public static Path2D line(Vec from, Vec to) {
    var path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    path.lineTo(to.x(), to.y());
    return path;
  }

  public static BasicStroke butt(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
  }

  public static BasicStroke round(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  public static void fill(Graphics2D graphics, Shape shape, Color color) {
    graphics.setColor(color);
    graphics.fill(shape);
  }

  public static void stroke(Graphics2D graphics, Shape shape, Color color, BasicStroke stroke) {
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }

  public static Color faint(Color color, double opacity) {
    return new Color(
        color.getRed(), color.getGreen(), color.getBlue(), (int) Math.round(255 * opacity));
  }
}
