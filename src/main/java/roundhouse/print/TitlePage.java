package roundhouse.print;

import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.compare.DesignComparison;
import roundhouse.engine.Title;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.ManifestEntries;
import roundhouse.picture.tile.ManifestPainter;
import roundhouse.picture.tile.UpgradeChart;
import roundhouse.print.html.ComparisonPage;
import roundhouse.print.html.HtmlPage;

/**
 * A title as one HTML page that needs no other file: map, share prices, tiles, tables for players,
 * the rules in words, and what differs from the design it extends.
 */
public final class TitlePage {
  private static final int WIDTH = 1200;
  private static final int COLUMNS = 8;

  /** The width of the chart of upgrades for its height. */
  private static final double SHAPE = 1.6;

  private static final int PIXELS_PER_MILLIMETRE = 4;

  private final Title title;
  private final Liveries liveries;
  private final HtmlPage body = new HtmlPage();

  private TitlePage(Title title) {
    this.title = title;
    this.liveries = Liveries.of(title.design().companies().values());
  }

  /**
   * @param withBase the comparison of the design that it extends with the title
   */
  public static String of(Title title, Optional<DesignComparison> withBase) {
    var page = new TitlePage(title);
    page.pictures();
    write(PlayerAid.of(title), page.body);
    write(RulesSummary.of(title), page.body);
    withBase.ifPresent(comparison -> ComparisonPage.write(comparison, page.body));
    return page.body.page(title.design().title());
  }

  private void pictures() {
    body.line("<h1>%s</h1>", title.design().title());
    body.line("<p class=\"lead\">%s</p>", title.design().says());
    body.line("<div class=\"charts\">");
    body.figure("Map", new BoardPainter(Board.empty(title.map()), liveries, Theme.LIGHT), WIDTH);
    body.figure(
        "Share prices",
        new MarketPainter(title.market(), PriceTokens.NONE, liveries, Theme.LIGHT),
        WIDTH);
    body.figure(
        "Tiles",
        new ManifestPainter(
            ManifestEntries.of(title, Optional.empty()),
            title.map().layout(),
            COLUMNS,
            Theme.LIGHT),
        WIDTH);
    body.figure(
        "Upgrades",
        UpgradeChart.of(title, ManifestEntries.of(title, Optional.empty()), SHAPE, Theme.LIGHT),
        WIDTH);
    body.line("</div>");
  }

  /** Writes the blocks of a printed document. */
  private static void write(List<PageBlock> blocks, HtmlPage page) {
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
