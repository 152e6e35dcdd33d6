package roundhouse.print;

import java.awt.Graphics2D;
import java.util.function.Consumer;

/**
 * A page to print.
 *
 * @param name of its content, the same for pages that belong together: "map"
 * @param drawing draws its content, in millimetres from the upper left corner
 */
public record PrintedPage(String name, PageSize size, Consumer<PageCanvas> drawing) {

  /** Draws the page; the unit of the graphics is a millimetre. */
  void paint(Graphics2D graphics) {
    drawing.accept(new PageCanvas(graphics));
  }
}
