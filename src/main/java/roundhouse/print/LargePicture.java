package roundhouse.print;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.picture.Painter;
import roundhouse.print.LargePicture.PagePart.Length;
import roundhouse.print.Seams.Seam;

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

  /** A part of the picture: its row and column, and its parts of the width and the height. */
  private record Window(int row, int column, PagePart across, PagePart down) {
    Rectangle2D box() {
      return new Rectangle2D.Double(across.from(), down.from(), across.length(), down.length());
    }

    /** What no neighbour shows. */
    Rectangle2D own() {
      Rectangle2D own = new Rectangle2D.Double();
      own.setFrameFromDiagonal(across.ownFrom(), down.ownFrom(), across.ownTo(), down.ownTo());
      return own;
    }
  }

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
    double height =
        plan.windows().stream()
            .mapToDouble(window -> window.down().length() * scale)
            .max()
            .orElse(inner);
    return Math.max(1, (int) ((inner + BETWEEN) / (height + BETWEEN)));
  }

  private Plan plan() {
    Rectangle2D bounds = painter.bounds();
    List<PagePart> columns =
        PagePart.of(
            length(bounds.getMinX(), bounds.getMaxX(), sheet.innerWidth()), seams.upright());
    List<PagePart> rows =
        PagePart.of(length(bounds.getMinY(), bounds.getMaxY(), sheet.innerHeight()), seams.level());
    var windows = new ArrayList<Window>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++)
        windows.add(new Window(row, column, columns.get(column), rows.get(row)));
    }
    windows.removeIf(window -> !shown.test(window.own()));
    return new Plan(rows.size(), columns.size(), windows);
  }

  private Length length(double from, double to, double page) {
    return new Length(from, to, page / scale, OVERLAP / scale);
  }

  private void draw(PageCanvas canvas, Plan plan, List<Window> windows) {
    double top = Sheet.MARGIN;
    for (Window window : windows) {
      Rectangle2D box = window.box();
      double left = (sheet.width() - box.getWidth() * scale) / 2;
      var onPaper = new AffineTransform();
      onPaper.translate(left, top);
      onPaper.scale(scale, scale);
      onPaper.translate(-box.getX(), -box.getY());
      canvas.within(
          onPaper.createTransformedShape(part(window)), () -> canvas.picture(painter, onPaper));
      label(canvas, plan, window, onPaper.createTransformedShape(box).getBounds2D());
      top += box.getHeight() * scale + BETWEEN;
    }
  }

  /** What a window shows: up to the cuts at its ends. */
  private static Shape part(Window window) {
    var part = new Area(window.box());
    for (PagePart each : List.of(window.across(), window.down()))
      each.end().ifPresent(seam -> part.intersect(new Area(seam.before().get())));
    return part;
  }

  private void label(PageCanvas canvas, Plan plan, Window window, Rectangle2D part) {
    marks(canvas, window, part);
    if (plan.rows() * plan.columns() == 1) return;
    boolean winds = Stream.of(window.across(), window.down()).anyMatch(each -> winding(each.end()));
    String place =
        "%s %s: row %s of %s, column %s of %s%s"
            .formatted(
                game,
                name,
                window.row() + 1,
                plan.rows(),
                window.column() + 1,
                plan.columns(),
                winds ? "; cut where the picture ends" : "");
    canvas.right(
        place,
        part.getMaxX() - 12,
        part.getMaxY() + 5,
        new TextStyle(2.6, Typeface.PLAIN, PageCanvas.SOFT));
  }

  /**
   * Marks at straight cuts, and where neighbours that end straight lie on the strips for gluing.
   */
  private static void marks(PageCanvas canvas, Window window, Rectangle2D part) {
    CutMarks.upright(canvas, part.getMinX(), part.getMinY(), part.getMaxY());
    CutMarks.level(canvas, part.getMinY(), part.getMinX(), part.getMaxX());
    if (!winding(window.across().end()))
      CutMarks.upright(canvas, part.getMaxX(), part.getMinY(), part.getMaxY());
    if (!winding(window.down().end()))
      CutMarks.level(canvas, part.getMaxY(), part.getMinX(), part.getMaxX());
    if (window.column() > 0 && !winding(window.across().start()))
      CutMarks.upright(canvas, part.getMinX() + OVERLAP, part.getMinY(), part.getMaxY());
    if (window.row() > 0 && !winding(window.down().start()))
      CutMarks.level(canvas, part.getMinY() + OVERLAP, part.getMinX(), part.getMaxX());
  }

  private static boolean winding(Optional<Seam> cut) {
    return cut.filter(seam -> !seam.isStraight()).isPresent();
  }

  /**
   * A part of a picture's width or height that fits on a page.
   *
   * @param start the cut to the part before it; none where the picture starts, or where no seam
   *     lies well
   * @param end the cut to the part after it, in the same way
   */
  record PagePart(double from, double to, Optional<Seam> start, Optional<Seam> end) {
    double length() {
      return to - from;
    }

    /** Where what the part before it shows ends. */
    double ownFrom() {
      return start.map(Seam::to).orElse(from);
    }

    /** Where what the part after it shows begins, but for the strip for gluing. */
    double ownTo() {
      return end.map(Seam::from).orElse(to);
    }

    /**
     * A length to divide, in units of the picture.
     *
     * @param page the longest that fits on a page
     * @param overlap what neighbours share, for gluing
     */
    record Length(double from, double to, double page, double overlap) {
      private double length() {
        return to - from;
      }

      private int fewest() {
        return length() <= page ? 1 : (int) Math.ceil((length() - overlap) / (page - overlap));
      }

      private double fair(int count) {
        return (length() + (count - 1) * overlap) / count;
      }
    }

    /** As few parts as possible, about equally long; they end at seams where seams lie well. */
    static List<PagePart> of(Length whole, List<Seam> seams) {
      int fewest = alongSeams(whole, whole.page(), seams).size();
      if (fewest == 0) return equal(whole, whole.fewest());
      double step = whole.page() / 200;
      for (double most = whole.fair(fewest); most < whole.page(); most += step) {
        List<PagePart> along = alongSeams(whole, most, seams);
        if (along.size() == fewest) return along;
      }
      return alongSeams(whole, whole.page(), seams);
    }

    /** Parts that end at seams and are no longer than {@code most}; none if that is impossible. */
    private static List<PagePart> alongSeams(Length whole, double most, List<Seam> seams) {
      var parts = new ArrayList<PagePart>();
      double from = whole.from();
      Optional<Seam> start = Optional.empty();
      while (from + most < whole.to()) {
        double least = from + 2 * whole.overlap();
        double page = from + most;
        Optional<Seam> end =
            seams.stream()
                .filter(seam -> seam.from() > least && seam.to() <= page)
                .max(Comparator.comparingDouble(Seam::to));
        if (end.isEmpty()) return List.of();
        parts.add(new PagePart(from, end.get().to(), start, end));
        from = end.get().from() - whole.overlap();
        start = end;
      }
      parts.add(new PagePart(from, whole.to(), start, Optional.empty()));
      return parts;
    }

    private static List<PagePart> equal(Length whole, int count) {
      double part = whole.fair(count);
      return IntStream.range(0, count)
          .mapToObj(each -> whole.from() + each * (part - whole.overlap()))
          .map(from -> straight(from, Math.min(whole.to(), from + part)))
          .toList();
    }

    private static PagePart straight(double from, double to) {
      return new PagePart(from, to, Optional.empty(), Optional.empty());
    }
  }
}
