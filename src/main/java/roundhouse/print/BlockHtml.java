package roundhouse.print;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.print.html.HtmlPage;

/** The blocks of a printed document as HTML. */
final class BlockHtml {
  private static final int PIXELS_PER_MILLIMETRE = 4;

  private final StringBuilder html = new StringBuilder();
  private boolean inTable;

  private BlockHtml() {}

  static String of(List<PageBlock> blocks) {
    var text = new BlockHtml();
    blocks.forEach(text::add);
    text.table(false);
    return text.html.toString();
  }

  private void add(PageBlock block) {
    table(block instanceof PageBlock.Row);
    switch (block) {
      case PageBlock.Headline head -> line("<h1>%s</h1>", head.text());
      case PageBlock.Heading head -> line("<h2>%s</h2>", head.text());
      case PageBlock.Paragraph text ->
          line(
              "<p" + indent(text.indent()) + ">" + styled(text.type(), "%s") + "</p>", text.text());
      case PageBlock.Statement says ->
          line(
              "<p" + indent(says.indent()) + ">" + (says.so() ? "☑" : "☐") + " %s</p>",
              says.text());
      case PageBlock.Row row -> row(row);
    }
  }

  private static String indent(double millimetres) {
    long left = Math.round(millimetres * PIXELS_PER_MILLIMETRE);
    return left == 0 ? "" : " style=\"margin-left: " + left + "px\"";
  }

  private static String styled(Typeface type, String text) {
    return switch (type) {
      case BOLD -> "<b>" + text + "</b>";
      case ITALIC -> "<i>" + text + "</i>";
      default -> text;
    };
  }

  private void row(PageBlock.Row row) {
    String cell = row.head() ? "<th>%s</th>" : "<td>%s</td>";
    html.append("<tr>")
        .append(
            row.cells().stream()
                .map(text -> cell.formatted(HtmlPage.text(text)))
                .collect(Collectors.joining()))
        .append("</tr>\n");
  }

  private void line(String pattern, String text) {
    html.append(pattern.formatted(HtmlPage.text(text))).append('\n');
  }

  /** Opens or closes a table where rows begin or end. */
  private void table(boolean wanted) {
    if (wanted != inTable) html.append(wanted ? "<table>\n" : "</table>\n");
    inTable = wanted;
  }
}
