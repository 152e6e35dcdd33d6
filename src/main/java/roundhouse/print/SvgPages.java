package roundhouse.print;

import java.awt.Rectangle;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.picture.SvgGraphics;

/** Writes pages as SVG documents of the page's size. */
public final class SvgPages {
  /** Units to a millimetre: pictures leave out what is too small to see. */
  private static final double FINE = 10;

  private SvgPages() {}

  /** The documents by file name: {@code 01-map.svg}. */
  public static Map<String, String> of(List<PrintedPage> pages) {
    return of(pages, () -> {});
  }

  /**
   * Draws the pages.
   *
   * @param wanted called before each page; an exception cancels the work
   */
  static Map<String, String> of(List<PrintedPage> pages, Runnable wanted) {
    var documents = new LinkedHashMap<String, String>();
    for (PrintedPage page : pages) {
      wanted.run();
      documents.put(
          String.format(Locale.ROOT, "%02d-%s.svg", documents.size() + 1, page.name()), svg(page));
    }
    return documents;
  }

  private static String svg(PrintedPage page) {
    double width = page.sheet().width();
    double height = page.sheet().height();
    var graphics = new SvgGraphics();
    graphics.scale(FINE, FINE);
    page.paint(graphics);
    var viewBox = new Rectangle((int) Math.round(width * FINE), (int) Math.round(height * FINE));
    return graphics.document(millimetres(width), millimetres(height), viewBox);
  }

  private static String millimetres(double length) {
    return new BigDecimal(String.valueOf(length)).stripTrailingZeros().toPlainString() + "mm";
  }
}
