package roundhouse.print;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.TimeZone;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/** Writes pages as one PDF document of lines and shapes. Equal pages give equal bytes. */
public final class PdfPages {
  private static final double POINTS = 72 / 25.4;

  /**
   * Pictures are drawn larger by this factor and then scaled down, because they omit details that
   * are too small.
   */
  private static final double FINE = 4;

  private PdfPages() {}

  /**
   * @param name of the document, for readers and printers
   */
  public static byte[] of(List<PrintedPage> pages, String name) throws IOException {
    return of(pages, name, () -> {});
  }

  /**
   * Draws the pages.
   *
   * @param name of the document, for readers and printers
   * @param wanted called before each page; an exception cancels the work
   */
  static byte[] of(List<PrintedPage> pages, String name, Runnable wanted) throws IOException {
    try (var document = new PDDocument()) {
      document.setDocumentId(name.hashCode() & 0xffffffffL);
      document.setDocumentInformation(information(name));
      for (PrintedPage page : pages) {
        wanted.run();
        add(document, page);
      }
      var bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    }
  }

  private static PDDocumentInformation information(String name) {
    var information = new PDDocumentInformation();
    information.setTitle(name);
    information.setProducer("Roundhouse");
    Calendar always = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
    always.setTimeInMillis(0);
    information.setCreationDate(always);
    return information;
  }

  private static void add(PDDocument document, PrintedPage page) throws IOException {
    float width = (float) (page.sheet().width() * POINTS);
    float height = (float) (page.sheet().height() * POINTS);
    var sheet = new PDPage(new PDRectangle(width, height));
    document.addPage(sheet);
    var graphics = new PdfBoxGraphics2D(document, (float) (width * FINE), (float) (height * FINE));
    graphics.transform(AffineTransform.getScaleInstance(POINTS * FINE, POINTS * FINE));
    page.paint(graphics);
    graphics.dispose();
    try (var content = new PDPageContentStream(document, sheet)) {
      content.transform(Matrix.getScaleInstance((float) (1 / FINE), (float) (1 / FINE)));
      content.drawForm(graphics.getXFormObject());
    }
  }
}
