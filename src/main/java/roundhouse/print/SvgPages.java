package roundhouse.print;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.SVGUnits;
import org.jfree.svg.ViewBox;
import roundhouse.picture.Pictures;

/** Writes pages as SVG documents of the page's size. */
public final class SvgPages {
  private static final String HEADER = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

  /** Units per millimetre, because pictures omit details that are too small. */
  private static final double FINE = 10;

  private SvgPages() {}

  /** The documents by file name: {@code 01-map.svg}. */
  public static Map<String, String> of(List<Page> pages) {
    return of(pages, () -> {});
  }

  /**
   * Draws the pages.
   *
   * @param wanted called before each page; an exception cancels the work
   */
  static Map<String, String> of(List<Page> pages, Runnable wanted) {
    var documents = new LinkedHashMap<String, String>();
    for (Page page : pages) {
      wanted.run();
      documents.put("%02d-%s.svg".formatted(documents.size() + 1, page.name()), svg(page));
    }
    return documents;
  }

  private static String svg(Page page) {
    double width = page.size().width();
    double height = page.size().height();
    var graphics = new SVGGraphics2D(width, height, SVGUnits.MM);
    graphics.setDefsKeyPrefix(page.name());
    graphics.setGeomDoubleConverter(Pictures::hundredths);
    graphics.scale(FINE, FINE);
    page.paint(graphics);
    return HEADER
        + graphics.getSVGElement(
            page.name(),
            true,
            new ViewBox(0, 0, (int) Math.round(width * FINE), (int) Math.round(height * FINE)),
            null,
            null)
        + "\n";
  }
}
