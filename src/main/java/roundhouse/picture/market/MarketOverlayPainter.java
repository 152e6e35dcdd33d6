package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import roundhouse.market.MarketCell;
import roundhouse.market.StockMarket;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Draws what is marked on a market: frames of spaces, and arrows. The price that the picked arrow
 * leads to stands at the lower edge of its space, so that no price of a space is covered.
 */
record MarketOverlayPainter(MarketPainter painter, StockMarket market, Theme theme) {
  private static final double FRAME = 5;
  private static final double LETTERS = 15;

  /** Words on an arrow are never smaller on the screen. */
  private static final double PIXELS = 11;

  /** The opacity of arrows of what could be picked instead. */
  private static final double OTHER = 0.55;

  /** Half the height of their band, in heights of letters. */
  private static final double BAND = 0.65;

  void draw(Graphics2D graphics, MarketOverlay overlay) {
    for (MarketCell cell : overlay.pars())
      Shapes.stroke(graphics, inner(cell), theme.legal(), Shapes.butt(FRAME));
    overlay
        .picked()
        .ifPresent(
            cell -> {
              Shapes.fill(graphics, inner(cell), Shapes.faint(theme.legal(), 0.35));
              Shapes.stroke(graphics, inner(cell), theme.legal(), Shapes.butt(2 * FRAME));
            });
    overlay
        .focused()
        .ifPresent(
            cell -> Shapes.stroke(graphics, painter.box(cell), theme.changed(), Shapes.butt(4)));
    for (MarketOverlay.Move move : overlay.others()) arrow(graphics, move, OTHER);
    for (MarketOverlay.Move move : overlay.moves()) {
      arrow(graphics, move, 1);
      price(graphics, move.to());
    }
  }

  private Rectangle2D inner(MarketCell cell) {
    Rectangle2D box = painter.box(cell);
    double in = FRAME / 2;
    return new Rectangle2D.Double(
        box.getX() + in, box.getY() + in, box.getWidth() - 2 * in, box.getHeight() - 2 * in);
  }

  private void arrow(Graphics2D graphics, MarketOverlay.Move move, double opacity) {
    boolean rises = market.at(move.to()).price() > market.at(move.from()).price();
    Color color = rises ? theme.changed() : theme.legal();
    new MarketArrow(centre(move.from()), centre(move.to()))
        .draw(graphics, Shapes.faint(color, opacity));
  }

  private void price(Graphics2D graphics, MarketCell cell) {
    double size = Math.max(LETTERS, PIXELS / graphics.getTransform().getScaleX());
    Rectangle2D box = painter.box(cell);
    PictureText.bold("→ " + market.at(cell).price(), size)
        .within(box.getWidth() - FRAME)
        .drawOnBand(
            graphics,
            new Vec(box.getCenterX(), box.getMaxY() - size * BAND),
            Theme.INK,
            Theme.WHITE);
  }

  /** Below the price, where tokens lie. */
  private Vec centre(MarketCell cell) {
    Rectangle2D box = painter.box(cell);
    return new Vec(box.getCenterX(), box.getCenterY() + box.getHeight() * 0.15);
  }
}
