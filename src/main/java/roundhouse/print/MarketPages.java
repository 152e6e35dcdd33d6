package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.engine.Title;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.market.MarketPainter;

/**
 * The stock market, as large as fits on a page, or on several pages if its spaces would otherwise
 * be too small for markers.
 */
final class MarketPages {
  /** Minimum width of a space in millimetres, so that a marker fits. */
  private static final double LEAST = 16;

  private static final double MOST = 26;

  private MarketPages() {}

  static List<PrintedPage> of(Title title, PageSize size) {
    var painter =
        new MarketPainter(title.market(), PriceTokens.NONE, Liveries.NONE, PaperTheme.THEME);
    MarketSpace any = title.market().spaces().iterator().next();
    double space = painter.box(any.cell()).getWidth();
    double fitting = fitting(painter.bounds(), size);
    double scale = Math.min(MOST / space, Math.max(LEAST / space, fitting));
    return new LargePicture("market", painter, size, scale, window -> true).pages();
  }

  private static double fitting(Rectangle2D bounds, PageSize size) {
    double upright =
        Math.min(size.innerWidth() / bounds.getWidth(), size.innerHeight() / bounds.getHeight());
    double across =
        Math.min(size.innerHeight() / bounds.getWidth(), size.innerWidth() / bounds.getHeight());
    return Math.max(upright, across) * 0.9999;
  }
}
