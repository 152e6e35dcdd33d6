package roundhouse.picture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;

/** Text in a picture, in the letters that come with the program. */
public record PictureText(String text, double size, boolean bold) {
  private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

  /** Half the height of a capital letter, relative to the size. */
  private static final double HALF_CAPITAL = 0.36;

  private static final double LINE = 1.1;
  private static final double HALO = 0.32;
  private static final double BAND = 1.05;
  private static final double BAND_OPACITY = 0.8;

  /** Pixels of letters that can be read on a screen. */
  private static final double READABLE = 11;

  /**
   * The size of letters that can be read on a screen, as far as there is room.
   *
   * @param scale pixels for a unit of the picture
   */
  public static double readable(double scale, double least, double most) {
    return Math.clamp(READABLE / scale, least, most);
  }

  public static PictureText plain(String text, double size) {
    return new PictureText(text, size, false);
  }

  public static PictureText bold(String text, double size) {
    return new PictureText(text, size, true);
  }

  /** The same text, scaled down if it is wider than {@code most}. */
  public PictureText within(double most) {
    double width = width();
    return width <= most ? this : new PictureText(text, size * most / width, bold);
  }

  public double width() {
    return font().getStringBounds(text, MEASURE).getWidth();
  }

  double height() {
    return size * LINE;
  }

  public void drawCentred(Graphics2D graphics, Vec at, Color color) {
    draw(graphics, at.x() - width() / 2, at.y(), color);
  }

  /** Draws a rim around the letters, for text that lies on something. */
  public void drawHalo(Graphics2D graphics, Vec at, Color color) {
    if (text.isEmpty()) return;
    var letters = font().createGlyphVector(MEASURE, text);
    float x = (float) (at.x() - width() / 2);
    float y = (float) (at.y() + size * HALF_CAPITAL);
    Shapes.stroke(graphics, letters.getOutline(x, y), color, Shapes.round(size * HALO));
  }

  /** Draws on a translucent band in the background colour, for text that crosses a line. */
  public void drawOnBand(Graphics2D graphics, Vec at, Color color, Color band) {
    Vec half = new Vec(Math.max(0, width() / 2 - size * BAND / 2), 0);
    var line = Shapes.line(at.minus(half), at.plus(half));
    Shapes.stroke(graphics, line, Shapes.faint(band, BAND_OPACITY), Shapes.round(size * BAND));
    drawCentred(graphics, at, color);
  }

  /** Draws with the left end at x and the middle of capital letters at y. */
  public void draw(Graphics2D graphics, double x, double y, Color color) {
    if (text.isEmpty() || !isInSight(graphics, x, y)) return;
    graphics.setColor(color);
    graphics.setFont(font());
    graphics.drawString(text, (float) x, (float) (y + size * HALF_CAPITAL));
  }

  /** A text that is cut off whole would still be found on a page, though nobody sees it there. */
  private boolean isInSight(Graphics2D graphics, double x, double y) {
    Shape clip = graphics.getClip();
    return clip == null || clip.intersects(x, y - size, width(), 2 * size);
  }

  private Font font() {
    return MapFont.of(text, size, bold);
  }
}
