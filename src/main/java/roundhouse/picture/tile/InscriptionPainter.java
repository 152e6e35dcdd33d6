package roundhouse.picture.tile;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** Draws the words and signs of a hexagon. */
public final class InscriptionPainter {
  private static final BasicStroke THIN = Shapes.butt(1.2);

  private static final Color WATER_INK = new Color(0x0E3D66);
  private static final Color LAND_INK = new Color(0x633C22);

  private final Graphics2D graphics;
  private final Optional<Color> halo;

  private InscriptionPainter(Graphics2D graphics, Optional<Color> halo) {
    this.graphics = graphics;
    this.halo = halo;
  }

  /** Draws the words of a tile alone. */
  static void draw(Graphics2D graphics, TilePlan plan, DetailLevel detail) {
    for (Inscription inscription : plan.inscriptions())
      if (detail.shows(least(inscription))) draw(graphics, inscription, Optional.empty());
  }

  /**
   * Draws a word.
   *
   * @param halo a light rim around letters that lie on something
   */
  public static void draw(Graphics2D graphics, Inscription inscription, Optional<Color> halo) {
    new InscriptionPainter(graphics, halo).draw(inscription);
  }

  private static DetailLevel least(Inscription inscription) {
    return inscription instanceof Inscription.Number ? DetailLevel.FULL : DetailLevel.MEDIUM;
  }

  private void draw(Inscription inscription) {
    switch (inscription) {
      case RevenueInscription.Circle value -> drawValue(value);
      case RevenueInscription.Table values -> drawValues(values);
      case Inscription.Label label ->
          write(Inscription.Label.words(label.text()), label.at(), Theme.INK);
      case Inscription.Destination destination -> drawDestination(destination);
      case Inscription.Cost cost -> drawCost(cost);
      case Inscription.Toll toll -> drawToll(toll);
      case Inscription.Name name -> drawName(name);
      case Inscription.Figure figure -> {
        figure.words().drawHalo(graphics, figure.at(), Theme.WHITE);
        figure.words().drawCentred(graphics, figure.at(), Theme.INK);
      }
      case Inscription.Number(Vec at, String text) ->
          write(PictureText.plain(text, Inscription.Number.SIZE), at, Theme.INK);
    }
  }

  private void drawValue(RevenueInscription.Circle value) {
    var circle = Shapes.disc(value.at(), RevenueInscription.RADIUS);
    Shapes.fill(graphics, circle, Theme.WHITE);
    Shapes.stroke(graphics, circle, Theme.INK, THIN);
    PictureText.bold(value.text(), RevenueInscription.CIRCLE_LETTERS)
        .within(RevenueInscription.RADIUS * 1.7)
        .drawCentred(graphics, value.at(), Theme.INK);
  }

  /** The cells are light in every theme: their numbers are dark. */
  private void drawValues(RevenueInscription.Table values) {
    List<RevenueInscription.Cell> cells = values.cells();
    double left = values.at().x() - values.width() / 2;
    double top = values.at().y() - values.height() / 2;
    for (int i = 0; i < cells.size(); i++) {
      RevenueInscription.Cell cell = cells.get(i);
      double x = left + i % values.columns() * RevenueInscription.CELL_WIDTH;
      double y = top + i / values.columns() * RevenueInscription.CELL_HEIGHT;
      var box =
          new Rectangle2D.Double(
              x, y, RevenueInscription.CELL_WIDTH, RevenueInscription.CELL_HEIGHT);
      Shapes.fill(graphics, box, Theme.LIGHT.ground(cell.color()));
      Shapes.stroke(graphics, box, Theme.INK, THIN);
      PictureText.bold(text(cell), RevenueInscription.CELL_LETTERS)
          .within(RevenueInscription.CELL_WIDTH - 4)
          .drawCentred(graphics, new Vec(box.getCenterX(), box.getCenterY()), Theme.INK);
    }
  }

  /** The value, after the first letter of the train type it applies to. */
  private static String text(RevenueInscription.Cell cell) {
    String train =
        cell.train().isEmpty() ? "" : cell.train().substring(0, 1).toUpperCase(Locale.ROOT);
    return train + cell.value();
  }

  private void drawDestination(Inscription.Destination inscription) {
    Rectangle2D space = inscription.box();
    var box =
        new RoundRectangle2D.Double(
            space.getX(), space.getY(), space.getWidth(), space.getHeight(), 8, 8);
    Shapes.fill(graphics, box, Theme.INK);
    Inscription.Destination.words(inscription.company())
        .drawCentred(graphics, inscription.at(), Theme.WHITE);
  }

  /** A number after its sign; a cost without a reason is a number in a frame. */
  private void drawCost(Inscription.Cost cost) {
    Color color = cost.terrain().isEmpty() ? Theme.INK : isWater(cost) ? WATER_INK : LAND_INK;
    if (cost.terrain().isEmpty()) Shapes.stroke(graphics, cost.box(), Theme.INK, THIN);
    Vec sign = cost.at().plus(new Vec(Inscription.Cost.SIGN / 2 + 3 - cost.width() / 2, 0));
    if (isWater(cost)) drawWaves(sign);
    else if (!cost.terrain().isEmpty()) drawMountain(sign);
    write(cost.words(), cost.at().plus(new Vec(cost.sign() / 2, 0)), color);
  }

  private static boolean isWater(Inscription.Cost cost) {
    return TerrainPainter.isWater(cost.terrain());
  }

  private void drawToll(Inscription.Toll toll) {
    var pill =
        new RoundRectangle2D.Double(
            toll.box().getX(),
            toll.box().getY(),
            toll.width(),
            toll.height(),
            toll.height(),
            toll.height());
    Shapes.fill(graphics, pill, toll.water() ? WATER_INK : LAND_INK);
    toll.words().drawCentred(graphics, toll.at(), Theme.WHITE);
  }

  private void drawMountain(Vec at) {
    var peak =
        Shapes.polygon(
            List.of(at.plus(new Vec(-6, 5)), at.plus(new Vec(0, -6)), at.plus(new Vec(6, 5))));
    Shapes.fill(graphics, peak, LAND_INK);
  }

  private void drawWaves(Vec at) {
    var waves = new Path2D.Double();
    for (double y = -3; y <= 3; y += 6) {
      waves.moveTo(at.x() - 6, at.y() + y);
      for (int x = -6; x < 6; x += 6) {
        waves.quadTo(at.x() + x + 1.5, at.y() + y - 3, at.x() + x + 3, at.y() + y);
        waves.quadTo(at.x() + x + 4.5, at.y() + y + 3, at.x() + x + 6, at.y() + y);
      }
    }
    Shapes.stroke(graphics, waves, WATER_INK, Shapes.round(2));
  }

  private void write(PictureText words, Vec at, Color color) {
    halo.ifPresent(rim -> words.drawHalo(graphics, at, rim));
    words.drawCentred(graphics, at, color);
  }

  private void drawName(Inscription.Name name) {
    double line = name.height() / name.lines().size();
    for (int i = 0; i < name.lines().size(); i++) {
      double y = (i - (name.lines().size() - 1) / 2.0) * line;
      PictureText words = PictureText.plain(name.lines().get(i), NameLines.SIZE);
      write(words, name.at().plus(new Vec(0, y)), Theme.INK);
    }
  }
}
