package roundhouse.print;

import java.awt.Graphics2D;
import java.util.function.Consumer;

/**
 * One page to be printed.
 *
 * @param name of what is on it, the same for pages that belong together: "map"
 * @param drawing what is on it, in millimetres from its upper left corner
 */
public record Page(String name, PageSize size, Consumer<Canvas> drawing) {

  /** Draws the page on graphics whose unit is a millimetre. */
  void paint(Graphics2D graphics) {
    drawing.accept(new Canvas(graphics));
  }
}
