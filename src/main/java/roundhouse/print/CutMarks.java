package roundhouse.print;

import java.awt.geom.Rectangle2D;

/** Short lines in the margins that show where to cut. */
final class CutMarks {
  private static final double LENGTH = 5;
  private static final double GAP = 1.5;
  private static final double WIDTH = 0.15;

  private CutMarks() {}

  /** Draws marks at both ends of a vertical cut. */
  static void upright(PageCanvas canvas, double x, double top, double bottom) {
    canvas.outline(PageCanvas.line(x, top - GAP - LENGTH, x, top - GAP), PageCanvas.INK, WIDTH);
    canvas.outline(
        PageCanvas.line(x, bottom + GAP, x, bottom + GAP + LENGTH), PageCanvas.INK, WIDTH);
  }

  /** Draws marks at both ends of a horizontal cut. */
  static void level(PageCanvas canvas, double y, double left, double right) {
    canvas.outline(PageCanvas.line(left - GAP - LENGTH, y, left - GAP, y), PageCanvas.INK, WIDTH);
    canvas.outline(PageCanvas.line(right + GAP, y, right + GAP + LENGTH, y), PageCanvas.INK, WIDTH);
  }

  /**
   * Equal boxes side by side and below each other.
   *
   * @param box bounds of the first one
   */
  record Grid(Rectangle2D box, int columns, int rows) {}

  /** Draws marks around the boxes of a grid. */
  static void around(PageCanvas canvas, Grid grid) {
    Rectangle2D box = grid.box();
    double right = box.getX() + grid.columns() * box.getWidth();
    double bottom = box.getY() + grid.rows() * box.getHeight();
    for (int column = 0; column <= grid.columns(); column++)
      upright(canvas, box.getX() + column * box.getWidth(), box.getY(), bottom);
    for (int row = 0; row <= grid.rows(); row++)
      level(canvas, box.getY() + row * box.getHeight(), box.getX(), right);
  }
}
