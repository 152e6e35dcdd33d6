package roundhouse.editor.kit.icons;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;
import roundhouse.picture.Shapes;
import roundhouse.picture.Vec;

/** The signs of commands on tool bars, in the text colour. */
public enum CommandIcon implements SquareIcon {
  UNDO {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Arc2D.Double(4, 4.5, 9, 8, 130, -220, Arc2D.OPEN));
      own.fill(polygon(2, 7.5, 7.5, 7.5, 3.5, 2));
    }
  },
  REDO {
    @Override
    void sign(Graphics2D own) {
      mirror(own);
      UNDO.sign(own);
    }
  },
  COPY {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Rectangle2D.Double(2.5, 5.5, 8, 8));
      own.draw(line(5.5, 2.5, 13.5, 2.5, 13.5, 10.5));
    }
  },
  CUT {
    @Override
    void sign(Graphics2D own) {
      own.draw(Shapes.disc(new Vec(4, 12), 2.2));
      own.draw(Shapes.disc(new Vec(12, 12), 2.2));
      own.draw(new Line2D.Double(5.2, 10.2, 11, 1.5));
      own.draw(new Line2D.Double(10.8, 10.2, 5, 1.5));
    }
  },
  PASTE {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Rectangle2D.Double(3, 3.5, 10, 11));
      own.fill(new Rectangle2D.Double(5.5, 1.5, 5, 3.5));
      own.draw(new Line2D.Double(5.5, 8, 10.5, 8));
      own.draw(new Line2D.Double(5.5, 11, 10.5, 11));
    }
  },
  TURN_LEFT {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Arc2D.Double(3, 3.5, 10.5, 10.5, 60, -250, Arc2D.OPEN));
      own.fill(polygon(9.5, 0.5, 9.5, 7, 5, 3.8));
    }
  },
  TURN_RIGHT {
    @Override
    void sign(Graphics2D own) {
      mirror(own);
      TURN_LEFT.sign(own);
    }
  },
  TEXT {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Line2D.Double(2, 3.5, 14, 3.5));
      own.draw(new Line2D.Double(4.5, 6.5, 14, 6.5));
      own.draw(new Line2D.Double(4.5, 9.5, 11, 9.5));
      own.draw(new Line2D.Double(2, 12.5, 12, 12.5));
    }
  },
  WHOLE {
    @Override
    void sign(Graphics2D own) {
      own.draw(line(2, 5.5, 2, 2, 5.5, 2));
      own.draw(line(10.5, 2, 14, 2, 14, 5.5));
      own.draw(line(14, 10.5, 14, 14, 10.5, 14));
      own.draw(line(5.5, 14, 2, 14, 2, 10.5));
      own.fill(new Rectangle2D.Double(5, 5, 6, 6));
    }
  },
  TRACE {
    @Override
    void sign(Graphics2D own) {
      own.draw(new Rectangle2D.Double(1.5, 2.5, 13, 11));
      own.fill(polygon(3, 12, 6.5, 6.5, 9, 10, 10.5, 8, 13, 12));
      own.fill(Shapes.disc(new Vec(10.5, 5.5), 1.4));
    }
  };

  private static final int SIZE = 16;

  abstract void sign(Graphics2D own);

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    own.setColor(on.isEnabled() ? on.getForeground() : UIManager.getColor("Button.disabledText"));
    own.setStroke(Shapes.round(1.3));
    sign(own);
  }

  private static void mirror(Graphics2D own) {
    own.transform(new AffineTransform(-1, 0, 0, 1, SIZE, 0));
  }

  private static Path2D polygon(double... points) {
    Path2D path = line(points);
    path.closePath();
    return path;
  }

  private static Path2D line(double... points) {
    var path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int at = 2; at < points.length; at += 2) path.lineTo(points[at], points[at + 1]);
    return path;
  }
}
