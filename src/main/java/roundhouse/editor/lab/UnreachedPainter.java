package roundhouse.editor.lab;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import roundhouse.board.Tile;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/**
 * The market and the tiles of a title beside each other; what no game has used is faint and struck
 * through.
 */
final class UnreachedPainter implements Painter {
  private static final double TILE = 40;
  private static final double NUMBER = 11;
  private static final double GAP = 6;
  private static final double VEIL = 0.7;

  private final Unreached unreached;
  private final Theme theme;
  private final Dimension size;
  private final MarketPainter market;

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
  }

  @Override
  public Rectangle2D bounds() {
    return new Rectangle2D.Double(0, 0, size.width, size.height);
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    double half = size.width / 2.0;
    Graphics2D left =
        in(graphics, market.bounds(), new Rectangle2D.Double(0, 0, half, size.height));
    market.paint(left);
    for (MarketSpace space : unreached.title().market().spaces())
      if (unreached.isEmpty(space)) strike(left, market.box(space.cell()));
    left.dispose();
    tiles(graphics, new Rectangle2D.Double(half + GAP, 0, half - GAP, size.height));
  }

  /** The graphics in which a picture fills a place as far as its shape allows. */
  private static Graphics2D in(Graphics2D graphics, Rectangle2D picture, Rectangle2D place) {
    double scale =
        Math.min(place.getWidth() / picture.getWidth(), place.getHeight() / picture.getHeight());
    var own = (Graphics2D) graphics.create();
    own.translate(place.getX(), place.getY());
    own.scale(scale, scale);
    own.translate(-picture.getX(), -picture.getY());
    return own;
  }

  private void tiles(Graphics2D graphics, Rectangle2D place) {
    List<Map.Entry<String, Tile>> all = List.copyOf(unreached.tiles().entrySet());
    double high = TILE + NUMBER + GAP;
    double scale = 1;
    while (rows(all.size(), place.getWidth(), scale) * high * scale > place.getHeight())
      scale *= 0.95;
    int across = across(place.getWidth(), scale);
    var own = (Graphics2D) graphics.create();
    own.transform(new AffineTransform(scale, 0, 0, scale, place.getX(), place.getY()));
    for (int at = 0; at < all.size(); at++) {
      double x = at % across * (TILE + GAP);
      double y = at / across * high;
      tile(
          own,
          all.get(at).getValue(),
          all.get(at).getKey(),
          new Rectangle2D.Double(x, y, TILE, TILE));
    }
    own.dispose();
  }

  private static int across(double width, double scale) {
    return Math.max(1, (int) (width / ((TILE + GAP) * scale)));
  }

  private static int rows(int tiles, double width, double scale) {
    return Math.ceilDiv(tiles, across(width, scale));
  }

  private void tile(Graphics2D graphics, Tile tile, String number, Rectangle2D place) {
    var painter = new TilePainter(TileFace.of(tile, 0, unreached.title().map().layout()), theme);
    Graphics2D own = in(graphics, painter.bounds(), place);
    painter.paint(own);
    own.dispose();
    if (unreached.isUnlaid(number)) strike(graphics, place);
    PictureText.plain(number, NUMBER)
        .within(TILE)
        .drawCentred(
            graphics,
            new Vec(place.getCenterX(), place.getMaxY() + NUMBER / 2),
            unreached.isUnlaid(number) ? theme.faint() : theme.text());
  }

  /** Marks what no game has used. */
  private void strike(Graphics2D graphics, Rectangle2D place) {
    Shape line =
        new Line2D.Double(
            place.getMinX() + GAP,
            place.getMaxY() - GAP,
            place.getMaxX() - GAP,
            place.getMinY() + GAP);
    Shapes.fill(graphics, place, Shapes.faint(theme.paper(), VEIL));
    Shapes.stroke(graphics, line, theme.faint(), Shapes.butt(1.5));
  }
}
