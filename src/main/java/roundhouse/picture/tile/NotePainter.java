package roundhouse.picture.tile;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** Draws the words and signs of a hexagon. */
public final class NotePainter {
  private static final BasicStroke THIN = Shapes.butt(1.2);

  private final Graphics2D graphics;
  private final Theme theme;
  private final Color ground;

  private NotePainter(Graphics2D graphics, Theme theme, Color ground) {
    this.graphics = graphics;
    this.theme = theme;
    this.ground = ground;
  }

  public static void draw(Graphics2D graphics, TilePlan plan, Theme theme, DetailLevel detail) {
    var ink = new NotePainter(graphics, theme, theme.ground(plan.face().tile().color()));
    for (Note note : plan.notes()) if (detail.shows(least(note))) ink.draw(note);
  }

  private static DetailLevel least(Note note) {
    return switch (note) {
      case Note.Value _, Note.Values _, Note.Label _, Note.Cost _ -> DetailLevel.MEDIUM;
      case Note.Name _, Note.Number _, Note.Destination _ -> DetailLevel.FULL;
    };
  }

  private void draw(Note note) {
    switch (note) {
      case Note.Value value -> drawValue(value);
      case Note.Values values -> drawValues(values);
      case Note.Label label -> write(Note.Label.words(label.text()), label.at(), label.crossing());
      case Note.Destination destination -> drawDestination(destination);
      case Note.Cost cost -> drawCost(cost);
      case Note.Name name -> drawName(name);
      case Note.Number(Vec at, String text) ->
          PictureText.plain(text, Note.Number.SIZE).drawCentred(graphics, at, Theme.INK);
    }
  }

  private void drawValue(Note.Value value) {
    var circle = Shapes.disc(value.at(), Note.VALUE_RADIUS);
    Shapes.fill(graphics, circle, Theme.WHITE);
    Shapes.stroke(graphics, circle, Theme.INK, THIN);
    PictureText.bold(value.text(), 17)
        .within(Note.VALUE_RADIUS * 1.7)
        .drawCentred(graphics, value.at(), Theme.INK);
  }

  private void drawValues(Note.Values values) {
    List<Note.Cell> cells = values.cells();
    double left = values.at().x() - values.width() / 2;
    double top = values.at().y() - values.height() / 2;
    for (int i = 0; i < cells.size(); i++) {
      Note.Cell cell = cells.get(i);
      double x = left + i % values.columns() * Note.CELL_WIDTH;
      double y = top + i / values.columns() * Note.CELL_HEIGHT;
      var box = new Rectangle2D.Double(x, y, Note.CELL_WIDTH, Note.CELL_HEIGHT);
      Shapes.fill(graphics, box, theme.ground(cell.color()));
      Shapes.stroke(graphics, box, Theme.INK, THIN);
      PictureText.bold(text(cell), 16)
          .within(Note.CELL_WIDTH - 4)
          .drawCentred(graphics, new Vec(box.getCenterX(), box.getCenterY()), Theme.INK);
    }
  }

  /** The value, after the first letter of the train type it applies to. */
  private static String text(Note.Cell cell) {
    String train =
        cell.train().isEmpty() ? "" : cell.train().substring(0, 1).toUpperCase(Locale.ROOT);
    return train + cell.value();
  }

  private void drawDestination(Note.Destination note) {
    Rectangle2D space = note.box();
    var box =
        new RoundRectangle2D.Double(
            space.getX(), space.getY(), space.getWidth(), space.getHeight(), 8, 8);
    Shapes.fill(graphics, box, Theme.INK);
    Note.Destination.words(note.company()).drawCentred(graphics, note.at(), Theme.WHITE);
  }

  private void drawCost(Note.Cost cost) {
    PictureText words = PictureText.bold(String.valueOf(cost.cost()), 15);
    if (cost.terrain().isEmpty()) {
      drawPlainCost(cost, words);
      return;
    }
    Vec sign = cost.at().plus(new Vec(0, -8));
    switch (cost.terrain()) {
      case "water", "river", "lake", "swamp", "marsh" -> drawWaves(sign);
      default -> drawMountain(sign);
    }
    words.drawCentred(graphics, cost.at().plus(new Vec(0, 11)), Theme.INK);
  }

  /** A cost without a reason is a number in a frame. */
  private void drawPlainCost(Note.Cost cost, PictureText words) {
    Shapes.stroke(graphics, cost.box(), Theme.INK, THIN);
    words.drawCentred(graphics, cost.at(), Theme.INK);
  }

  private void drawMountain(Vec at) {
    var peak =
        Shapes.polygon(
            List.of(at.plus(new Vec(-15, 10)), at.plus(new Vec(0, -12)), at.plus(new Vec(15, 10))));
    Shapes.fill(graphics, peak, Theme.MOUNTAIN);
    Shapes.stroke(graphics, peak, Theme.INK, THIN);
  }

  private void drawWaves(Vec at) {
    var waves = new Path2D.Double();
    for (double y = -7; y <= 7; y += 7) {
      waves.moveTo(at.x() - 15, at.y() + y);
      for (int x = -15; x < 15; x += 10) {
        waves.quadTo(at.x() + x + 2.5, at.y() + y - 5, at.x() + x + 5, at.y() + y);
        waves.quadTo(at.x() + x + 7.5, at.y() + y + 5, at.x() + x + 10, at.y() + y);
      }
    }
    Shapes.stroke(graphics, waves, Theme.WATER, Shapes.round(3));
  }

  private void write(PictureText words, Vec at, boolean crossing) {
    if (crossing) words.drawOnBand(graphics, at, Theme.INK, ground);
    else words.drawCentred(graphics, at, Theme.INK);
  }

  private void drawName(Note.Name name) {
    double line = name.height() / name.lines().size();
    for (int i = 0; i < name.lines().size(); i++) {
      double y = (i - (name.lines().size() - 1) / 2.0) * line;
      PictureText words = PictureText.plain(name.lines().get(i), NameLines.SIZE);
      write(words, name.at().plus(new Vec(0, y)), name.crossing());
    }
  }
}
