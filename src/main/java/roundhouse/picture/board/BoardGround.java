package roundhouse.picture.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.tile.TerrainPainter;

/** The land under the track: the colours of tiles, the lines between hexes, terrain, rivers. */
final class BoardGround {
  private static final BasicStroke RIVER = Shapes.round(11);

  /** How much darker than its ground the line between two hexes is. */
  private static final double SEAM = 0.72;

  /** How far a side that is painted over is drawn in, to leave its corners as they are. */
  private static final double INNER = 0.985;

  private final BoardPlan plan;
  private final HexGeometry geometry;
  private final Theme theme;
  private final Map<TileColor, Path2D> grounds = new TreeMap<>();

  BoardGround(BoardPlan plan, Theme theme) {
    this.plan = plan;
    this.theme = theme;
    geometry = plan.geometry();
    plan.spots().values().forEach(this::add);
  }

  /** Joins hexes of one colour into one shape, which is faster to draw. */
  private void add(Spot spot) {
    Path2D hexagon = geometry.hexagon(1);
    hexagon.transform(AffineTransform.getTranslateInstance(spot.centre().x(), spot.centre().y()));
    grounds.computeIfAbsent(spot.tile().color(), _ -> new Path2D.Double()).append(hexagon, false);
  }

  /** The colour under a hex. */
  Color under(HexId hex) {
    return theme.ground(plan.spot(hex).tile().color());
  }

  void paint(Graphics2D graphics) {
    grounds.forEach(
        (color, ground) ->
            group(
                graphics,
                "ground-" + color,
                () -> Shapes.fill(graphics, ground, theme.ground(color))));
    grounds.forEach(
        (color, ground) ->
            group(
                graphics,
                "seams-" + color,
                () -> Shapes.stroke(graphics, ground, seam(theme.ground(color)), Shapes.butt(2))));
    group(graphics, "joins", () -> paintJoins(graphics));
  }

  private static void group(Graphics2D graphics, String id, Runnable drawing) {
    SvgGraphics.group(graphics, id.toLowerCase(Locale.ROOT), drawing);
  }

  private void paintJoins(Graphics2D graphics) {
    for (Spot spot : plan.spots().values())
      spot.hex()
          .neighbors()
          .forEach(
              (edge, next) -> {
                if (plan.areas().together(spot.hex().id(), next)) join(graphics, spot, edge);
              });
  }

  /** Removes the line between two hexes of one off-board area. */
  private void join(Graphics2D graphics, Spot spot, int edge) {
    var side =
        Shapes.line(
            spot.centre().plus(geometry.corner(edge).times(INNER)),
            spot.centre().plus(geometry.corner((edge + 5) % 6).times(INNER)));
    Shapes.stroke(graphics, side, under(spot.hex().id()), Shapes.butt(5));
  }

  /** Draws terrain that costs, around the origin of the graphics. */
  void paintTerrain(Graphics2D graphics, Spot spot) {
    TerrainPainter.draw(graphics, spot.terrain(), geometry.inradius());
  }

  /** Draws the river through a hex, around the origin of the graphics. */
  void paintRiver(Graphics2D graphics, Spot spot) {
    RiverCourse river = plan.rivers().get(spot.hex().id());
    if (river != null) Shapes.stroke(graphics, river.path(), Theme.RIVER, RIVER);
  }

  private static Color seam(Color ground) {
    return new Color(
        (int) (ground.getRed() * SEAM),
        (int) (ground.getGreen() * SEAM),
        (int) (ground.getBlue() * SEAM));
  }
}
