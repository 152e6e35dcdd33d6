package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import roundhouse.market.Direction;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.picture.Livery;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Draws ledges between the spaces of a market, and arrows where a price turns at the end of a row.
 */
record MarketEdgePainter(StockMarket market, Function<MarketCell, Rectangle2D> box, Theme theme) {
  private static final Color LEDGE = new Color(0x1F4E8C);
  private static final Color LEDGE_IN_THE_DARK = new Color(0x7FB0F0);
  private static final double WIDTH = 4;
  private static final double ARROW = 6;
  private static final double INSET = 8;

  void draw(Graphics2D graphics) {
    for (MarketSpace space : market.spaces()) {
      if (!market.zigzag()) arrows(graphics, space.cell());
      if (space.in(Zone.BELOW_LEDGE)) ledge(graphics, space.cell());
    }
  }

  /** Draws a heavy line where a space below the ledge touches one above it. */
  private void ledge(Graphics2D graphics, MarketCell cell) {
    Rectangle2D here = box.apply(cell);
    if (above(cell.row() - 1, cell.column()))
      line(
          graphics,
          new Vec(here.getMinX(), here.getMinY()),
          new Vec(here.getMaxX(), here.getMinY()));
    if (above(cell.row(), cell.column() - 1))
      line(
          graphics,
          new Vec(here.getMinX(), here.getMinY()),
          new Vec(here.getMinX(), here.getMaxY()));
  }

  private boolean above(int row, int column) {
    return has(row, column)
        && !market.rows().get(row).get(column).orElseThrow().in(Zone.BELOW_LEDGE);
  }

  private boolean has(int row, int column) {
    return row >= 0
        && row < market.rows().size()
        && column >= 0
        && column < market.rows().get(row).size()
        && market.rows().get(row).get(column).isPresent();
  }

  private void line(Graphics2D graphics, Vec from, Vec to) {
    Color ledge = Livery.contrast(theme.space()).equals(Theme.INK) ? LEDGE : LEDGE_IN_THE_DARK;
    Shapes.stroke(graphics, Shapes.line(from, to), ledge, Shapes.round(WIDTH));
  }

  private void arrows(Graphics2D graphics, MarketCell cell) {
    if (!has(cell.row(), cell.column() + 1)) arrow(graphics, cell, Direction.RIGHT, new Vec(1, 0));
    if (!has(cell.row(), cell.column() - 1)) arrow(graphics, cell, Direction.LEFT, new Vec(-1, 0));
  }

  /** Draws where a token moves instead of leaving the market. */
  private void arrow(Graphics2D graphics, MarketCell cell, Direction step, Vec side) {
    MarketCell turned = market.moved(cell, PriceMove.of(step));
    if (turned.equals(cell)) return;
    Rectangle2D here = box.apply(cell);
    Rectangle2D there = box.apply(turned);
    Vec centre = new Vec(here.getCenterX(), here.getCenterY());
    Vec way = new Vec(there.getCenterX(), there.getCenterY()).minus(centre).unit();
    Vec at =
        centre
            .plus(side.times(here.getWidth() / 2 - INSET))
            .plus(way.times(here.getHeight() / 2 - INSET));
    Vec across = way.normal().times(ARROW * 0.8);
    Shapes.fill(
        graphics,
        Shapes.polygon(List.of(at.plus(way.times(ARROW)), at.plus(across), at.minus(across))),
        Livery.contrast(theme.space()));
  }
}
