package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TilePainter;
import roundhouse.route.problem.StopRef;

/** Draws what is on top of a board on the screen: runs, frames, a cursor, a preview. */
final class BoardOverlayPainter {
  private static final float PREVIEW = 0.72f;

  /** From the rim of a city to the ring around it, in units of the board. */
  private static final double RING = 6;

  private final BoardOverlay overlay;
  private final BoardSurface surface;
  private final HexGeometry geometry;
  private final RoutePainter routes;

  BoardOverlayPainter(BoardOverlay overlay, BoardSurface surface) {
    this.overlay = overlay;
    this.surface = surface;
    geometry = surface.plan().geometry();
    routes = new RoutePainter(overlay.routes(), surface.plan()::placed);
  }

  /** The track of the runs, below letters. */
  void drawRuns(Graphics2D graphics) {
    SvgGraphics.group(graphics, "routes", () -> routes.drawTrack(graphics));
  }

  /** What is above everything else. */
  void drawMarks(Graphics2D graphics, LetterScale scale) {
    SvgGraphics.group(graphics, "route-stops", () -> routes.drawRings(graphics));
    SvgGraphics.group(graphics, "route-numbers", () -> routes.drawNumbers(graphics, scale));
    overlay.preview().ifPresent(preview -> paintPreview(graphics, preview));
    new HexLayers(surface.plan())
        .draw(graphics, "frame", spot -> paintFrames(graphics, spot.hex().id()));
    overlay.picked().ifPresent(stop -> paintPicked(graphics, stop));
  }

  /** A ring around the city or town, which tells it from another one in its hex. */
  private void paintPicked(Graphics2D graphics, StopRef stop) {
    Spot spot = surface.plan().spot(stop.hex());
    if (stop.index() >= spot.plan().stops().size()) return;
    StopPlan plan = spot.plan().stops().get(stop.index());
    for (Vec slot : plan.slots().isEmpty() ? List.of(plan.centre()) : plan.slots()) {
      Shape ring = Shapes.disc(slot.plus(spot.centre()), plan.slotRadius() + RING);
      Shapes.stroke(graphics, ring, Theme.WHITE, Shapes.round(11));
      Shapes.stroke(graphics, ring, surface.theme().legal(), Shapes.round(7));
    }
  }

  private void paintFrames(Graphics2D graphics, HexId hex) {
    if (overlay.changed().contains(hex)) frame(graphics, surface.theme().changed(), 0.95);
    if (overlay.legal().contains(hex)) frame(graphics, surface.theme().legal(), 0.93);
    if (overlay.noted().contains(hex)) NoteSign.draw(graphics, geometry);
    if (overlay.cursor().filter(hex::equals).isPresent()) paintCursor(graphics);
  }

  /** In light and dark, so that it is visible on every ground. */
  private void paintCursor(Graphics2D graphics) {
    Shapes.stroke(graphics, geometry.hexagon(0.99), Theme.WHITE, Shapes.round(13));
    Shapes.stroke(graphics, geometry.hexagon(0.99), Theme.INK, Shapes.round(6));
  }

  private void frame(Graphics2D graphics, Color color, double part) {
    Shapes.stroke(graphics, geometry.hexagon(part), color, Shapes.round(7));
  }

  private void paintPreview(Graphics2D graphics, BoardOverlay.Preview preview) {
    Spot spot = surface.plan().spot(preview.hex());
    Spot shown = surface.plan().with(spot, preview.placement());
    Color ground = surface.ground().under(preview.hex());
    HexLayers.at(
        graphics, shown.centre(), () -> Shapes.fill(graphics, geometry.hexagon(1), ground));
    var before = graphics.getComposite();
    graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, PREVIEW));
    HexLayers.at(
        graphics,
        shown.centre(),
        () -> new TilePainter(shown.plan().face(), surface.theme()).paint(graphics));
    graphics.setComposite(before);
  }
}
