package roundhouse.picture.tile;

import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.picture.CircularArc;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * Computes the paths of a tile's track once its stops are placed, and the orientation of the stops.
 */
final class TrackPlacement {
  private static final double STIFFNESS = 0.42;
  private static final double OVERHANG = 0.01;

  private final Tile tile;
  private final HexGeometry geometry;
  private final List<Vec> stops;
  private final List<StopEnds> ends;

  /**
   * @param tile already rotated
   */
  TrackPlacement(Tile tile, HexGeometry geometry, List<Vec> stops) {
    this.tile = tile;
    this.geometry = geometry;
    this.stops = stops;
    ends = IntStream.range(0, stops.size()).mapToObj(index -> StopEnds.of(tile, index)).toList();
  }

  List<TrackPlan> tracks() {
    return tile.tracks().stream()
        .map(
            track ->
                new TrackPlan(
                    track, path(track), overhanging(track), TrackPlan.leadsOff(tile, track)))
        .toList();
  }

  /** The direction of a single track through a town or halt. */
  Optional<Vec> along(int index) {
    StopEnds here = ends.get(index);
    if (!tile.stops().get(index).isSmall() || here.junction() || here.count() != 2)
      return Optional.empty();
    List<Vec> inwards =
        Stream.concat(
                here.edges().stream().map(edge -> arrival(edge, stops.get(index))),
                here.stops().stream().map(other -> departure(other, index)))
            .toList();
    boolean passes = here.edges().size() == 1;
    Vec along = passes ? inwards.getFirst() : inwards.get(0).minus(inwards.get(1));
    return Optional.of(along.length() < 0.1 ? inwards.get(0).normal() : along.unit());
  }

  /**
   * The rotation of a city's row of spaces: across its direction from the centre, or away from its
   * track.
   */
  double turn(int index) {
    Stop stop = tile.stops().get(index);
    if (stop.slots() == 3) return 0;
    if (stops.get(index).length() > 20) return stops.get(index).angle() + Math.PI / 2;
    if (stop.slots() != 2) return 0;
    double best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int part = 0; part < 6; part++) {
      double turn = part * Math.PI / 6;
      double cost = part == 0 ? -0.05 : 0;
      for (int edge : ends.get(index).edges())
        cost += Math.pow(Math.cos(turn - geometry.angle(edge)), 4);
      for (int other : ends.get(index).stops())
        cost += 3 * Math.pow(Math.cos(turn - stops.get(other).angle()), 2);
      if (cost < least - 1e-9) {
        least = cost;
        best = turn;
      }
    }
    return best;
  }

  /** The path, slightly extended beyond the edges of the hex so that no seam is visible. */
  private Path2D overhanging(Track track) {
    var path = new Path2D.Double();
    if (track.a() instanceof Track.Edge edge) {
      Vec beyond = beyond(edge);
      path.moveTo(beyond.x(), beyond.y());
    }
    path.append(path(track), track.a() instanceof Track.Edge);
    if (track.b() instanceof Track.Edge edge) {
      Vec beyond = beyond(edge);
      path.lineTo(beyond.x(), beyond.y());
    }
    return path;
  }

  private Vec beyond(Track.Edge edge) {
    return geometry.edge(edge).plus(geometry.edge(edge.number()).times(OVERHANG));
  }

  private Path2D path(Track track) {
    if (track.a() instanceof Track.Edge edge)
      return CircularArc.fromEdge(geometry, edge, place(track.b())).path();
    if (track.b() instanceof Track.Edge edge)
      return backwards(CircularArc.fromEdge(geometry, edge, place(track.a())));
    if (track.a() instanceof Track.AtStop(int a) && track.b() instanceof Track.AtStop(int b)) {
      return between(stops.get(a), departure(a, b), stops.get(b), departure(b, a));
    }
    Vec from = place(track.a());
    return new CircularArc(from, place(track.b()).minus(from).unit(), place(track.b())).path();
  }

  private Path2D backwards(CircularArc arc) {
    return new CircularArc(arc.to(), arc.headingAt(1).times(-1), arc.from()).path();
  }

  private Path2D between(Vec from, Vec leaving, Vec to, Vec coming) {
    double reach = from.distance(to) * STIFFNESS;
    Vec first = from.plus(leaving.times(reach));
    Vec second = to.plus(coming.times(reach));
    var path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    path.curveTo(first.x(), first.y(), second.x(), second.y(), to.x(), to.y());
    return path;
  }

  private Vec place(Track.End end) {
    return switch (end) {
      case Track.Edge edge -> geometry.edge(edge);
      case Track.AtStop stop -> stops.get(stop.index());
      case Track.Junction _ -> Vec.ZERO;
    };
  }

  private Vec arrival(int edge, Vec stop) {
    return CircularArc.fromEdge(geometry, edge, stop).headingAt(1);
  }

  /**
   * The direction in which track leaves a stop for another: straight on if a single track passes
   * through.
   */
  private Vec departure(int stop, int other) {
    Vec direct = stops.get(other).minus(stops.get(stop)).unit();
    StopEnds here = ends.get(stop);
    boolean passes =
        tile.stops().get(stop).isSmall() && here.count() == 2 && here.edges().size() == 1;
    if (!passes) return direct;
    Vec onward = arrival(here.edges().getFirst(), stops.get(stop));
    return onward.dot(direct) > 0.1 ? onward : direct;
  }
}
