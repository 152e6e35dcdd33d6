package roundhouse.editor.printing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.UIManager;
import roundhouse.picture.Painter;
import roundhouse.print.PrintedPage;
import roundhouse.print.Sheet;

/** A small picture of a page, or a cross in place of one that cannot be printed. */
final class SmallPage extends JComponent {
  private static final int WIDTH = 104;
  private static final int HEIGHT = 108;
  private static final Sheet NONE = new Sheet(WIDTH, HEIGHT);
  private static final int CROSS = 18;

  private transient Optional<PrintedPage> page = Optional.empty();
  private transient Optional<BufferedImage> image = Optional.empty();

  SmallPage() {
    setPreferredSize(new Dimension(WIDTH, HEIGHT));
  }

  /** Pixels of the screen for a millimetre of a page. */
  static double scale(Sheet sheet) {
    return Math.min(WIDTH / sheet.width(), HEIGHT / sheet.height());
  }

  /**
   * @param drawn empty while the page is not drawn yet
   */
  void show(Optional<PrintedPage> shown, Optional<BufferedImage> drawn) {
    page = shown;
    image = drawn;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Rectangle box = box();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(box.x, box.y, box.width, box.height);
    image.ifPresent(drawn -> graphics.drawImage(drawn, box.x, box.y, box.width, box.height, null));
    if (page.isEmpty()) paintCross((Graphics2D) graphics.create(), box);
    graphics.setColor(UIManager.getColor("Component.borderColor"));
    graphics.drawRect(box.x, box.y, box.width - 1, box.height - 1);
  }

  private Rectangle box() {
    Sheet sheet = page.map(PrintedPage::sheet).orElse(NONE);
    int width = (int) Math.round(sheet.width() * scale(sheet));
    int height = (int) Math.round(sheet.height() * scale(sheet));
    return new Rectangle((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
  }

  private static void paintCross(Graphics2D graphics, Rectangle box) {
    Painter.smooth(graphics);
    graphics.setColor(new Color(0xC62828));
    graphics.setStroke(new BasicStroke(3));
    int x = (int) box.getCenterX();
    int y = (int) box.getCenterY();
    graphics.drawLine(x - CROSS, y - CROSS, x + CROSS, y + CROSS);
    graphics.drawLine(x - CROSS, y + CROSS, x + CROSS, y - CROSS);
    graphics.dispose();
  }
}
