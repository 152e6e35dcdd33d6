package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.tile.StopPlan;

/**
 * A map in the map editor: the printed map with the names of its hexes and of free places around
 * it, selection, cursor and problems.
 *
 * @param underlay a picture that shows through the map
 * @param frame the part of the plane shown when the whole map is visible
 */
public record MapEditPainter(
    GameMap map,
    BoardPainter board,
    Liveries liveries,
    Theme theme,
    MapEditMarks marks,
    Optional<MapUnderlay> underlay,
    Rectangle2D frame)
    implements LayeredPainter {
  /** How near a pointer must be to a stop to pick it. */
  private static final double REACH = 36;

  public static MapEditPainter of(
      GameMap map, Liveries liveries, Theme theme, MapEditMarks marks, Rectangle2D frame) {
    return new MapEditPainter(
        map,
        BoardPainter.withIds(Board.empty(map), liveries, theme),
        liveries,
        theme,
        marks,
        Optional.empty(),
        frame);
  }

  /** The same map; a word that need not move from where another map had it stays there. */
  public MapEditPainter after(MapEditPainter before) {
    board.after(before.board);
    return this;
  }

  /** The same map with other marks. */
  public MapEditPainter with(MapEditMarks others) {
    return new MapEditPainter(map, board, liveries, theme, others, underlay, frame);
  }

  /** The same map with another picture that shows through it, or none. */
  public MapEditPainter with(Optional<MapUnderlay> traced) {
    return new MapEditPainter(map, board, liveries, theme, marks, traced, frame);
  }

  /** The frame that holds a map and the free places around it. */
  public static Rectangle2D frame(GameMap map, Collection<HexId> places) {
    Set<HexId> names = new LinkedHashSet<>(map.hexes().keySet());
    names.addAll(places);
    Rectangle2D box =
        new HexGeometry(map.layout()).bounds(names.stream().map(map.layout()::place).toList());
    return new Rectangle2D.Double(
        box.getX() - 10, box.getY() - 10, box.getWidth() + 20, box.getHeight() + 20);
  }

  @Override
  public Rectangle2D bounds() {
    return frame;
  }

  public HexGeometry geometry() {
    return new HexGeometry(map.layout());
  }

  /**
   * The name of the place at a point of the picture, with or without a hex; empty outside the
   * places shown.
   */
  public Optional<HexId> placeAt(Vec point) {
    Set<HexId> names = new LinkedHashSet<>(map.hexes().keySet());
    names.addAll(marks.places());
    return names.stream()
        .min(Comparator.comparingDouble(name -> centre(name).distance(point)))
        .filter(name -> geometry().outside(point.minus(centre(name))) <= 0);
  }

  /** The edge of a place that is nearest to a point. */
  public int edgeAt(HexId place, Vec point) {
    Vec from = point.minus(centre(place));
    return IntStream.range(0, 6)
        .boxed()
        .max(Comparator.comparingDouble(edge -> geometry().edge(edge).dot(from)))
        .orElseThrow();
  }

  /** The track end nearest to a point of a hex: a stop, "_0", or an edge, "0" to "5". */
  public String endAt(HexId hex, Vec point) {
    Vec from = point.minus(centre(hex));
    List<StopPlan> stops = map.hexes().containsKey(hex) ? board.plan(hex).stops() : List.of();
    return IntStream.range(0, stops.size())
        .boxed()
        .filter(stop -> stops.get(stop).centre().distance(from) < REACH)
        .min(Comparator.comparingDouble(stop -> stops.get(stop).centre().distance(from)))
        .map(stop -> "_" + stop)
        .orElseGet(() -> String.valueOf(edgeAt(hex, point)));
  }

  public Vec centre(HexId place) {
    return geometry().centre(map.layout().place(place));
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
    for (Layer layer : Layer.values()) paint(graphics, scale, layer);
  }

  /** A pointer that moves changes only the marks. */
  @Override
  public Object still() {
    return List.of(board, underlay);
  }

  @Override
  public void paint(Graphics2D graphics, double pixels, Layer layer) {
    paint(graphics, LetterScale.onScreen(pixels), layer);
  }

  private void paint(Graphics2D graphics, LetterScale scale, Layer layer) {
    Painter.smooth(graphics);
    // What is traced shows through the ground and the track; the words lie over it.
    if (layer == Layer.LETTERS) underlay.ifPresent(traced -> traced.paint(graphics, theme.legal()));
    board.paintHexes(graphics, scale, layer);
    var painter = new MapEditMarksPainter(map, liveries, theme, marks);
    // Words lie over what is chosen, but that would be faint below a picture that is traced.
    if (layer == (underlay.isPresent() ? Layer.MARKS : Layer.RUNS)) painter.drawChosen(graphics);
    if (layer == Layer.MARKS) painter.draw(graphics, scale);
  }

  /** Draws the marks of the map editor over its map. */
  private record MapEditMarksPainter(
      GameMap map, Liveries liveries, Theme theme, MapEditMarks marks) {
    /** How much of a ghost hides what lies under it. */
    private static final float GHOST = 0.88f;

    void draw(Graphics2D graphics, LetterScale scale) {
      DetailLevel detail = DetailLevel.of(graphics);
      var signs = new HexSigns(new HexGeometry(map.layout()), theme);
      marks
          .places()
          .forEach(place -> at(graphics, place, () -> signs.free(graphics, place.text(), detail)));
      paintFacts(graphics, signs);
      marks.pointed().ifPresent(pointed -> paintPointed(graphics, signs, pointed, scale));
      if (marks.edges())
        marks.cursor().ifPresent(hex -> at(graphics, hex, () -> signs.edgeNumbers(graphics)));
      new DragPainter(theme).draw(graphics, marks);
    }

    /** The cursor, and the hexes on which a key or a tool acts. */
    void drawChosen(Graphics2D graphics) {
      var signs = new HexSigns(new HexGeometry(map.layout()), theme);
      marks.chosen().forEach(hex -> at(graphics, hex, () -> signs.chosen(graphics)));
      marks.targets().forEach(hex -> at(graphics, hex, () -> signs.target(graphics)));
      marks.cursor().ifPresent(hex -> at(graphics, hex, () -> signs.cursor(graphics)));
    }

    /** Marks hexes that the design sets itself, problems and notes. */
    private void paintFacts(Graphics2D graphics, HexSigns signs) {
      marks.own().forEach(hex -> at(graphics, hex, () -> signs.own(graphics)));
      marks.wrong().forEach((hex, error) -> at(graphics, hex, () -> signs.wrong(graphics, error)));
      marks.noted().stream()
          .filter(map.hexes()::containsKey)
          .forEach(
              hex ->
                  at(graphics, hex, () -> NoteSign.draw(graphics, new HexGeometry(map.layout()))));
    }

    /** What a click would draw, faint, and the outline of the place. */
    private void paintPointed(
        Graphics2D graphics, HexSigns signs, MapEditMarks.Pointed pointed, LetterScale scale) {
      pointed
          .ghost()
          .ifPresent(
              ghost -> {
                Graphics2D faint = (Graphics2D) graphics.create();
                faint.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST));
                new BoardPainter(Board.empty(ghost), liveries, theme).paintHexes(faint, scale);
                faint.dispose();
              });
      at(graphics, pointed.place(), () -> signs.pointed(graphics, pointed.edge()));
    }

    private void at(Graphics2D graphics, HexId place, Runnable drawing) {
      AffineTransform before = graphics.getTransform();
      Vec centre = new HexGeometry(map.layout()).centre(map.layout().place(place));
      graphics.translate(centre.x(), centre.y());
      drawing.run();
      graphics.setTransform(before);
    }

    /** The line or the rectangle that the pointer drags over the map in the map editor. */
    private record DragPainter(Theme theme) {

      void draw(Graphics2D graphics, MapEditMarks marks) {
        marks
            .pull()
            .ifPresent(
                pull ->
                    Shapes.stroke(
                        graphics,
                        Shapes.line(pull.from(), pull.to()),
                        theme.legal(),
                        Shapes.round(9)));
        marks.band().ifPresent(band -> band(graphics, band));
      }

      private void band(Graphics2D graphics, Rectangle2D band) {
        Shapes.fill(graphics, band, Shapes.faint(theme.changed(), 0.15));
        Shapes.stroke(graphics, band, theme.changed(), Shapes.butt(3));
      }
    }
  }

  /** The signs that the map editor draws on a single hex, around the origin of the graphics. */
  private static final class HexSigns {
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
      var dashed =
          new BasicStroke(1.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0);
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

    /** Draws a warning sign. */
    void wrong(Graphics2D graphics, boolean error) {
      Vec at = new Vec(56, -52);
      Path2D sign =
          Shapes.polygon(
              List.of(
                  at.plus(new Vec(0, -17)), at.plus(new Vec(17, 13)), at.plus(new Vec(-17, 13))));
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
}
