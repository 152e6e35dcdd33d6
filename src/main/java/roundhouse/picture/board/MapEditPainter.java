package roundhouse.picture.board;

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
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.StopPlan;

/**
 * A map in the map editor: the printed map with the names of its hexes and of free places around
 * it, selection, cursor and problems.
 *
 * @param frame the part of the plane shown when the whole map is visible
 */
public record MapEditPainter(
    GameMap map,
    BoardPainter board,
    Liveries liveries,
    Theme theme,
    MapEditMarks marks,
    Rectangle2D frame)
    implements Painter {
  private static final double NAME = 15;
  private static final float[] DASHES = {9, 9};
  private static final Color WRONG = new Color(0xC62828);
  private static final Color DOUBTFUL = new Color(0xE0A100);

  /** How near a pointer must be to a stop to pick it. */
  private static final double REACH = 36;

  public static MapEditPainter of(
      GameMap map, Liveries liveries, Theme theme, MapEditMarks marks, Rectangle2D frame) {
    return new MapEditPainter(
        map, new BoardPainter(Board.empty(map), liveries, theme), liveries, theme, marks, frame);
  }

  /** The same map with other marks. */
  public MapEditPainter with(MapEditMarks others) {
    return new MapEditPainter(map, board, liveries, theme, others, frame);
  }

  /** The frame that holds a map and the free places around it. */
  public static Rectangle2D frame(GameMap map, Collection<String> places) {
    Set<String> names = new LinkedHashSet<>(map.hexes().keySet());
    names.addAll(places);
    Rectangle2D box =
        new HexGeometry(map.layout()).bounds(names.stream().map(map.layout()::parse).toList());
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
  public Optional<String> placeAt(Vec point) {
    Set<String> names = new LinkedHashSet<>(map.hexes().keySet());
    names.addAll(marks.places());
    return names.stream()
        .min(Comparator.comparingDouble(name -> centre(name).distance(point)))
        .filter(name -> geometry().outside(point.minus(centre(name))) <= 0);
  }

  /** The edge of a place that is nearest to a point. */
  public int edgeAt(String place, Vec point) {
    Vec from = point.minus(centre(place));
    return IntStream.range(0, 6)
        .boxed()
        .max(Comparator.comparingDouble(edge -> geometry().edge(edge).dot(from)))
        .orElseThrow();
  }

  /** The track end nearest to a point of a hex: a stop, "_0", or an edge, "0" to "5". */
  public String endAt(String hex, Vec point) {
    Vec from = point.minus(centre(hex));
    List<StopPlan> stops = map.hexes().containsKey(hex) ? board.plan(hex).stops() : List.of();
    return IntStream.range(0, stops.size())
        .boxed()
        .filter(stop -> stops.get(stop).centre().distance(from) < REACH)
        .min(Comparator.comparingDouble(stop -> stops.get(stop).centre().distance(from)))
        .map(stop -> "_" + stop)
        .orElseGet(() -> String.valueOf(edgeAt(hex, point)));
  }

  public Vec centre(String place) {
    return geometry().centre(map.layout().parse(place));
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    DetailLevel detail = DetailLevel.of(graphics);
    board.paintHexes(graphics);
    marks.places().forEach(place -> at(graphics, place, () -> free(graphics, place, detail)));
    if (detail.shows(DetailLevel.FULL))
      map.hexes().keySet().forEach(hex -> at(graphics, hex, () -> named(graphics, hex)));
    marks.own().forEach(hex -> at(graphics, hex, () -> own(graphics)));
    marks
        .destinations()
        .forEach(
            (hex, companies) -> at(graphics, hex, () -> destinations(graphics, companies, detail)));
    marks.wrong().forEach((hex, error) -> at(graphics, hex, () -> wrong(graphics, error)));
    marks.chosen().forEach(hex -> at(graphics, hex, () -> chosen(graphics)));
    marks.targets().forEach(hex -> at(graphics, hex, () -> target(graphics)));
    marks.cursor().ifPresent(hex -> at(graphics, hex, () -> cursor(graphics)));
    marks
        .pull()
        .ifPresent(
            pull ->
                Shapes.stroke(
                    graphics, Shapes.line(pull.from(), pull.to()), theme.legal(), Shapes.round(9)));
    marks.band().ifPresent(band -> band(graphics, band));
  }

  private void free(Graphics2D graphics, String place, DetailLevel detail) {
    var dashed = new BasicStroke(1.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0);
    Shapes.stroke(graphics, geometry().hexagon(0.95), Shapes.faint(theme.faint(), 0.6), dashed);
    if (detail.shows(DetailLevel.MEDIUM))
      PictureText.plain(place, 24)
          .drawCentred(graphics, Vec.ZERO, Shapes.faint(theme.faint(), 0.75));
  }

  /** Draws the name where least is printed: below the top edge, or the top corner. */
  private void named(Graphics2D graphics, String hex) {
    double up =
        map.layout().isFlat()
            ? geometry().inradius() - NAME * 0.75
            : geometry().radius() - NAME * 1.5;
    Color ground = theme.ground(map.hex(hex).printed().color());
    PictureText.bold(hex, NAME)
        .drawOnBand(graphics, new Vec(0, -up), Shapes.faint(Theme.INK, 0.62), ground);
  }

  /** Draws a folded corner. */
  private void own(Graphics2D graphics) {
    Vec corner = geometry().corner(2).times(0.97);
    Path2D fold =
        Shapes.polygon(
            List.of(
                corner,
                corner.plus(geometry().corner(1).minus(corner).times(0.24)),
                corner.plus(geometry().corner(3).minus(corner).times(0.24))));
    Shapes.fill(graphics, fold, theme.changed());
  }

  private void destinations(Graphics2D graphics, List<String> companies, DetailLevel detail) {
    for (int index = 0; index < companies.size(); index++) {
      Livery livery = liveries.of(companies.get(index));
      Vec foot = new Vec(-52 + 36 * index, 74);
      Shapes.stroke(
          graphics, Shapes.line(foot, foot.plus(new Vec(0, -40))), Theme.INK, Shapes.round(3));
      Path2D flag =
          Shapes.polygon(
              List.of(
                  foot.plus(new Vec(0, -42)),
                  foot.plus(new Vec(32, -33)),
                  foot.plus(new Vec(0, -18))));
      Shapes.fill(graphics, flag, livery.color());
      Shapes.stroke(graphics, flag, Theme.INK, Shapes.butt(1.5));
      if (detail.shows(DetailLevel.FULL))
        PictureText.bold(livery.letters(), 11)
            .within(24)
            .drawCentred(graphics, foot.plus(new Vec(13, -32)), livery.letterColor());
    }
  }

  private void wrong(Graphics2D graphics, boolean error) {
    Vec at = new Vec(56, -52);
    Path2D sign =
        Shapes.polygon(
            List.of(at.plus(new Vec(0, -17)), at.plus(new Vec(17, 13)), at.plus(new Vec(-17, 13))));
    Shapes.fill(graphics, sign, error ? WRONG : DOUBTFUL);
    Shapes.stroke(graphics, sign, Theme.INK, Shapes.round(1.6));
    PictureText.bold("!", 22)
        .drawCentred(graphics, at.plus(new Vec(0, 3)), error ? Theme.WHITE : Theme.INK);
  }

  private void chosen(Graphics2D graphics) {
    Shapes.fill(graphics, geometry().hexagon(0.98), Shapes.faint(theme.changed(), 0.22));
    Shapes.stroke(graphics, geometry().hexagon(0.94), theme.changed(), Shapes.round(6));
  }

  private void target(Graphics2D graphics) {
    var dashed =
        new BasicStroke(
            7, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {16, 10}, 0);
    Shapes.stroke(graphics, geometry().hexagon(0.93), theme.changed(), dashed);
  }

  /** Draws in light and dark, so that the cursor is visible on any ground. */
  private void cursor(Graphics2D graphics) {
    Shapes.stroke(graphics, geometry().hexagon(0.99), Theme.WHITE, Shapes.round(12));
    Shapes.stroke(graphics, geometry().hexagon(0.99), theme.legal(), Shapes.round(7));
    if (!marks.edges()) return;
    for (int edge = 0; edge < 6; edge++) {
      Vec at = geometry().edge(edge).times(0.84);
      Shapes.fill(graphics, Shapes.disc(at, 13), Theme.WHITE);
      Shapes.stroke(graphics, Shapes.disc(at, 13), theme.legal(), Shapes.butt(2.5));
      PictureText.bold(String.valueOf(edge), 17).drawCentred(graphics, at, Theme.INK);
    }
  }

  private void band(Graphics2D graphics, Rectangle2D band) {
    Shapes.fill(graphics, band, Shapes.faint(theme.changed(), 0.15));
    Shapes.stroke(graphics, band, theme.changed(), Shapes.butt(3));
  }

  private void at(Graphics2D graphics, String place, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    Vec centre = centre(place);
    graphics.translate(centre.x(), centre.y());
    drawing.run();
    graphics.setTransform(before);
  }
}
