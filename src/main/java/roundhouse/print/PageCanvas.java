package roundhouse.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.function.Consumer;
import roundhouse.picture.Painter;
import roundhouse.picture.SvgGraphics;

/** Draws on paper, in millimetres. */
final class PageCanvas {
  static final Color INK = new Color(0x1B1B1B);
  static final Color SOFT = new Color(0x6B6860);
  static final Color HAIR = new Color(0xB9B4A6);
  static final Color TINT = new Color(0xF3F0E6);
  static final double LEADING = 1.35;

  private final Graphics2D graphics;
  private final Consumer<Words> words;

  /** A text that was drawn, with the left end of its base line. */
  record Words(String text, double x, double y, TextStyle style) {}

  PageCanvas(Graphics2D graphics) {
    this(graphics, _ -> {});
  }

  /**
   * @param words called with each text that is drawn
   */
  PageCanvas(Graphics2D graphics, Consumer<Words> words) {
    this.graphics = graphics;
    this.words = words;
  }

  void fill(Shape shape, Color color) {
    graphics.setColor(color);
    graphics.fill(shape);
  }

  void outline(Shape shape, Color color, double width) {
    graphics.setColor(color);
    graphics.setStroke(new BasicStroke((float) width));
    graphics.draw(shape);
  }

  static Shape line(double fromX, double fromY, double toX, double toY) {
    return new Line2D.Double(fromX, fromY, toX, toY);
  }

  /** A box with rounded corners. */
  static Shape box(double x, double y, double width, double height, double round) {
    return new RoundRectangle2D.Double(x, y, width, height, round * 2, round * 2);
  }

  static Shape disc(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** Draws text that begins at a point of its base line; in an SVG document it stays text. */
  void text(String text, double x, double y, TextStyle style) {
    graphics.setColor(style.color());
    if (graphics instanceof SvgGraphics) style.type().write(graphics, text, x, y, style.size());
    else graphics.fill(style.type().shape(text, x, y, style.size()));
    words.accept(new Words(text, x, y, style));
  }

  /** Draws text centred on a point of its base line. */
  void centred(String text, double x, double y, TextStyle style) {
    text(text, x - style.type().width(text, style.size()) / 2, y, style);
  }

  /** Draws text that ends at a point of its base line. */
  void right(String text, double x, double y, TextStyle style) {
    text(text, x - style.type().width(text, style.size()), y, style);
  }

  /** Draws text in lines; returns the base line after the last. */
  double paragraph(String text, double x, double y, double width, TextStyle style) {
    double base = y;
    for (String line : style.type().lines(text, style.size(), width)) {
      text(line, x, base, style);
      base += style.size() * LEADING;
    }
    return base;
  }

  /** Draws text in centred lines; returns the base line after the last. */
  double centredParagraph(String text, double x, double y, double width, TextStyle style) {
    double base = y;
    for (String line : style.type().lines(text, style.size(), width)) {
      centred(line, x, base, style);
      base += style.size() * LEADING;
    }
    return base;
  }

  /**
   * Draws a picture at a scale.
   *
   * @param x position of its left side
   * @param scale millimetres per unit of the picture
   */
  void picture(Painter painter, double x, double y, double scale) {
    Rectangle2D bounds = painter.bounds();
    var onPaper = AffineTransform.getTranslateInstance(x, y);
    onPaper.scale(scale, scale);
    onPaper.translate(-bounds.getX(), -bounds.getY());
    picture(painter, onPaper);
  }

  /**
   * Draws a picture.
   *
   * @param onPaper from its units to millimetres
   */
  void picture(Painter painter, AffineTransform onPaper) {
    AffineTransform before = graphics.getTransform();
    graphics.transform(onPaper);
    painter.paint(graphics);
    graphics.setTransform(before);
  }

  /** Clips drawing to a shape. */
  void within(Shape shape, Runnable drawing) {
    Shape before = graphics.getClip();
    graphics.clip(shape);
    drawing.run();
    graphics.setClip(before);
  }
}
