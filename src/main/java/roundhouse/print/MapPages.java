package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.engine.Title;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardPainter;

/** The map to scale. */
final class MapPages {
  private MapPages() {}

  /**
   * The pages of a map on a sheet.
   *
   * @param hexSize distance between opposite edges of a hex, in millimetres
   */
  static Function<Sheet, List<PrintedPage>> of(Title title, double hexSize) {
    var painter =
        new BoardPainter(
            Board.empty(title.map()),
            Liveries.of(title.design().companies().values()),
            PaperTheme.THEME);
    double scale = hexSize / (2 * painter.geometry().inradius());
    Seams seams = HexSeams.of(title.map(), painter.geometry());
    return sheet ->
        new LargePicture(
                "map",
                title.design().title(),
                painter,
                sheet,
                scale,
                seams,
                window -> hasHex(title, painter.geometry(), window))
            .pages();
  }

  private static boolean hasHex(Title title, HexGeometry geometry, Rectangle2D window) {
    return title.map().hexes().values().stream().anyMatch(hex -> lies(hex, geometry, window));
  }

  private static boolean lies(Hex hex, HexGeometry geometry, Rectangle2D window) {
    return geometry.hexagon(geometry.centre(hex.place()), 1).intersects(window);
  }
}
