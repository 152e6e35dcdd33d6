package roundhouse.print;

/** Short lines in the margins that show where to cut. */
final class CutMarks {
  private static final double LENGTH = 5;
  private static final double GAP = 1.5;
  private static final double WIDTH = 0.15;

  private CutMarks() {}

  /** Draws marks at both ends of a vertical cut. */
  static void upright(PageCanvas canvas, double x, double top, double bottom) {
    canvas.line(x, top - GAP - LENGTH, x, top - GAP, PageCanvas.INK, WIDTH);
    canvas.line(x, bottom + GAP, x, bottom + GAP + LENGTH, PageCanvas.INK, WIDTH);
  }

  /** Draws marks at both ends of a horizontal cut. */
  static void level(PageCanvas canvas, double y, double left, double right) {
    canvas.line(left - GAP - LENGTH, y, left - GAP, y, PageCanvas.INK, WIDTH);
    canvas.line(right + GAP, y, right + GAP + LENGTH, y, PageCanvas.INK, WIDTH);
  }

  /** Draws marks around a grid of equal boxes. */
  static void grid(
      PageCanvas canvas,
      double left,
      double top,
      int columns,
      int rows,
      double width,
      double height) {
    for (int column = 0; column <= columns; column++)
      upright(canvas, left + column * width, top, top + rows * height);
    for (int row = 0; row <= rows; row++)
      level(canvas, top + row * height, left, left + columns * width);
  }
}
