package roundhouse.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes pages: as one PDF where the target ends in {@code .pdf}, else as a folder of SVG files. */
public final class PrintFiles {
  private PrintFiles() {}

  /**
   * Writes pages.
   *
   * @param title of the game, which the PDF bears
   * @throws IOException with the reason in a sentence, where the target cannot be written
   */
  public static void write(List<Page> pages, String title, Path target) throws IOException {
    if (target.toString().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
      Files.createDirectories(target.toAbsolutePath().getParent());
      Files.write(target, PdfPages.of(pages, title));
      return;
    }
    if (Files.isRegularFile(target)) throw new IOException("'%s' is a file: name one that ends in .pdf, or a folder for SVG files.".formatted(target));
    Files.createDirectories(target);
    for (Map.Entry<String, String> page : SvgPages.of(pages).entrySet()) Files.writeString(target.resolve(page.getKey()), page.getValue());
  }
}
