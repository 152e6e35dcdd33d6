package roundhouse.picture.market;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.market.MarketCell;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * A market with a token on one space, and arrows to where events would move it.
 *
 * @param chosen spaces that are framed
 * @param token cell of the token
 */
public record MoveArrows(
    MarketPainter market,
    Theme theme,
    Set<MarketCell> chosen,
    Optional<MarketCell> token,
    List<Arrow> arrows)
    implements Painter {
  private static final double TOKEN = 13;
  private static final double LETTERS = 11;

  /** Words are never smaller on the screen. */
  private static final double PIXELS = 9;

  /** From a line to the next, in heights of letters. */
  private static final double LINE = 1.1;

  private static final Color DISC = new Color(0x3B3F46);

  /**
   * An arrow from the token.
   *
   * @param rises whether the price there is higher
   * @param words the events that lead there, one per line
   */
  public record Arrow(MarketCell to, boolean rises, List<String> words) {
    public Arrow {
      words = List.copyOf(words);
    }
  }

  public MoveArrows {
    chosen = Set.copyOf(chosen);
    arrows = List.copyOf(arrows);
  }

  @Override
  public Rectangle2D bounds() {
    return market.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    market.paint(graphics);
    for (MarketCell cell : chosen)
      Shapes.stroke(graphics, market.box(cell), theme.changed(), Shapes.butt(3.5));
    token.ifPresent(from -> draw(graphics, from));
  }

  private void draw(Graphics2D graphics, MarketCell from) {
    Vec centre = centre(from);
    for (Arrow arrow : arrows) if (!arrow.to().equals(from)) draw(graphics, centre, arrow);
    Shapes.fill(graphics, Shapes.disc(centre, TOKEN), DISC);
    Shapes.stroke(graphics, Shapes.disc(centre, TOKEN), Theme.WHITE, Shapes.butt(2));
    for (Arrow arrow : arrows) words(graphics, arrow);
  }

  private Vec centre(MarketCell cell) {
    Rectangle2D box = market.box(cell);
    return new Vec(box.getCenterX(), box.getCenterY());
  }

  private void draw(Graphics2D graphics, Vec from, Arrow arrow) {
    new MarketArrow(from, centre(arrow.to()))
        .draw(graphics, arrow.rises() ? theme.changed() : theme.legal());
  }

  /** Writes in the lower part of the space, away from the price. */
  private void words(Graphics2D graphics, Arrow arrow) {
    Rectangle2D box = market.box(arrow.to());
    double least = PIXELS / graphics.getTransform().getScaleX();
    double line = LINE * Math.max(LETTERS, least);
    double y = box.getMaxY() - line * (arrow.words().size() - 0.35);
    for (String words : arrow.words()) {
      PictureText usual = PictureText.bold(words, LETTERS).within(box.getWidth() - 6);
      PictureText.bold(words, Math.max(usual.size(), least))
          .drawOnBand(graphics, new Vec(box.getCenterX(), y), Theme.INK, Theme.WHITE);
      y += line;
    }
  }
}
