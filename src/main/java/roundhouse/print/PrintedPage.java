package roundhouse.print;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.Painter;

/**
 * A page to print.
 *
 * @param name of its content, the same for pages that belong together: "map"
 * @param drawing draws its content, in millimetres from the upper left corner
 */
public record PrintedPage(String name, Sheet sheet, Consumer<PageCanvas> drawing) {

  /** Draws the page; the unit of the graphics is a millimetre. */
  void paint(Graphics2D graphics) {
    drawing.accept(new PageCanvas(graphics));
  }

  /**
   * The same.
   *
   * @param words called with each text that is drawn
   */
  void paint(Graphics2D graphics, Consumer<PageCanvas.Words> words) {
    drawing.accept(new PageCanvas(graphics, words));
  }

  /**
   * The page as it looks on white paper.
   *
   * @param scale pixels for a millimetre; a small image shows as much as a large one
   */
  public BufferedImage image(double scale) {
    int width = (int) Math.max(1, Math.round(sheet.width() * scale));
    int height = (int) Math.max(1, Math.round(sheet.height() * scale));
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, width, height);
      Painter.smooth(graphics);
      DetailLevel.showAll(graphics);
      graphics.scale(width / sheet.width(), height / sheet.height());
      paint(graphics);
    } finally {
      graphics.dispose();
    }
    return image;
  }
}
