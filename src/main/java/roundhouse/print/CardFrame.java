package roundhouse.print;

import java.awt.Color;

/** The frame of a small card: paper with a coloured band, and a golden border for presidents. */
final class CardFrame {
  static final double INSET = 2;
  static final double BAND = 11;

  private static final double WIDTH = Cards.WIDTH;
  private static final double HEIGHT = Cards.HEIGHT;
  private static final Color PAPER = new Color(0xFFFDF7);
  private static final Color GOLD = new Color(0xC9A24B);

  private CardFrame() {}

  static void draw(PageCanvas canvas, double x, double y, Color band) {
    double width = WIDTH - 2 * INSET;
    canvas.fill(PageCanvas.box(x + INSET, y + INSET, width, HEIGHT - 2 * INSET, 1.5), PAPER);
    canvas.fill(PageCanvas.box(x + INSET, y + INSET, width, BAND, 1.5), band);
    canvas.outline(
        PageCanvas.box(x + INSET, y + INSET, width, HEIGHT - 2 * INSET, 1.5), PageCanvas.INK, 0.25);
  }

  static void drawGold(PageCanvas canvas, double x, double y) {
    canvas.outline(
        PageCanvas.box(
            x + INSET + 1.6,
            y + INSET + BAND + 1.2,
            WIDTH - 2 * INSET - 3.2,
            HEIGHT - 2 * INSET - BAND - 2.8,
            1),
        GOLD,
        0.6);
  }
}
