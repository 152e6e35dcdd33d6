package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;
import roundhouse.picture.Livery;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/** Draws a space of a market: its zones and its price. */
record SpacePainter(Theme theme) {
  private static final double STRIPE = 7;
  private static final double PRICE = 22;
  private static final Color LINE = new Color(0x55585C);

  /** The order of zones in a space: the first gives the ground, others a stripe. */
  private static final List<Zone> ORDER =
      List.of(
          Zone.CLOSES,
          Zone.BANKRUPT,
          Zone.ENDS_GAME,
          Zone.BROWN,
          Zone.ORANGE,
          Zone.GREEN,
          Zone.YELLOW,
          Zone.PAR,
          Zone.REFLOAT,
          Zone.FIRST_SALE_FREE);

  void draw(Graphics2D graphics, MarketSpace space, Rectangle2D box) {
    List<Color> colors =
        ORDER.stream()
            .filter(space::in)
            .map(zone -> theme.zones().getOrDefault(zone, theme.space()))
            .toList();
    Color ground = colors.isEmpty() ? theme.space() : colors.getFirst();
    Shapes.fill(graphics, box, ground);
    for (int stripe = 1; stripe < colors.size(); stripe++) {
      double y = box.getMaxY() - stripe * STRIPE;
      Shapes.fill(
          graphics,
          new Rectangle2D.Double(box.getX(), y, box.getWidth(), STRIPE),
          colors.get(stripe));
    }
    Shapes.stroke(graphics, box, LINE, Shapes.butt(1.2));
    PictureText.bold(String.valueOf(space.price()), PRICE)
        .within(box.getWidth() - 10)
        .draw(graphics, box.getX() + 6, box.getY() + 14, Livery.contrast(ground));
  }
}
