package roundhouse.print;

import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.compare.DesignComparison;
import roundhouse.engine.Title;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
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
  private final StringBuilder body = new StringBuilder();

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
    page.add(BlockHtml.of(PlayerAid.of(title)));
    page.add(BlockHtml.of(RulesSummary.of(title)));
    withBase.ifPresent(comparison -> page.add(ComparisonPage.body(comparison)));
    return HtmlPage.page(title.design().title(), page.body.toString());
  }

  private void pictures() {
    add("<h1>%s</h1>\n".formatted(HtmlPage.text(title.design().title())));
    add("<p class=\"lead\">%s</p>\n".formatted(HtmlPage.text(title.design().says())));
    add("<div class=\"charts\">\n");
    figure("Map", new BoardPainter(Board.empty(title.map()), liveries, Theme.LIGHT));
    figure(
        "Share prices", new MarketPainter(title.market(), PriceTokens.NONE, liveries, Theme.LIGHT));
    figure(
        "Tiles",
        new ManifestPainter(
            ManifestEntries.of(title, Optional.empty()),
            title.map().layout(),
            COLUMNS,
            Theme.LIGHT));
    add("</div>\n");
  }

  private void figure(String caption, Painter painter) {
    add(
        HtmlPage.figure(
            caption, PictureFiles.svg(painter, WIDTH), WIDTH, PictureFiles.height(painter, WIDTH)));
  }

  private void add(String html) {
    body.append(html);
  }
}
