package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import roundhouse.picture.Painter;

/**
 * A picture to scale that may be larger than a page. It is cut into equal windows with cut marks;
 * neighbouring windows share a strip for gluing. Empty windows are omitted, and several windows go
 * on one page if they fit.
 *
 * @param scale millimetres per unit of the picture
 * @param shown whether a part of the picture, in its own units, is not empty
 */
record LargePicture(
    String name, Painter painter, Sheet sheet, double scale, Predicate<Rectangle2D> shown) {
  /** The overlap of neighbouring windows, in millimetres. */
  private static final double OVERLAP = 8;

  /** The gap between windows on one page, with room for the marks of both. */
  private static final double BETWEEN = 16;

  /** A part of the picture: its row and column, and its box in millimetres. */
  private record Window(int row, int column, double x, double y, double width, double height) {}

  /** The layout of the windows. */
  private record Plan(int rows, int columns, List<Window> windows) {}

  List<PrintedPage> pages() {
    Plan plan = plan();
    int eachPage = eachPage(plan);
    var pages = new ArrayList<PrintedPage>();
    for (int from = 0; from < plan.windows().size(); from += eachPage) {
      List<Window> here =
          plan.windows().subList(from, Math.min(plan.windows().size(), from + eachPage));
      pages.add(new PrintedPage(name, sheet, canvas -> draw(canvas, plan, here)));
    }
    return pages;
  }

  private int eachPage(Plan plan) {
    double inner = sheet.innerHeight();
    double height = plan.windows().isEmpty() ? inner : plan.windows().getFirst().height();
    return Math.max(1, (int) ((inner + BETWEEN) / (height + BETWEEN)));
  }

  private Plan plan() {
    double width = painter.bounds().getWidth() * scale;
    double height = painter.bounds().getHeight() * scale;
    int columns = count(width, sheet.innerWidth());
    int rows = count(height, sheet.innerHeight());
    var windows = new ArrayList<Window>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++)
        windows.add(window(row, column, part(width, columns), part(height, rows)));
    }
    windows.removeIf(window -> !shown.test(inUnits(window)));
    return new Plan(rows, columns, windows);
  }

  private static int count(double length, double page) {
    return length <= page ? 1 : (int) Math.ceil((length - OVERLAP) / (page - OVERLAP));
  }

  /** The length of each window if this many cover the whole. */
  private static double part(double length, int count) {
    return (length + (count - 1) * OVERLAP) / count;
  }

  private static Window window(int row, int column, double width, double height) {
    return new Window(
        row, column, column * (width - OVERLAP), row * (height - OVERLAP), width, height);
  }

  private Rectangle2D inUnits(Window window) {
    Rectangle2D bounds = painter.bounds();
    return new Rectangle2D.Double(
        bounds.getX() + window.x() / scale,
        bounds.getY() + window.y() / scale,
        window.width() / scale,
        window.height() / scale);
  }

  private void draw(PageCanvas canvas, Plan plan, List<Window> windows) {
    for (int i = 0; i < windows.size(); i++) {
      Window window = windows.get(i);
      double left = (sheet.width() - window.width()) / 2;
      double top = Sheet.MARGIN + i * (window.height() + BETWEEN);
      canvas.within(
          left,
          top,
          window.width(),
          window.height(),
          () -> canvas.picture(painter, left - window.x(), top - window.y(), scale));
      marks(canvas, plan, window, left, top);
    }
  }

  private void marks(PageCanvas canvas, Plan plan, Window window, double left, double top) {
    var part = new Rectangle2D.Double(left, top, window.width(), window.height());
    CutMarks.around(canvas, new CutMarks.Grid(part, 1, 1));
    if (window.column() > 0) CutMarks.upright(canvas, left + OVERLAP, top, top + window.height());
    if (window.row() > 0) CutMarks.level(canvas, top + OVERLAP, left, left + window.width());
    if (plan.rows() * plan.columns() == 1) return;
    String place =
        "%s: row %d of %d, column %d of %d"
            .formatted(name, window.row() + 1, plan.rows(), window.column() + 1, plan.columns());
    canvas.right(
        place,
        left + window.width() - 12,
        top + window.height() + 5,
        new TextStyle(2.6, Typeface.PLAIN, PageCanvas.SOFT));
  }
}
