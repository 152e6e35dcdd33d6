package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.print.PageCanvas.Words;

/** Text is set in columns of readable lines, and a long table keeps its head. */
class TextPagesTest {
  private static final List<Double> WIDTHS = List.of(0.5, 0.5);

  private static List<PageBlock> table(int rows) {
    var blocks = new ArrayList<PageBlock>();
    blocks.add(new PageBlock.Headline("A table"));
    blocks.add(new PageBlock.Row(List.of("train", "price"), WIDTHS, true));
    for (int row = 1; row <= rows; row++)
      blocks.add(new PageBlock.Row(List.of("row " + row, "100"), WIDTHS, false));
    return blocks;
  }

  private static List<Words> words(PrintedPage page) {
    var words = new ArrayList<Words>();
    page.paint(new BufferedImage(9, 9, BufferedImage.TYPE_INT_RGB).createGraphics(), words::add);
    return words;
  }

  @Test
  void aTableHasItsHeadOnEveryPage() {
    List<PrintedPage> pages = TextPages.of("aid", PageSize.A4.upright(), table(100));

    assertThat(pages).hasSizeGreaterThan(1);
    for (PrintedPage page : pages)
      assertThat(words(page)).extracting(Words::text).containsOnlyOnce("train");
  }

  @Test
  void wholeTextIsOnThePages() {
    List<PrintedPage> pages = TextPages.of("aid", PageSize.A1.upright(), table(100));

    List<Words> words = words(pages.getFirst());
    assertThat(words).extracting(Words::text).contains("row 1", "row 100");
    assertThat(words).allMatch(each -> each.x() < PageSize.A1.upright().width() - 16);
  }

  @Test
  void linesOnWidePaperAreNotMuchLongerThanOnNarrowPaper() {
    double a4 = TextPages.width(PageSize.A4.upright());

    assertThat(TextPages.width(PageSize.A1.upright())).isBetween(a4, a4 * 1.5);
    assertThat(TextPages.width(PageSize.LETTER.upright())).isBetween(a4, a4 * 1.5);
  }
}
