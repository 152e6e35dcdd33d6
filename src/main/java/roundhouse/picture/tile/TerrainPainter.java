package roundhouse.picture.tile;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** Draws terrain that costs as a quiet texture all over a hex: peaks, or waves. */
public final class TerrainPainter {
  private static final double OPACITY = 0.3;
  private static final double APART = 36;

  private TerrainPainter() {}

  static boolean isWater(String terrain) {
    return switch (terrain) {
      case "water", "river", "lake", "swamp", "marsh" -> true;
      default -> false;
    };
  }

  /**
   * @param terrain its kind; nothing is drawn for none
   * @param reach the distance from the centre of the hex to its sides
   */
  public static void draw(Graphics2D graphics, String terrain, double reach) {
    if (terrain.isEmpty()) return;
    boolean water = isWater(terrain);
    var texture = new Path2D.Double();
    for (int row = -2; row <= 2; row++)
      for (int column = -3; column <= 3; column++) {
        Vec at = new Vec((column + (row % 2 == 0 ? 0 : 0.5)) * APART * 1.1, row * APART * 0.95);
        if (at.length() < reach - 16) add(texture, at, water);
      }
    Color color = water ? Theme.WATER : Theme.MOUNTAIN;
    Shapes.stroke(graphics, texture, Shapes.faint(color, OPACITY), Shapes.round(2.6));
  }

  private static void add(Path2D texture, Vec at, boolean water) {
    if (water) {
      texture.moveTo(at.x() - 10, at.y());
      texture.quadTo(at.x() - 5, at.y() - 6, at.x(), at.y());
      texture.quadTo(at.x() + 5, at.y() + 6, at.x() + 10, at.y());
    } else {
      texture.moveTo(at.x() - 9, at.y() + 6);
      texture.lineTo(at.x(), at.y() - 7);
      texture.lineTo(at.x() + 9, at.y() + 6);
    }
  }
}
