package roundhouse.print;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;

/**
 * A typeface whose letters are drawn as shapes, so that they look the same in every document. Sizes
 * are in millimetres.
 */
enum Typeface {
  PLAIN(Font.PLAIN),
  BOLD(Font.BOLD),
  ITALIC(Font.ITALIC);

  private static final int UNITS = 100;
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  private final Font font;

  Typeface(int style) {
    font = new Font(Font.SANS_SERIF, style, UNITS);
  }

  double width(String text, double size) {
    return text.isEmpty()
        ? 0
        : font.createGlyphVector(EXACT, text).getLogicalBounds().getWidth() * size / UNITS;
  }

  /** The shape of a text, with the left end of its base line at a point. */
  Shape shape(String text, double x, double y, double size) {
    var place = AffineTransform.getTranslateInstance(x, y);
    place.scale(size / UNITS, size / UNITS);
    return place.createTransformedShape(font.createGlyphVector(EXACT, text).getOutline());
  }

  /** Writes the letters as text, with the left end of their base line at a point. */
  void write(Graphics2D graphics, String text, double x, double y, double size) {
    graphics.setFont(font.deriveFont((float) size));
    graphics.drawString(text, (float) x, (float) y);
  }

  /** The largest size up to one at which a text is no wider than that. */
  double fitting(String text, double size, double most) {
    double width = width(text, size);
    return width <= most ? size : size * most / width;
  }

  /** Breaks a text into lines no wider than {@code most}; a longer word gets its own line. */
  List<String> lines(String text, double size, double most) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      boolean full = !line.isEmpty() && width(line + " " + word, size) > most;
      if (full) {
        lines.add(line.toString());
        line.setLength(0);
      }
      if (!line.isEmpty()) line.append(' ');
      line.append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
