package roundhouse.print;

import java.util.ArrayList;
import java.util.List;

/** Lays out text on pages. */
final class TextPages {
  private static final double SIDE = 16;
  private static final double TOP = 15;

  private record Placed(PageBlock block, double y) {}

  private TextPages() {}

  /** The width of the text on a sheet. */
  static double width(Sheet sheet) {
    return sheet.width() - 2 * SIDE;
  }

  static List<PrintedPage> of(String name, Sheet sheet, List<PageBlock> blocks) {
    double width = width(sheet);
    double bottom = sheet.height() - TOP;
    var pages = new ArrayList<PrintedPage>();
    var here = new ArrayList<Placed>();
    double y = TOP;
    for (int i = 0; i < blocks.size(); i++) {
      double needed = needed(blocks, i, width);
      if (y + needed > bottom && !here.isEmpty()) {
        pages.add(page(name, sheet, List.copyOf(here), width));
        here.clear();
        y = TOP;
      }
      here.add(new Placed(blocks.get(i), y));
      y += blocks.get(i).height(width);
    }
    if (!here.isEmpty()) pages.add(page(name, sheet, List.copyOf(here), width));
    return pages;
  }

  /** A heading also needs room for the block after it. */
  private static double needed(List<PageBlock> blocks, int from, double width) {
    double needed = blocks.get(from).height(width);
    for (int i = from; blocks.get(i).keepsWithNext() && i + 1 < blocks.size(); i++)
      needed += blocks.get(i + 1).height(width);
    return needed;
  }

  private static PrintedPage page(String name, Sheet sheet, List<Placed> placed, double width) {
    return new PrintedPage(
        name,
        sheet,
        canvas -> placed.forEach(each -> each.block().draw(canvas, SIDE, each.y(), width)));
  }
}
