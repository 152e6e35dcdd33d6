package roundhouse.editor.lab;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.ManifestEntries;
import roundhouse.picture.tile.ManifestPainter;

/**
 * The market and the tiles of a title beside each other; what no game has used is faint and struck
 * through.
 */
final class UnreachedPainter implements Painter {
  private static final double GAP = 6;
  private static final double VEIL = 0.7;

  /** Of a line through a thing, in parts of its size. */
  private static final double EDGE = 0.15;

  private final Unreached unreached;
  private final Theme theme;
  private final Dimension size;
  private final MarketPainter market;
  private final List<ManifestPainter.Entry> entries;
  private final ManifestPainter tiles;

  /**
   * @param size of the view
   */
  UnreachedPainter(Unreached unreached, Theme theme, Dimension size) {
    this.unreached = unreached;
    this.theme = theme;
    this.size = new Dimension(Math.max(320, size.width), Math.max(120, size.height));
    market =
        new MarketPainter(unreached.title().market(), PriceTokens.NONE, Liveries.NONE, theme)
            .bareIn(this.size.width / 2.0, this.size.height);
    entries = ManifestEntries.of(unreached.title(), Optional.empty());
    tiles =
        ManifestPainter.in(
            (this.size.width / 2.0 - GAP) / this.size.height,
            entries,
            unreached.title().map().layout(),
            theme);
  }

  @Override
  public Rectangle2D bounds() {
    return new Rectangle2D.Double(0, 0, size.width, size.height);
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    double half = size.width / 2.0;
    Graphics2D left = in(graphics, market, new Rectangle2D.Double(0, 0, half, size.height));
    for (MarketSpace space : unreached.title().market().spaces())
      if (unreached.isEmpty(space)) strike(left, market.box(space.cell()));
    left.dispose();
    Graphics2D right =
        in(graphics, tiles, new Rectangle2D.Double(half + GAP, 0, half - GAP, size.height));
    for (int at = 0; at < entries.size(); at++)
      if (unreached.isUnlaid(entries.get(at).tile().number())) strike(right, tiles.place(at));
    right.dispose();
  }

  /** Draws a picture as large as a place allows; returns the graphics in which more is drawn. */
  private static Graphics2D in(Graphics2D graphics, Painter picture, Rectangle2D place) {
    Rectangle2D bounds = picture.bounds();
    double scale =
        Math.min(place.getWidth() / bounds.getWidth(), place.getHeight() / bounds.getHeight());
    var own = (Graphics2D) graphics.create();
    own.translate(place.getX(), place.getY());
    own.scale(scale, scale);
    own.translate(-bounds.getX(), -bounds.getY());
    picture.paint(own, scale);
    return own;
  }

  /** Marks what no game has used. */
  private void strike(Graphics2D graphics, Rectangle2D place) {
    double edge = Math.min(place.getWidth(), place.getHeight()) * EDGE;
    Shape line =
        new Line2D.Double(
            place.getMinX() + edge,
            place.getMaxY() - edge,
            place.getMaxX() - edge,
            place.getMinY() + edge);
    Shapes.fill(graphics, place, Shapes.faint(theme.paper(), VEIL));
    Shapes.stroke(graphics, line, theme.faint(), Shapes.butt(edge / 4));
  }
}
