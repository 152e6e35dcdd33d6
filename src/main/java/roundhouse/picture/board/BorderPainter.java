package roundhouse.picture.board;

import java.awt.Color;
import java.awt.Graphics2D;
import roundhouse.board.Hex;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** Draws the borders of a hex: impassable ones, and those that cost. */
final class BorderPainter {
  private static final double PART = 0.92;
  private static final double WIDTH = 8;

  private BorderPainter() {}

  static void draw(Graphics2D graphics, HexGeometry geometry, Hex hex) {
    for (int edge : hex.impassable()) side(graphics, geometry, edge, Theme.IMPASSABLE);
    for (int edge : hex.edgeCosts().keySet()) side(graphics, geometry, edge, color(hex, edge));
  }

  /** What costs is a river, unless the map names other terrain. */
  private static Color color(Hex hex, int edge) {
    String terrain = hex.edgeTerrains().getOrDefault(edge, "water");
    return terrain.equals("water") ? Theme.WATER : Theme.MOUNTAIN;
  }

  private static void side(Graphics2D graphics, HexGeometry geometry, int edge, Color color) {
    Vec middle = geometry.edge(edge);
    Vec half = geometry.corner(edge).minus(middle).times(PART);
    Shapes.stroke(
        graphics, Shapes.line(middle.minus(half), middle.plus(half)), color, Shapes.round(WIDTH));
  }
}
