package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import roundhouse.picture.Painter;

/**
 * A picture to scale that may be larger than a page. It is cut into windows with cut marks;
 * neighbouring windows share a strip for gluing. Empty windows are omitted, and several windows go
 * on one page if they fit.
 *
 * @param game what each of several sheets names
 * @param scale millimetres per unit of the picture
 * @param seams where to cut
 * @param shown whether a part of the picture, in its own units, is not empty
 */
record LargePicture(
    String name,
    String game,
    Painter painter,
    Sheet sheet,
    double scale,
    Seams seams,
    Predicate<Rectangle2D> shown) {
  /** The overlap of neighbouring windows, in millimetres. */
  private static final double OVERLAP = 8;

  /** The gap between windows on one page, with room for the marks of both. */
  private static final double BETWEEN = 16;

  /**
   * Where a cut harms little, in units of the picture.
   *
   * @param upright positions of vertical cuts
   * @param level positions of horizontal cuts
   */
  record Seams(List<Double> upright, List<Double> level) {
    /** Any cut is as good as another. */
    static final Seams NONE = new Seams(List.of(), List.of());
  }

  /** A part of a length, in millimetres. */
  private record Span(double from, double to) {
    double length() {
      return to - from;
    }
  }

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
    double height = plan.windows().stream().mapToDouble(Window::height).max().orElse(inner);
    return Math.max(1, (int) ((inner + BETWEEN) / (height + BETWEEN)));
  }

  private Plan plan() {
    Rectangle2D bounds = painter.bounds();
    List<Span> columns =
        spans(
            bounds.getWidth() * scale,
            sheet.innerWidth(),
            inMillimetres(seams.upright(), bounds.getX()));
    List<Span> rows =
        spans(
            bounds.getHeight() * scale,
            sheet.innerHeight(),
            inMillimetres(seams.level(), bounds.getY()));
    var windows = new ArrayList<Window>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++)
        windows.add(window(row, column, columns.get(column), rows.get(row)));
    }
    windows.removeIf(window -> !shown.test(inUnits(window)));
    return new Plan(rows.size(), columns.size(), windows);
  }

  private List<Double> inMillimetres(List<Double> positions, double start) {
    return positions.stream().map(position -> (position - start) * scale).toList();
  }

  /** Parts that fit on a page, about equally long; they end at seams unless that takes more. */
  private static List<Span> spans(double length, double page, List<Double> seams) {
    if (length <= page) return List.of(new Span(0, length));
    int count = (int) Math.ceil((length - OVERLAP) / (page - OVERLAP));
    double fair = (length + (count - 1) * OVERLAP) / count;
    for (double most = fair; most <= page; most++) {
      List<Span> along = alongSeams(length, most, seams);
      if (along.size() == count) return along;
    }
    List<Span> along = alongSeams(length, page, seams);
    return along.size() == count ? along : equal(length, fair, count);
  }

  /** Parts that end at seams and are no longer than {@code most}; none if that is impossible. */
  private static List<Span> alongSeams(double length, double most, List<Double> seams) {
    var spans = new ArrayList<Span>();
    double from = 0;
    while (from + most < length) {
      double start = from;
      Optional<Double> seam =
          seams.stream()
              .filter(cut -> cut > start + 2 * OVERLAP && cut <= start + most)
              .max(Comparator.naturalOrder());
      if (seam.isEmpty()) return List.of();
      spans.add(new Span(from, seam.get()));
      from = seam.get() - OVERLAP;
    }
    spans.add(new Span(from, length));
    return spans;
  }

  private static List<Span> equal(double length, double part, int count) {
    return IntStream.range(0, count)
        .mapToObj(each -> each * (part - OVERLAP))
        .map(from -> new Span(from, Math.min(length, from + part)))
        .toList();
  }

  private static Window window(int row, int column, Span across, Span down) {
    return new Window(row, column, across.from(), down.from(), across.length(), down.length());
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
        "%s %s: row %d of %d, column %d of %d"
            .formatted(
                game, name, window.row() + 1, plan.rows(), window.column() + 1, plan.columns());
    canvas.right(
        place,
        left + window.width() - 12,
        top + window.height() + 5,
        new TextStyle(2.6, Typeface.PLAIN, PageCanvas.SOFT));
  }
}
