package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out cards of equal size on pages, edge to edge.
 *
 * @param width of a card in millimetres
 * @param marked whether with cut marks
 */
record CardSheets(Sheet sheet, double width, double height, boolean marked) {

  /** Draws a card with its upper left corner at a point. */
  interface Drawing {
    void draw(PageCanvas canvas, double x, double y);
  }

  /**
   * A card.
   *
   * @param name what it is, the same for equal cards: "NYC 10 %"
   */
  record Card(String name, Drawing drawing) {
    void draw(PageCanvas canvas, double x, double y) {
      drawing.draw(canvas, x, y);
    }
  }

  List<PrintedPage> pages(String name, List<Card> cards) {
    var pages = new ArrayList<PrintedPage>();
    int each = columns() * rows();
    for (int from = 0; from < cards.size(); from += each) {
      List<Card> here = cards.subList(from, Math.min(cards.size(), from + each));
      pages.add(new PrintedPage(name, sheet, canvas -> draw(canvas, here)));
    }
    return pages;
  }

  private int columns() {
    return Math.max(1, (int) (sheet.innerWidth() / width));
  }

  private int rows() {
    return Math.max(1, (int) (sheet.innerHeight() / height));
  }

  private void draw(PageCanvas canvas, List<Card> cards) {
    double left = (sheet.width() - columns() * width) / 2;
    double top = (sheet.height() - rows() * height) / 2;
    int used = (cards.size() + columns() - 1) / columns();
    var first = new Rectangle2D.Double(left, top, width, height);
    if (marked)
      CutMarks.around(canvas, new CutMarks.Grid(first, Math.min(columns(), cards.size()), used));
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).draw(canvas, left + i % columns() * width, top + i / columns() * height);
    }
  }
}
