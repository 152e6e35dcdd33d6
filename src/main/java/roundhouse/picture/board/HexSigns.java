package roundhouse.picture.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** The signs that the map editor draws on a single hex, around the origin of the graphics. */
final class HexSigns {
  private static final float[] DASHES = {9, 9};
  private static final Color WRONG = new Color(0xC62828);
  private static final Color DOUBTFUL = new Color(0xE0A100);

  private final HexGeometry geometry;
  private final Theme theme;

  HexSigns(HexGeometry geometry, Theme theme) {
    this.geometry = geometry;
    this.theme = theme;
  }

  /** Draws an outline where a hex may be added. */
  void free(Graphics2D graphics, String place, DetailLevel detail) {
    var dashed = new BasicStroke(1.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0);
    Shapes.stroke(graphics, geometry.hexagon(0.95), Shapes.faint(theme.faint(), 0.6), dashed);
    if (detail.shows(DetailLevel.MEDIUM))
      PictureText.plain(place, 24)
          .drawCentred(graphics, Vec.ZERO, Shapes.faint(theme.faint(), 0.75));
  }

  /** Draws a folded corner on a hex that a variant changes. */
  void own(Graphics2D graphics) {
    Vec corner = geometry.corner(2).times(0.97);
    Path2D fold =
        Shapes.polygon(
            List.of(
                corner,
                corner.plus(geometry.corner(1).minus(corner).times(0.24)),
                corner.plus(geometry.corner(3).minus(corner).times(0.24))));
    Shapes.fill(graphics, fold, theme.changed());
  }

  /** Draws a flag for each company whose destination the hex is. */
  void flags(Graphics2D graphics, Liveries liveries, List<String> companies, DetailLevel detail) {
    for (int index = 0; index < companies.size(); index++) {
      Livery livery = liveries.of(companies.get(index));
      Vec foot = new Vec(-52 + 36 * index, 74);
      Shapes.stroke(
          graphics, Shapes.line(foot, foot.plus(new Vec(0, -40))), Theme.INK, Shapes.round(3));
      Path2D flag =
          Shapes.polygon(
              List.of(
                  foot.plus(new Vec(0, -42)),
                  foot.plus(new Vec(32, -33)),
                  foot.plus(new Vec(0, -18))));
      Shapes.fill(graphics, flag, livery.color());
      Shapes.stroke(graphics, flag, Theme.INK, Shapes.butt(1.5));
      if (detail.shows(DetailLevel.FULL))
        PictureText.bold(livery.letters(), 11)
            .within(24)
            .drawCentred(graphics, foot.plus(new Vec(13, -32)), livery.letterColor());
    }
  }

  /** Draws a warning sign. */
  void wrong(Graphics2D graphics, boolean error) {
    Vec at = new Vec(56, -52);
    Path2D sign =
        Shapes.polygon(
            List.of(at.plus(new Vec(0, -17)), at.plus(new Vec(17, 13)), at.plus(new Vec(-17, 13))));
    Shapes.fill(graphics, sign, error ? WRONG : DOUBTFUL);
    Shapes.stroke(graphics, sign, Theme.INK, Shapes.round(1.6));
    PictureText.bold("!", 22)
        .drawCentred(graphics, at.plus(new Vec(0, 3)), error ? Theme.WHITE : Theme.INK);
  }

  void chosen(Graphics2D graphics) {
    Shapes.fill(graphics, geometry.hexagon(0.98), Shapes.faint(theme.changed(), 0.22));
    Shapes.stroke(graphics, geometry.hexagon(0.94), theme.changed(), Shapes.round(6));
  }

  void target(Graphics2D graphics) {
    var dashed =
        new BasicStroke(
            7, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {16, 10}, 0);
    Shapes.stroke(graphics, geometry.hexagon(0.93), theme.changed(), dashed);
  }

  /** Draws in light and dark, so that the cursor is visible on any ground. */
  void cursor(Graphics2D graphics) {
    Shapes.stroke(graphics, geometry.hexagon(0.99), Theme.WHITE, Shapes.round(12));
    Shapes.stroke(graphics, geometry.hexagon(0.99), theme.legal(), Shapes.round(7));
  }

  /** Draws the outline under the pointer, and the side on which a click would act. */
  void pointed(Graphics2D graphics, Optional<Integer> edge) {
    Shapes.stroke(
        graphics, geometry.hexagon(0.97), Shapes.faint(theme.legal(), 0.75), Shapes.round(4));
    edge.ifPresent(
        side -> {
          Vec middle = geometry.edge(side).times(0.97);
          Vec along = geometry.edge(side).normal().times(0.45);
          Shapes.stroke(
              graphics,
              Shapes.line(middle.minus(along), middle.plus(along)),
              theme.legal(),
              Shapes.round(10));
        });
  }

  void edgeNumbers(Graphics2D graphics) {
    for (int edge = 0; edge < 6; edge++) {
      Vec at = geometry.edge(edge).times(0.84);
      Shapes.fill(graphics, Shapes.disc(at, 13), Theme.WHITE);
      Shapes.stroke(graphics, Shapes.disc(at, 13), theme.legal(), Shapes.butt(2.5));
      PictureText.bold(String.valueOf(edge), 17).drawCentred(graphics, at, Theme.INK);
    }
  }
}
