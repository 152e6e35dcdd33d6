package roundhouse.picture.board;

import java.awt.Graphics2D;
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
import roundhouse.picture.HexGeometry;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
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
    if (layer == Layer.MARKS)
      new MapEditMarksPainter(map, liveries, theme, marks).draw(graphics, scale);
  }
}
