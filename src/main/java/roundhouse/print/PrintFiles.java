package roundhouse.print;

import java.awt.Rectangle;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.files.AtomicFiles;
import roundhouse.picture.SvgGraphics;

/**
 * Writes pages as one PDF if the target ends in {@code .pdf}, otherwise as a folder of SVG files.
 */
public final class PrintFiles {
  private PrintFiles() {}

  /**
   * Writes pages.
   *
   * @param title of the game, for the PDF
   * @throws IOException with the reason in a sentence, if the target cannot be written
   */
  public static void write(List<PrintedPage> pages, String title, Path target) throws IOException {
    write(pages, title, target, () -> {});
  }

  /**
   * Writes pages, each file completely or not at all.
   *
   * @param title of the game, for the PDF
   * @param wanted called before each page is drawn, and before anything is written; an exception
   *     cancels the work and leaves existing files unchanged
   * @throws IOException with the reason in a sentence, if the target cannot be written
   */
  public static void write(List<PrintedPage> pages, String title, Path target, Runnable wanted)
      throws IOException {
    if (target.toString().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
      byte[] pdf = PdfPages.of(pages, title, wanted);
      wanted.run();
      AtomicFiles.writeOutput(target, pdf);
      return;
    }
    if (Files.isRegularFile(target))
      throw new IOException(
          "'%s' is a file: choose a file that ends in .pdf, or a folder for SVG files."
              .formatted(target));
    Map<String, String> drawn = SvgPages.of(pages, wanted);
    wanted.run();
    for (Map.Entry<String, String> page : drawn.entrySet())
      AtomicFiles.writeOutput(
          target.resolve(page.getKey()), page.getValue().getBytes(StandardCharsets.UTF_8));
  }

  /** Writes pages as SVG documents of the page's size. */
  public static final class SvgPages {
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
            String.format(Locale.ROOT, "%02d-%s.svg", documents.size() + 1, page.name()),
            svg(page));
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
}
