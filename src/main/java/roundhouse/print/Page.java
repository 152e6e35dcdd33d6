package roundhouse.print;

import java.awt.Graphics2D;
import java.util.function.Consumer;

/**
 * A page to print.
 *
 * @param name of its content, the same for pages that belong together: "map"
 * @param drawing draws its content, in millimetres from the upper left corner
 */
public record Page(String name, PageSize size, Consumer<Canvas> drawing) {

  /** Draws the page; the unit of the graphics is a millimetre. */
  void paint(Graphics2D graphics) {
    drawing.accept(new Canvas(graphics));
  }
}
