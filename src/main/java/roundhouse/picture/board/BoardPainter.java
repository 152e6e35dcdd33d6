package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.BoardLettering;
import roundhouse.picture.lettering.LabelPainter;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
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
public final class BoardPainter implements LayeredPainter {
  private final BoardSurface surface;
  private final BoardPlan plan;
  private final HexGeometry geometry;
  private final Theme theme;
  private final HexLayers layers;
  private final BoardOverlay overlay;

  public BoardPainter(Board board, Liveries liveries, Theme theme) {
    this(board, liveries, theme, BoardOverlay.NONE);
  }

  public BoardPainter(Board board, Liveries liveries, Theme theme, BoardOverlay overlay) {
    this(BoardSurface.of(BoardPlan.of(board, false), liveries, theme), overlay);
  }

  /** A board on which each hex bears its id. */
  static BoardPainter withIds(Board board, Liveries liveries, Theme theme) {
    return new BoardPainter(
        BoardSurface.of(BoardPlan.of(board, true), liveries, theme), BoardOverlay.NONE);
  }

  /** A board on which hexes bear figures. */
  static BoardPainter withFigures(
      Board board, Liveries liveries, Theme theme, Map<HexId, String> figures) {
    return new BoardPainter(
        BoardSurface.of(BoardPlan.of(board, false, figures), liveries, theme), BoardOverlay.NONE);
  }

  private BoardPainter(BoardSurface surface, BoardOverlay overlay) {
    this.surface = surface;
    this.overlay = overlay;
    plan = surface.plan();
    geometry = plan.geometry();
    layers = new HexLayers(plan);
    theme = surface.theme();
  }

  /** The same board under another overlay. */
  public BoardPainter with(BoardOverlay other) {
    return new BoardPainter(surface, other);
  }

  /** The same picture; a label that need not move from where another board had it stays there. */
  public BoardPainter after(BoardPainter before) {
    surface.labels().follow(before.surface.labels());
    return this;
  }

  /** The same picture for another scale: drawing it there moves no label of this one. */
  public BoardPainter apart() {
    return new BoardPainter(surface.apart(), overlay);
  }

  /** The labels at a scale. */
  public List<PlacedLabel> labels(LetterScale scale) {
    return surface.labels().at(scale);
  }

  public HexGeometry geometry() {
    return geometry;
  }

  @Override
  public Rectangle2D bounds() {
    return surface.margins().bounds();
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
    paint(graphics, LetterScale.TO_SCALE);
  }

  @Override
  public void paint(Graphics2D graphics, double scale) {
    paint(graphics, LetterScale.onScreen(scale));
  }

  private void paint(Graphics2D graphics, LetterScale scale) {
    paintMargins(graphics, scale);
    paintHexes(graphics, scale);
  }

  private void paintMargins(Graphics2D graphics, LetterScale scale) {
    Painter.smooth(graphics);
    Shapes.fill(graphics, bounds(), theme.paper());
    surface.margins().draw(graphics, theme, scale);
  }

  /** The board without its margins. */
  void paintHexes(Graphics2D graphics, LetterScale scale) {
    for (Layer layer : Layer.values()) paintHexes(graphics, scale, layer);
  }

  @Override
  public Object still() {
    return surface;
  }

  @Override
  public void paint(Graphics2D graphics, double pixels, Layer layer) {
    paint(graphics, LetterScale.onScreen(pixels), layer);
  }

  /** A layer of it, the lowest with the margins. */
  void paint(Graphics2D graphics, LetterScale scale, Layer layer) {
    Painter.smooth(graphics);
    if (layer == Layer.GROUND) paintMargins(graphics, scale);
    paintHexes(graphics, scale, layer);
  }

  /** A layer of it. */
  void paintHexes(Graphics2D graphics, LetterScale scale, Layer layer) {
    var marks = new BoardOverlayPainter(overlay, surface);
    switch (layer) {
      case GROUND -> paintGround(graphics);
      case RUNS -> marks.drawRuns(graphics);
      case LETTERS -> {
        layers.draw(graphics, "stops", spot -> paintStops(graphics, spot, scale));
        SvgGraphics.group(graphics, "notes", () -> paintLabels(graphics, scale));
      }
      case MARKS -> marks.drawMarks(graphics, scale);
    }
  }

  private void paintGround(Graphics2D graphics) {
    BoardGround ground = surface.ground();
    SvgGraphics.group(graphics, "ground", () -> ground.paint(graphics));
    layers.draw(graphics, "terrain", spot -> ground.paintTerrain(graphics, spot));
    layers.draw(graphics, "river", spot -> ground.paintRiver(graphics, spot));
    layers.draw(graphics, "track", spot -> TrackPainter.draw(graphics, spot.plan()));
    layers.draw(
        graphics, "stub", spot -> StubPainter.draw(graphics, geometry, spot.hex(), spot.tile()));
    layers.draw(graphics, "border", spot -> BorderPainter.draw(graphics, geometry, spot.hex()));
  }

  private void paintLabels(Graphics2D graphics, LetterScale scale) {
    var byHex = new LinkedHashMap<HexId, List<PlacedLabel>>();
    for (PlacedLabel label : labels(scale))
      byHex.computeIfAbsent(label.hex(), _ -> new ArrayList<>()).add(label);
    byHex.forEach(
        (hex, labels) ->
            SvgGraphics.group(
                graphics,
                "notes-" + hex,
                () ->
                    labels.forEach(
                        label -> LabelPainter.draw(graphics, label, surface.ground().under(hex)))));
  }

  private void paintStops(Graphics2D graphics, Spot spot, LetterScale scale) {
    boolean words = StopPainter.HALT_LETTERS >= scale.units(LetterScale.PIXELS) - 0.01;
    for (StopPlan stop : spot.plan().stops()) StopPainter.draw(graphics, stop, words);
    double pixels = scale.onScreen() ? 1 / scale.units(1) : 0;
    surface.markers().draw(graphics, spot.hex(), spot.plan(), spot.markers(), pixels);
  }

  /** Draws the printed stubs of track on a hex, until a tile continues them. */
  private static final class StubPainter {
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

  /** Draws the borders of a hex: impassable ones, and those that cost. */
  private static final class BorderPainter {
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

  /** Draws what is on top of a board on the screen: runs, frames, a cursor, a preview. */
  private static final class BoardOverlayPainter {
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

  /** Draws a layer of a board, hex by hex. */
  private record HexLayers(BoardPlan plan) {
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
                          SvgGraphics.group(
                              graphics, name + "-" + id, () -> drawing.accept(spot))));
    }

    /** Draws with a point as the origin. */
    static void at(Graphics2D graphics, Vec centre, Runnable drawing) {
      AffineTransform before = graphics.getTransform();
      graphics.translate(centre.x(), centre.y());
      drawing.run();
      graphics.setTransform(before);
    }
  }

  /**
   * The parts of a picture of a board that stay the same under every overlay.
   *
   * @param labels as last drawn
   */
  private record BoardSurface(
      BoardPlan plan,
      BoardMargins margins,
      BoardGround ground,
      MarkerPainter markers,
      Theme theme,
      LabelMemory labels) {

    static BoardSurface of(BoardPlan plan, Liveries liveries, Theme theme) {
      return new BoardSurface(
          plan,
          new BoardMargins(plan.map(), plan.geometry()),
          new BoardGround(plan, theme),
          new MarkerPainter(liveries),
          theme,
          new LabelMemory(plan));
    }

    /** The same with labels of its own. */
    BoardSurface apart() {
      return new BoardSurface(plan, margins, ground, markers, theme, new LabelMemory(plan));
    }

    /** The labels of a board at the scale at which it was last drawn. */
    private static final class LabelMemory {
      private final BoardPlan plan;
      private Optional<BoardLettering> now = Optional.empty();
      private Optional<BoardLettering> before = Optional.empty();

      LabelMemory(BoardPlan plan) {
        this.plan = plan;
      }

      /** Takes over the places of labels from a board before this one. */
      synchronized void follow(LabelMemory other) {
        before = other.last();
      }

      private synchronized Optional<BoardLettering> last() {
        return now.or(() -> before);
      }

      synchronized List<PlacedLabel> at(LetterScale scale) {
        if (now.filter(lettering -> lettering.scale().equals(scale)).isEmpty()) {
          now = Optional.of(BoardLettering.of(plan.subject(), scale, before));
          before = Optional.empty();
        }
        return now.orElseThrow().labels();
      }
    }
  }
}
