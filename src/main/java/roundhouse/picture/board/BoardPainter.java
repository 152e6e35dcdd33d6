package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.tile.NotePainter;
import roundhouse.picture.tile.StopPainter;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TilePainter;
import roundhouse.picture.tile.TilePlan;
import roundhouse.picture.tile.TrackPainter;
import roundhouse.route.problem.StopRef;

/**
 * A picture of the whole board. It is painted in layers, each over all hexes, so that track crosses
 * the edges of hexes without a seam.
 */
public final class BoardPainter implements Painter {
  private static final float PREVIEW = 0.72f;
  private static final BasicStroke RIVER = Shapes.round(11);

  /** How far a side that is painted over is drawn in, to leave its corners as they are. */
  private static final double INNER = 0.985;

  private final BoardPlan plan;
  private final HexGeometry geometry;
  private final BoardMargins margins;
  private final Theme theme;
  private final BoardOverlay overlay;
  private final MarkerPainter markers;
  private final Map<TileColor, Path2D> grounds = new TreeMap<>();

  public BoardPainter(Board board, Liveries liveries, Theme theme) {
    this(board, liveries, theme, BoardOverlay.NONE);
  }

  public BoardPainter(Board board, Liveries liveries, Theme theme, BoardOverlay overlay) {
    this.theme = theme;
    this.overlay = overlay;
    plan = BoardPlan.of(board);
    geometry = plan.geometry();
    margins = new BoardMargins(board.map(), geometry);
    markers = new MarkerPainter(liveries);
    plan.spots().values().forEach(this::addGround);
  }

  public HexGeometry geometry() {
    return geometry;
  }

  @Override
  public Rectangle2D bounds() {
    return margins.bounds();
  }

  /** The hex at a point of the picture, in the picture's units. */
  public Optional<Hex> hexAt(Point2D point) {
    return plan.hexAt(point);
  }

  /** The stop at a point of the picture. */
  public Optional<StopRef> stopAt(Point2D point) {
    return plan.stopAt(point);
  }

  /** What is drawn on top of the board. */
  public BoardOverlay overlay() {
    return overlay;
  }

  /** The layout of a hex, relative to its centre. */
  public TilePlan plan(HexId hex) {
    return plan.spot(hex).plan();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    Shapes.fill(graphics, bounds(), theme.paper());
    margins.draw(graphics, theme);
    paintHexes(graphics);
  }

  /** The board without its margins. */
  void paintHexes(Graphics2D graphics) {
    DetailLevel detail = DetailLevel.of(graphics);
    var routes = new RoutePainter(overlay.routes(), plan::placed);
    SvgGraphics.group(graphics, "ground", () -> paintGround(graphics));
    layer(graphics, "river", spot -> paintRiver(graphics, spot.hex().id()));
    layer(graphics, "track", spot -> TrackPainter.draw(graphics, spot.plan()));
    layer(
        graphics,
        "stub",
        spot -> StubPainter.draw(graphics, geometry, spot.hex(), spot.plan().face().tile()));
    layer(
        graphics,
        "border",
        spot -> BorderPainter.draw(graphics, geometry, spot.hex(), detail.shows(DetailLevel.FULL)));
    SvgGraphics.group(graphics, "routes", () -> routes.drawTrack(graphics));
    layer(graphics, "stops", spot -> paintStops(graphics, spot, detail));
    SvgGraphics.group(graphics, "route-stops", () -> routes.drawRings(graphics));
    layer(graphics, "notes", spot -> NotePainter.draw(graphics, spot.plan(), theme, detail));
    overlay.preview().ifPresent(preview -> paintPreview(graphics, preview));
    layer(graphics, "frame", spot -> paintFrames(graphics, spot.hex().id()));
  }

  private void paintGround(Graphics2D graphics) {
    grounds.forEach((color, ground) -> Shapes.fill(graphics, ground, theme.ground(color)));
    grounds.forEach(
        (_, ground) -> Shapes.stroke(graphics, ground, theme.faint(), Shapes.butt(1.6)));
    for (Spot spot : plan.spots().values())
      spot.hex()
          .neighbors()
          .forEach(
              (edge, next) ->
                  joinGround(graphics, spot, edge, plan.areas().together(spot.hex().id(), next)));
  }

  /** Takes away the line between two hexes of one off-board area. */
  private void joinGround(Graphics2D graphics, Spot spot, int edge, boolean together) {
    if (!together) return;
    var side =
        Shapes.line(
            geometry.corner(edge).times(INNER), geometry.corner((edge + 5) % 6).times(INNER));
    at(
        graphics,
        spot.centre(),
        () ->
            Shapes.stroke(
                graphics, side, theme.ground(spot.plan().face().tile().color()), Shapes.butt(5)));
  }

  private void paintRiver(Graphics2D graphics, HexId hex) {
    RiverCourse river = plan.rivers().get(hex);
    if (river != null) Shapes.stroke(graphics, river.path(), Theme.RIVER, RIVER);
  }

  /** Joins hexes of one colour into one shape, which is faster to draw. */
  private void addGround(Spot spot) {
    Path2D hexagon = geometry.hexagon(1);
    hexagon.transform(AffineTransform.getTranslateInstance(spot.centre().x(), spot.centre().y()));
    grounds
        .computeIfAbsent(spot.plan().face().tile().color(), _ -> new Path2D.Double())
        .append(hexagon, false);
  }

  private void paintStops(Graphics2D graphics, Spot spot, DetailLevel detail) {
    boolean words = detail.shows(DetailLevel.MEDIUM);
    for (StopPlan stop : spot.plan().stops()) StopPainter.draw(graphics, stop, words);
    markers.draw(graphics, spot.hex(), spot.plan(), spot.markers(), words);
  }

  private void paintFrames(Graphics2D graphics, HexId hex) {
    if (overlay.changed().contains(hex)) frame(graphics, theme.changed(), 0.95);
    if (overlay.legal().contains(hex)) frame(graphics, theme.legal(), 0.93);
    if (overlay.cursor().filter(hex::equals).isPresent()) paintCursor(graphics);
  }

  /** In light and in the theme's colour, so that it is visible on every ground. */
  private void paintCursor(Graphics2D graphics) {
    Shapes.stroke(graphics, geometry.hexagon(0.99), Theme.WHITE, Shapes.round(13));
    Shapes.stroke(graphics, geometry.hexagon(0.99), Theme.INK, Shapes.round(6));
  }

  private void frame(Graphics2D graphics, Color color, double part) {
    Shapes.stroke(graphics, geometry.hexagon(part), color, Shapes.round(7));
  }

  private void paintPreview(Graphics2D graphics, BoardOverlay.Preview preview) {
    Spot spot = plan.spot(preview.hex());
    Spot shown = plan.with(spot, preview.placement());
    at(
        graphics,
        shown.centre(),
        () ->
            Shapes.fill(
                graphics, geometry.hexagon(1), theme.ground(spot.plan().face().tile().color())));
    var before = graphics.getComposite();
    graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, PREVIEW));
    at(graphics, shown.centre(), () -> new TilePainter(shown.plan().face(), theme).paint(graphics));
    graphics.setComposite(before);
  }

  /** A group for the layer, and in it one for each hex: {@code track}, {@code track-J4}. */
  private void layer(Graphics2D graphics, String name, Consumer<Spot> layer) {
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

  private static void at(Graphics2D graphics, Vec centre, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(centre.x(), centre.y());
    drawing.run();
    graphics.setTransform(before);
  }
}
