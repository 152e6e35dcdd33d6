package roundhouse.print;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import roundhouse.picture.PictureText;
import roundhouse.print.PageCanvas.Words;

/**
 * Writes pages as one PDF document of lines and shapes, in which texts can be found, copied and
 * read aloud: those of pictures are text, others lie unseen on top of their shapes. Equal pages
 * give equal bytes.
 */
public final class PdfPages {
  private static final double POINTS = 72 / 25.4;

  /**
   * Pictures are drawn larger by this factor and then scaled down, because they omit details that
   * are too small.
   */
  private static final double FINE = 4;

  /** Copied, a ligature would be a sign of its own; it is made within a piece of text only. */
  private static final String NO_LIGATURE = "(?<=f)";

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
      var letters = new Letters(document);
      for (PrintedPage page : pages) {
        wanted.run();
        add(document, page, letters);
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

  private static void add(PDDocument document, PrintedPage page, Letters letters)
      throws IOException {
    float width = (float) (page.sheet().width() * POINTS);
    float height = (float) (page.sheet().height() * POINTS);
    var sheet = new PDPage(new PDRectangle(width, height));
    document.addPage(sheet);
    var graphics = new PdfBoxGraphics2D(document, (float) (width * FINE), (float) (height * FINE));
    graphics.setFontTextDrawer(letters);
    graphics.transform(AffineTransform.getScaleInstance(POINTS * FINE, POINTS * FINE));
    var words = new ArrayList<Words>();
    page.paint(graphics, words::add);
    graphics.dispose();
    try (var content = new PDPageContentStream(document, sheet)) {
      content.saveGraphicsState();
      content.transform(Matrix.getScaleInstance((float) (1 / FINE), (float) (1 / FINE)));
      content.drawForm(graphics.getXFormObject());
      content.restoreGraphicsState();
      write(content, words, letters.usual(), height);
    }
  }

  /** Writes texts unseen, each as wide as its shape. */
  private static void write(
      PDPageContentStream content, List<Words> words, PDFont font, double height)
      throws IOException {
    content.beginText();
    content.setRenderingMode(RenderingMode.NEITHER);
    for (Words each : words) {
      String text = known(each.text(), font);
      if (text.isBlank()) continue;
      double size = each.style().size() * POINTS;
      double wanted = each.style().type().width(each.text(), each.style().size()) * POINTS;
      content.setFont(font, (float) size);
      content.setHorizontalScaling((float) (wanted * 1e5 / (font.getStringWidth(text) * size)));
      content.setTextMatrix(
          Matrix.getTranslateInstance(
              (float) (each.x() * POINTS), (float) (height - each.y() * POINTS)));
      for (String piece : text.split(NO_LIGATURE)) content.showText(piece);
    }
    content.endText();
  }

  /** A text without the signs that a font lacks. */
  private static String known(String text, PDFont font) {
    return text.codePoints()
        .mapToObj(Character::toString)
        .filter(sign -> knows(font, sign))
        .collect(Collectors.joining());
  }

  private static boolean knows(PDFont font, String sign) {
    try {
      return font.encode(sign).length > 0;
    } catch (IllegalArgumentException | IOException missing) {
      return false;
    }
  }

  /**
   * Writes the texts of pictures in the letters that come with the program; print shops refuse
   * documents without the letters of their texts. Text in other letters becomes shapes.
   */
  private static final class Letters extends PdfBoxGraphics2DFontTextDrawer {
    private static final String USUAL = "RobotoCondensed-Medium";
    private static final String BOLD = "RobotoCondensed-Bold";

    private final Map<String, PDFont> fonts;

    Letters(PDDocument document) throws IOException {
      fonts = Map.of(USUAL, font(document, USUAL), BOLD, font(document, BOLD));
    }

    private static PDFont font(PDDocument document, String name) throws IOException {
      try (InputStream file = PictureText.class.getResourceAsStream("font/" + name + ".ttf")) {
        return PDType0Font.load(document, file);
      }
    }

    PDFont usual() {
      return fonts.get(USUAL);
    }

    @Override
    protected boolean hasDynamicFontMapping() {
      return true;
    }

    @Override
    protected PDFont mapFont(Font font, IFontTextDrawerEnv env) {
      return fonts.get(font.getPSName());
    }
  }
}
