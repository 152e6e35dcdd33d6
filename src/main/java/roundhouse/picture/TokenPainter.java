package roundhouse.picture;

import java.awt.Color;
import java.awt.Graphics2D;

/**
 * Draws the round markers of companies on the board and the market.
 *
 * <p>On the screen a large one shows all letters of its company, a smaller one two capitals, which
 * may reach over its rim; one too small for letters shows the pattern of its company.
 *
 * @param words whether with the letters of their companies
 * @param pixels of the screen for a unit of the picture; 0 for a picture to scale, with all letters
 */
public record TokenPainter(Graphics2D graphics, boolean words, double pixels) {
  /** The width in pixels of the smallest one with letters; a board shows its values from there. */
  private static final double CAPITALS_FROM = 9;

  private static final double ALL_FROM = 44;
  private static final double LEAST = 9;
  private static final double CAPITALS = 0.54;

  private static final double LETTERS = 0.78;
  private static final double WIDEST = 1.72;

  /** Letters wider than this part of their marker come near its rim. */
  private static final double INSIDE = 0.8;

  private static final double RIM = 0.07;
  private static final double FAINT = 0.28;
  private static final Color FLIPPED = new Color(0xD4D4D4);

  public TokenPainter(Graphics2D graphics, boolean words) {
    this(graphics, words, 0);
  }

  public void draw(Livery livery, Vec at, double radius) {
    var disc = Shapes.disc(at, radius);
    Shapes.fill(graphics, disc, livery.color());
    if (isPatterned(radius)) livery.pattern().draw(graphics, at, radius, livery.letterColor());
    Shapes.stroke(graphics, disc, Theme.INK, Shapes.butt(radius * RIM));
    write(livery, at, radius, livery.letterColor(), livery.color());
  }

  /** Draws a flipped marker: its company is bankrupt. */
  public void drawFlipped(Livery livery, Vec at, double radius) {
    var disc = Shapes.disc(at, radius);
    Shapes.fill(graphics, disc, FLIPPED);
    Shapes.stroke(graphics, disc, livery.color(), Shapes.butt(radius * 0.16));
    write(livery, at, radius, new Color(0x5A5A5A), FLIPPED);
    Vec across = new Vec(radius * 0.66, -radius * 0.66);
    Shapes.stroke(
        graphics,
        Shapes.line(at.minus(across), at.plus(across)),
        Theme.IMPASSABLE,
        Shapes.round(radius * 0.16));
  }

  /** Draws a space reserved for a company. */
  public void drawKept(Livery livery, Vec at, double radius) {
    var disc = Shapes.disc(at, radius);
    Shapes.fill(graphics, disc, Shapes.faint(livery.color(), FAINT));
    write(livery, at, radius, new Color(0x4A4D51), Theme.WHITE);
  }

  private boolean isPatterned(double radius) {
    return pixels > 0 && 2 * radius * pixels < CAPITALS_FROM;
  }

  private void write(Livery livery, Vec at, double radius, Color color, Color ground) {
    if (!words || isPatterned(radius)) return;
    PictureText letters = letters(livery, radius);
    if (letters.width() > 2 * radius * INSIDE) letters.drawHalo(graphics, at, ground);
    letters.drawCentred(graphics, at, color);
  }

  private PictureText letters(Livery livery, double radius) {
    double wide = 2 * radius * pixels;
    if (pixels == 0 || wide >= ALL_FROM)
      return PictureText.bold(livery.letters(), radius * LETTERS).within(radius * WIDEST);
    return PictureText.bold(livery.capitals(), Math.max(LEAST, wide * CAPITALS) / pixels);
  }
}
