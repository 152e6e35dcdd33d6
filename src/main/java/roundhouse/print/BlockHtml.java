package roundhouse.print;

import java.util.List;
import roundhouse.print.html.HtmlPage;

/** Writes the blocks of a printed document as HTML. */
final class BlockHtml {
  private static final int PIXELS_PER_MILLIMETRE = 4;

  private BlockHtml() {}

  static void write(List<PageBlock> blocks, HtmlPage page) {
    boolean inTable = false;
    for (PageBlock block : blocks) {
      boolean row = block instanceof PageBlock.Row;
      if (row != inTable) page.line(row ? "<table>" : "</table>");
      inTable = row;
      add(block, page);
    }
    if (inTable) page.line("</table>");
  }

  private static void add(PageBlock block, HtmlPage page) {
    switch (block) {
      case PageBlock.Headline head -> page.line("<h1>%s</h1>", head.text());
      case PageBlock.Heading head -> page.line("<h2>%s</h2>", head.text());
      case PageBlock.Paragraph text ->
          page.line("<p" + indent(text.indent()) + ">" + styled(text.type()) + "</p>", text.text());
      case PageBlock.Statement says ->
          page.line(
              "<p" + indent(says.indent()) + ">" + (says.so() ? "☑" : "☐") + " %s</p>",
              says.text());
      case PageBlock.Row row -> page.row(row.head() ? "th" : "td", row.cells());
    }
  }

  private static String indent(double millimetres) {
    long left = Math.round(millimetres * PIXELS_PER_MILLIMETRE);
    return left == 0 ? "" : " style=\"margin-left: " + left + "px\"";
  }

  private static String styled(Typeface type) {
    return switch (type) {
      case BOLD -> "<b>%s</b>";
      case ITALIC -> "<i>%s</i>";
      default -> "%s";
    };
  }
}
