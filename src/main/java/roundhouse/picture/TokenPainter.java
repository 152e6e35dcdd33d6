package roundhouse.picture;

import java.awt.Color;
import java.awt.Graphics2D;

/**
 * Draws the round markers of companies on the board and the market.
 *
 * @param words whether with the letters of their companies
 */
public record TokenPainter(Graphics2D graphics, boolean words) {
  private static final double LETTERS = 0.78;
  private static final double WIDEST = 1.72;
  private static final double RIM = 0.07;
  private static final double FAINT = 0.28;

  public void draw(Livery livery, Vec at, double radius) {
    var disc = Shapes.disc(at, radius);
    Shapes.fill(graphics, disc, livery.color());
    Shapes.stroke(graphics, disc, Theme.INK, Shapes.butt(radius * RIM));
    if (words) letters(livery, radius).drawCentred(graphics, at, livery.letterColor());
  }

  /** Draws a flipped marker: its company is bankrupt. */
  public void drawFlipped(Livery livery, Vec at, double radius) {
    var disc = Shapes.disc(at, radius);
    Shapes.fill(graphics, disc, new Color(0xD4D4D4));
    Shapes.stroke(graphics, disc, livery.color(), Shapes.butt(radius * 0.16));
    if (words) letters(livery, radius).drawCentred(graphics, at, new Color(0x6E6E6E));
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
    if (words) letters(livery, radius).drawCentred(graphics, at, new Color(0x55585C));
  }

  private static PictureText letters(Livery livery, double radius) {
    return PictureText.bold(livery.letters(), radius * LETTERS).within(radius * WIDEST);
  }
}
