package roundhouse.print;

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
import roundhouse.print.html.ComparisonPage;
import roundhouse.print.html.HtmlPage;

/**
 * A title as one HTML page that needs no other file: map, share prices, tiles, tables for players,
 * the rules in words, and what differs from the design it extends.
 */
public final class TitlePage {
  private static final int WIDTH = 1200;
  private static final int COLUMNS = 8;

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
    BlockHtml.write(PlayerAid.of(title), page.body);
    BlockHtml.write(RulesSummary.of(title), page.body);
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
    body.line("</div>");
  }
}
