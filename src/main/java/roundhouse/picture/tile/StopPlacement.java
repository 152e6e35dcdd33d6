package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.picture.CircularArc;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * Places the stops of a tile. A stop with a location goes there; others go where stops and track
 * interfere least, preferably in the usual places of real tiles.
 */
final class StopPlacement {
  private static final double OUT = 50;
  private static final double RING = 59;
  private static final int FEW = 3;
  private static final double CLEARANCE = 4;
  private static final double TRACK = 9;
  private static final int ROUNDS = 4;
  private static final double PREFERENCE = 1;

  private final Tile tile;
  private final int rotation;
  private final HexGeometry geometry;
  private final List<StopEnds> ends;
  private final List<List<Vec>> candidates;
  private final Vec[] places;

  private StopPlacement(Tile tile, int rotation, HexGeometry geometry) {
    this.tile = tile;
    this.rotation = rotation;
    this.geometry = geometry;
    int count = tile.stops().size();
    ends = IntStream.range(0, count).mapToObj(index -> StopEnds.of(tile, index)).toList();
    candidates = IntStream.range(0, count).mapToObj(this::candidates).toList();
    places = candidates.stream().map(List::getFirst).toArray(Vec[]::new);
  }

  /**
   * The centre of each stop.
   *
   * @param tile already rotated
   * @param rotation of the tile; locations refer to the unrotated tile
   */
  static List<Vec> of(Tile tile, int rotation, HexGeometry geometry) {
    var search = new StopPlacement(tile, rotation, geometry);
    for (int round = 0; round < ROUNDS; round++) search.improve();
    return List.of(search.places);
  }

  static double radius(Stop stop) {
    if (stop.isSmall()) return 16;
    return stop.slots() <= 1 ? 27 : 42;
  }

  private void improve() {
    for (int index = 0; index < places.length; index++) {
      double least = Double.POSITIVE_INFINITY;
      Vec best = places[index];
      for (int choice = 0; choice < candidates.get(index).size(); choice++) {
        Vec place = candidates.get(index).get(choice);
        double cost = choice * PREFERENCE + conflict(index, place);
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
      places[index] = best;
    }
  }

  private List<Vec> candidates(int index) {
    Stop stop = tile.stops().get(index);
    if (stop.location().equals("center")) return List.of(Vec.ZERO);
    if (!stop.location().isEmpty()) {
      return List.of(
          Vec.polar(
              geometry.angle(Double.parseDouble(stop.location()) + rotation),
              stop.slots() > 1 ? OUT - 8 : OUT));
    }
    List<Integer> edges = ends.get(index).edges();
    boolean alone = tile.stops().size() == 1 && !ends.get(index).junction();
    if (alone && !(stop.isSmall() && edges.size() == 2)) {
      return hasBypass()
          ? List.of(Vec.ZERO, towards(edges, 30), towards(edges, 45))
          : List.of(Vec.ZERO);
    }
    if (stop.isCity() && isOnlyCity() && edges.size() != 2)
      return List.of(Vec.ZERO, towards(edges, 25), towards(edges, OUT));
    return switch (edges.size()) {
      case 0 -> anywhere();
      case 1 -> atEdge(edges);
      case 2 -> onCurve(edges);
      default -> branching(edges);
    };
  }

  /** Many stops form a ring, which must be wider. */
  private List<Vec> atEdge(List<Integer> edge) {
    return tile.stops().size() > FEW
        ? List.of(towards(edge, RING), towards(edge, OUT), Vec.ZERO)
        : List.of(towards(edge, OUT), towards(edge, OUT - 8), towards(edge, RING), Vec.ZERO);
  }

  private boolean isOnlyCity() {
    return tile.stops().stream().filter(Stop::isCity).count() == 1;
  }

  private boolean hasBypass() {
    return tile.tracks().stream()
        .anyMatch(track -> track.a() instanceof Track.Edge && track.b() instanceof Track.Edge);
  }

  private Vec towards(List<Integer> edges, double distance) {
    Vec sum = Vec.ZERO;
    for (int edge : edges) sum = sum.plus(geometry.edge(edge));
    return sum.length() < 1 ? Vec.ZERO : sum.unit().times(distance);
  }

  private List<Vec> onCurve(List<Integer> edges) {
    CircularArc arc = CircularArc.fromEdge(geometry, edges.get(0), geometry.edge(edges.get(1)));
    return IntStream.of(50, 42, 58, 34, 66, 26, 74).mapToObj(part -> arc.at(part / 100.0)).toList();
  }

  private List<Vec> branching(List<Integer> edges) {
    var places = new ArrayList<Vec>(List.of(Vec.ZERO, towards(edges, 30), towards(edges, 45)));
    for (int edge = 0; edge < 6; edge++) places.add(Vec.polar(geometry.angle(edge), OUT));
    return places;
  }

  /**
   * Possible places anywhere; first left and right of the middle, as two towns are usually printed.
   */
  private List<Vec> anywhere() {
    var places = new ArrayList<Vec>();
    if (!tile.hasCity()) places.addAll(List.of(new Vec(-38, 0), new Vec(38, 0), Vec.ZERO));
    for (double distance : new double[] {42, RING}) {
      for (int part = 0; part < 12; part++)
        places.add(Vec.polar(geometry.angle(part / 2.0), distance));
    }
    return places;
  }

  private double conflict(int index, Vec place) {
    double radius = radius(tile.stops().get(index));
    double cost = 0;
    for (int other = 0; other < places.length; other++) {
      if (other == index) continue;
      double gap =
          place.distance(places[other]) - radius - radius(tile.stops().get(other)) - CLEARANCE;
      cost += 3 * Math.max(0, -gap);
      for (int edge : ends.get(other).edges())
        cost += tooNear(place, radius, CircularArc.fromEdge(geometry, edge, places[other]));
      for (int edge : ends.get(index).edges()) {
        cost +=
            tooNear(
                places[other],
                radius(tile.stops().get(other)),
                CircularArc.fromEdge(geometry, edge, place));
      }
    }
    for (Track track : tile.tracks()) {
      if (track.a() instanceof Track.Edge a && track.b() instanceof Track.Edge b) {
        cost += tooNear(place, radius, CircularArc.fromEdge(geometry, a, geometry.edge(b)));
      }
    }
    return cost;
  }

  private static double tooNear(Vec place, double radius, CircularArc arc) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int part = 0; part <= 10; part++)
      nearest = Math.min(nearest, place.distance(arc.at(part / 10.0)));
    return 1.5 * Math.max(0, radius + TRACK - nearest);
  }
}
