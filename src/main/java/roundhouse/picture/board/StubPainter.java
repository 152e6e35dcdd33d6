package roundhouse.picture.board;

import java.awt.Graphics2D;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.TrackPainter;

/** Draws the printed stubs of track on a hex, until a tile continues them. */
final class StubPainter {
  private static final double LENGTH = 0.3;

  private StubPainter() {}

  /**
   * @param lying the tile on the hex
   */
  static void draw(Graphics2D graphics, HexGeometry geometry, Hex hex, Tile lying) {
    if (!lying.exits().isEmpty()) return;
    for (int edge : hex.stubs()) {
      Vec outside = geometry.edge(edge);
      var stub = Shapes.line(outside, outside.times(1 - LENGTH));
      Shapes.stroke(graphics, stub, Theme.WHITE, Shapes.butt(TrackPainter.WIDTH * 1.5));
      Shapes.stroke(graphics, stub, Theme.INK, Shapes.butt(TrackPainter.WIDTH));
    }
  }
}
