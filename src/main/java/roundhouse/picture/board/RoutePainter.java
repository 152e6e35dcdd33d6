package roundhouse.picture.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import roundhouse.board.HexId;
import roundhouse.board.Track;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TilePlan;
import roundhouse.picture.tile.TrackPlan;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/** Draws runs along their track, with rings around the stops they call at. */
final class RoutePainter {
  private static final double WIDTH = 8.5;
  private static final double LANE = 6.5;
  private static final double RING = 5;
  private static final double LEAST_NUMBER = 15;

  /** One for each run in turn; the first is a line without gaps. */
  private static final List<float[]> DASHES =
      List.of(
          new float[] {},
          new float[] {16, 9},
          new float[] {5, 6},
          new float[] {22, 6, 5, 6},
          new float[] {30, 7});

  /** A hexagon and its place on the board. */
  record Placed(Vec centre, TilePlan plan) {}

  private final RouteOverlay routes;
  private final RouteLanes lanes;
  private final Function<HexId, Optional<Placed>> hexes;

  /**
   * @param hexes gives the content of a hex; empty if the board does not have it
   */
  RoutePainter(RouteOverlay routes, Function<HexId, Optional<Placed>> hexes) {
    this.routes = routes;
    this.hexes = hexes;
    lanes = RouteLanes.of(routes.runs());
  }

  /** Draws the runs beside each other, each dashed in its own way. */
  void drawTrack(Graphics2D graphics) {
    for (int index = 0; index < routes.runs().size(); index++) {
      Path2D path = path(routes.runs().get(index), lanes.offset(index, LANE));
      double width = lanes.single() ? WIDTH : LANE - 1;
      if (!lanes.single()) Shapes.stroke(graphics, path, Theme.WHITE, Shapes.round(width + 2.5));
      float[] dashes = DASHES.get(index % DASHES.size());
      if (dashes.length > 0)
        Shapes.stroke(graphics, path, tint(routes.color(index)), Shapes.round(width));
      Shapes.stroke(graphics, path, routes.color(index), dashed(width, dashes));
    }
  }

  private static BasicStroke dashed(double width, float[] dashes) {
    if (dashes.length == 0) return Shapes.round(width);
    return new BasicStroke(
        (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }

  private static Color tint(Color color) {
    return new Color(
        (color.getRed() + 510) / 3, (color.getGreen() + 510) / 3, (color.getBlue() + 510) / 3);
  }

  /** Numbers several runs, each at a third of its way, away from the others' numbers. */
  void drawNumbers(Graphics2D graphics, LetterScale scale) {
    if (routes.runs().size() < 2) return;
    double size = Math.max(LEAST_NUMBER, scale.units(LetterScale.PIXELS));
    for (int index = 0; index < routes.runs().size(); index++) {
      Path2D path = path(routes.runs().get(index), lanes.offset(index, LANE));
      List<Vec> way = points(path);
      if (way.isEmpty()) continue;
      Vec at = way.get((way.size() - 1) * (index % 2 == 0 ? 1 : 2) / 3);
      Shapes.fill(graphics, Shapes.disc(at, size * 0.72), Theme.WHITE);
      Shapes.stroke(
          graphics, Shapes.disc(at, size * 0.72), routes.color(index), Shapes.butt(size * 0.2));
      PictureText.bold(String.valueOf(index + 1), size).drawCentred(graphics, at, Theme.INK);
    }
  }

  void drawRings(Graphics2D graphics) {
    for (int index = 0; index < routes.runs().size(); index++) {
      for (StopRef call : routes.runs().get(index).calls())
        drawRing(graphics, call, routes.color(index), lanes.lanes().get(index));
    }
  }

  private void drawRing(Graphics2D graphics, StopRef call, Color color, int lane) {
    Optional<Placed> at =
        hexes.apply(call.hex()).filter(placed -> call.index() < placed.plan().stops().size());
    if (at.isEmpty()) return;
    StopPlan stop = at.get().plan().stops().get(call.index());
    double wide = 2 * (radius(stop) + lane * RING);
    Path2D line = Shapes.polygon(stop.slots().isEmpty() ? List.of(stop.centre()) : stop.slots());
    line.transform(
        AffineTransform.getTranslateInstance(at.get().centre().x(), at.get().centre().y()));
    Area area = around(line, wide + 2 * RING);
    area.subtract(around(line, wide));
    Shapes.fill(graphics, area, color);
  }

  private static Area around(Path2D line, double wide) {
    var area = new Area(Shapes.round(wide).createStrokedShape(line));
    area.add(new Area(line));
    return area;
  }

  private static double radius(StopPlan stop) {
    if (stop.slots().isEmpty()) return 19;
    return stop.slotRadius() + (stop.slots().size() > 1 ? 4 : 1);
  }

  /**
   * The way of a run.
   *
   * @param offset of its lane from the middle of the track
   */
  Path2D path(Run run, double offset) {
    var path = new Path2D.Double();
    for (TrackRef ref : run.track()) {
      hexes
          .apply(ref.hex())
          .ifPresent(
              at ->
                  at.plan().track(ref.ends()).ifPresent(track -> append(path, at, track, offset)));
    }
    return path;
  }

  private static void append(Path2D path, Placed at, TrackPlan track, double offset) {
    var geometry = new HexGeometry(at.plan().face().layout());
    List<Vec> points = points(track.path());
    double first = side(geometry, track.track().a(), points.get(1).minus(points.get(0)));
    double last =
        side(geometry, track.track().b(), points.getLast().minus(points.get(points.size() - 2)));
    if (first == 0) first = last == 0 ? 1 : last;
    if (last == 0) last = first;
    for (int i = 0; i < points.size(); i++) {
      double part = (double) i / (points.size() - 1);
      Vec way =
          points
              .get(Math.min(i + 1, points.size() - 1))
              .minus(points.get(Math.max(i - 1, 0)))
              .unit();
      Vec point =
          at.centre()
              .plus(points.get(i))
              .plus(way.normal().times(offset * (first + (last - first) * part)));
      if (i == 0) path.moveTo(point.x(), point.y());
      else path.lineTo(point.x(), point.y());
    }
  }

  /**
   * The side of the track for a lane, the same from both hexes, so that the lane continues across
   * an edge.
   */
  private static double side(HexGeometry geometry, Track.End end, Vec way) {
    if (!(end instanceof Track.Edge edge)) return 0;
    Vec along = Vec.polar(geometry.angle(edge.number() % 3), 1).normal();
    return Math.signum(way.normal().dot(along));
  }

  private static List<Vec> points(Path2D path) {
    var points = new ArrayList<Vec>();
    double[] to = new double[6];
    for (var walk = new FlatteningPathIterator(path.getPathIterator(null), 0.15);
        !walk.isDone();
        walk.next()) {
      walk.currentSegment(to);
      points.add(new Vec(to[0], to[1]));
    }
    return points;
  }

  /** Assigns different lanes to runs that share track: the middle first, then right and left. */
  private record RouteLanes(List<Integer> lanes) {

    static RouteLanes of(List<Run> runs) {
      var lanes = new ArrayList<Integer>();
      for (Run run : runs) {
        Set<TrackRef> track = new HashSet<>(run.track());
        var taken = new HashSet<Integer>();
        for (int other = 0; other < lanes.size(); other++) {
          if (runs.get(other).track().stream().anyMatch(track::contains))
            taken.add(lanes.get(other));
        }
        int lane = 0;
        while (taken.contains(lane)) lane++;
        lanes.add(lane);
      }
      return new RouteLanes(lanes);
    }

    boolean single() {
      return lanes.stream().allMatch(lane -> lane == 0);
    }

    /** How far a run is drawn from the middle of its track. */
    double offset(int run, double width) {
      int lane = lanes.get(run);
      return (lane + 1) / 2 * width * (lane % 2 == 0 ? -1 : 1);
    }
  }
}
