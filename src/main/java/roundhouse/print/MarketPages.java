package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import roundhouse.engine.Title;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.market.MarketPainter;
import roundhouse.print.Seams.Seam;

/**
 * The stock market, as large as fits on a page, or on several pages if its spaces would otherwise
 * be too small for markers.
 */
final class MarketPages {
  /** Minimum width of a space in millimetres, so that a marker fits. */
  private static final double LEAST = 16;

  private static final double MOST = 26;

  private MarketPages() {}

  /**
   * The pages of a market on a sheet.
   *
   * @param sheets of which one is chosen; the market is as large as fits on any of them
   */
  static Function<Sheet, List<PrintedPage>> of(Title title, List<Sheet> sheets) {
    var painter =
        new MarketPainter(title.market(), PriceTokens.NONE, Liveries.NONE, PaperTheme.THEME);
    MarketSpace any = title.market().spaces().iterator().next();
    double space = painter.box(any.cell()).getWidth();
    double fitting =
        sheets.stream().mapToDouble(sheet -> fitting(painter.bounds(), sheet)).max().orElseThrow();
    double scale = Math.min(MOST / space, Math.max(LEAST / space, fitting));
    Seams seams = seams(title, painter);
    return sheet ->
        new LargePicture(
                "market", title.design().title(), painter, sheet, scale, seams, window -> true)
            .pages();
  }

  /** Cuts between spaces. */
  private static Seams seams(Title title, MarketPainter painter) {
    List<Rectangle2D> boxes =
        title.market().spaces().stream().map(space -> painter.box(space.cell())).toList();
    return new Seams(
        boxes.stream().map(Rectangle2D::getX).distinct().map(Seam::upright).toList(),
        boxes.stream().map(Rectangle2D::getY).distinct().map(Seam::level).toList());
  }

  private static double fitting(Rectangle2D bounds, Sheet sheet) {
    double fits =
        Math.min(sheet.innerWidth() / bounds.getWidth(), sheet.innerHeight() / bounds.getHeight());
    return fits * 0.9999;
  }
}
