package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.print.PrintedGame.Part;
import roundhouse.testkit.TestTitle;
import roundhouse.testkit.Tiny;

/** A printed document has pages to scale, without pixels, whose texts can be found. */
@Tag("slow")
class PdfPagesTest {

  @ParameterizedTest
  @EnumSource(PageSize.class)
  void aDocumentHasPagesOfTheRequestedSize(PageSize size) throws IOException {
    List<PrintedPage> pages = game(size).pages();

    try (PDDocument document = Loader.loadPDF(PdfPages.of(pages, "Tiny"))) {
      assertThat(document.getNumberOfPages()).isEqualTo(pages.size());
      assertThat(document.getPage(0).getMediaBox().getWidth())
          .isCloseTo((float) (size.upright().width() * 72 / 25.4), within(0.01f));
      assertThat(document.getPage(0).getMediaBox().getHeight())
          .isCloseTo((float) (size.upright().height() * 72 / 25.4), within(0.01f));
    }
  }

  @Test
  void aDocumentContainsNoPixels() throws IOException {
    try (PDDocument document = Loader.loadPDF(PdfPages.of(game(PageSize.A4).pages(), "Tiny"))) {
      for (var page : document.getPages()) assertThat(images(page.getResources())).isZero();
    }
  }

  @Test
  void theTextsOfADocumentCanBeFound() throws IOException {
    List<PrintedPage> pages = game(PageSize.A4).pages(Set.of(Part.CHARTERS, Part.AID));

    try (PDDocument document = Loader.loadPDF(PdfPages.of(pages, "Tiny"))) {
      String text = new PDFTextStripper().getText(document);
      assertThat(text).contains("Station markers", "Treasury", "floats at", "player aid");
    }
  }

  @Test
  void theNamesOnAMapAreTextOnTheSheetThatShowsThem() throws IOException {
    List<PrintedPage> pages =
        new PrintedGame(TestTitle.of("1889"), PageSize.A4, 60).pages(Set.of(Part.MAP));

    try (PDDocument document = Loader.loadPDF(PdfPages.of(pages, "1889"))) {
      assertThat(sheetsWith(document, "Kouchi")).isEqualTo(1);
      assertThat(sheetsWith(document, "Sukumo")).isEqualTo(1);
    }
  }

  private static long sheetsWith(PDDocument document, String word) throws IOException {
    long found = 0;
    for (int page = 1; page <= document.getNumberOfPages(); page++) {
      var reader = new PDFTextStripper();
      reader.setStartPage(page);
      reader.setEndPage(page);
      if (reader.getText(document).contains(word)) found++;
    }
    return found;
  }

  private static long images(PDResources resources) throws IOException {
    if (resources == null) return 0;
    long found = 0;
    for (COSName name : resources.getXObjectNames()) {
      var object = resources.getXObject(name);
      if (object instanceof PDImageXObject) found++;
      if (object instanceof PDFormXObject form) found += images(form.getResources());
    }
    return found;
  }

  @Test
  void theSamePagesGiveTheSameBytes() throws IOException {
    assertThat(PdfPages.of(game(PageSize.A4).pages(), "Tiny"))
        .isEqualTo(PdfPages.of(game(PageSize.A4).pages(), "Tiny"));
  }

  private static PrintedGame game(PageSize size) {
    return new PrintedGame(Tiny.plain(), size, PrintedGame.USUAL_HEX);
  }
}
