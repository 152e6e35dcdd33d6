package roundhouse.print;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.files.AtomicFiles;

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
}
