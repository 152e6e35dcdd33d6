package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.util.function.Consumer;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;

/** Draws a layer of a board, hex by hex. */
record HexLayers(BoardPlan plan) {
  /** A group for the layer, and in it one for each hex: {@code track}, {@code track-J4}. */
  void draw(Graphics2D graphics, String name, Consumer<Spot> layer) {
    Consumer<Spot> drawing = spot -> at(graphics, spot.centre(), () -> layer.accept(spot));
    SvgGraphics.group(
        graphics,
        name,
        () ->
            plan.spots()
                .forEach(
                    (id, spot) ->
                        SvgGraphics.group(graphics, name + "-" + id, () -> drawing.accept(spot))));
  }

  /** Draws with a point as the origin. */
  static void at(Graphics2D graphics, Vec centre, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(centre.x(), centre.y());
    drawing.run();
    graphics.setTransform(before);
  }
}
