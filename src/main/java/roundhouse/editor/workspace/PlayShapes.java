package roundhouse.editor.workspace;

import java.awt.geom.Rectangle2D;
import roundhouse.market.StockMarket;
import roundhouse.picture.HexGeometry;

/**
 * The shapes of a title that decide how the screen is shared.
 *
 * @param width of the board with its margins, in radii of a hex
 * @param height of the board with its margins, in radii of a hex
 * @param columns of the market, as wide as a space
 * @param rows of the market
 */
public record PlayShapes(double width, double height, int columns, int rows) {
  /** Those of a usual title, until one is loaded. */
  static final PlayShapes USUAL = new PlayShapes(22, 20, 18, 10);

  public PlayShapes {
    if (!(width > 0 && height > 0 && columns > 0 && rows > 0))
      throw new IllegalArgumentException(
          "a board of %s × %s and a market of %s × %s have no shape"
              .formatted(width, height, columns, rows));
  }

  /**
   * @param board the bounds of its picture
   */
  public static PlayShapes of(Rectangle2D board, StockMarket market) {
    int cells = market.rows().stream().mapToInt(row -> row.size()).max().orElse(1);
    return new PlayShapes(
        board.getWidth() / HexGeometry.RADIUS,
        board.getHeight() / HexGeometry.RADIUS,
        // The two tiers of a zigzag overlap by half a space.
        market.zigzag() ? (cells + 2) / 2 : cells,
        market.zigzag() ? 2 * market.rows().size() : market.rows().size());
  }

  /** The largest radius of a hex with which the board fits a room. */
  double radius(double roomWidth, double roomHeight) {
    return Math.min(roomWidth / width, roomHeight / height);
  }
}
