package roundhouse.picture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Words in a picture: a logical font, so that every machine has it, measured once and centred. */
record Words(String text, double size, boolean bold) {
  private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

  /** Half the height of a capital, as part of the size. */
  private static final double HALF_CAPITAL = 0.36;

  private static final double LINE = 1.1;
  private static final int REMEMBERED = 5000;
  private static final double HALO = 0.28;
  private static final Map<Words, Double> WIDTHS = new ConcurrentHashMap<>();
  private static final Map<Words, Shape> HALOS = new ConcurrentHashMap<>();

  static Words plain(String text, double size) {
    return new Words(text, size, false);
  }

  static Words bold(String text, double size) {
    return new Words(text, size, true);
  }

  /** The same words, smaller if they are wider than {@code most}. */
  Words within(double most) {
    double width = width();
    return width <= most ? this : new Words(text, size * most / width, bold);
  }

  double width() {
    if (WIDTHS.size() > REMEMBERED) WIDTHS.clear();
    return WIDTHS.computeIfAbsent(this, words -> words.font().getStringBounds(words.text, MEASURE).getWidth());
  }

  double height() {
    return size * LINE;
  }

  void drawCentred(Graphics2D graphics, Vec at, Color color) {
    draw(graphics, at.x() - width() / 2, at.y(), color);
  }

  /** With a soft edge in the colour behind it, for words that may cross a line. */
  void drawCentred(Graphics2D graphics, Vec at, Color color, Color halo) {
    if (HALOS.size() > REMEMBERED) HALOS.clear();
    Shape edge = HALOS.computeIfAbsent(this, Words::edge);
    AffineTransform before = graphics.getTransform();
    graphics.translate(at.x() - width() / 2, at.y() + size * HALF_CAPITAL);
    Shapes.fill(graphics, edge, halo);
    graphics.setTransform(before);
    drawCentred(graphics, at, color);
  }

  /** Draws with the left end at x and the middle of the capitals at y. */
  void draw(Graphics2D graphics, double x, double y, Color color) {
    if (text.isEmpty()) return;
    graphics.setColor(color);
    graphics.setFont(font());
    graphics.drawString(text, (float) x, (float) (y + size * HALF_CAPITAL));
  }

  private static Shape edge(Words words) {
    Shape outline = words.font().createGlyphVector(MEASURE, words.text).getOutline();
    return Shapes.round(words.size * HALO).createStrokedShape(outline);
  }

  private Font font() {
    return new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) size);
  }
}
