package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/**
 * Where the stops of a tile stand when it is drawn: apart from each other and from track that does
 * not call there, so that the drawing alone shows which track belongs to which stop.
 */
final class StopPlaces {
  /** How near to a stop track passes that seems to call there. */
  private static final double NEAR = 0.33;

  /** How far from the middle a stop stands that gives way to other track. */
  private static final double ASIDE = 0.5;

  /** Places along a curve that a stop may take, the middle first. */
  static final List<Double> ALONG = List.of(0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8);

  private final Tile tile;
  private final HexSides sides;
  private final List<List<Integer>> edges;
  private final List<Curve> through;
  private final List<Point> places = new ArrayList<>();

  StopPlaces(Tile tile, HexSides sides) {
    this.tile = tile;
    this.sides = sides;
    this.through = through();
    this.edges = IntStream.range(0, tile.stops().size()).mapToObj(this::edgesOf).toList();
    for (int stop = 0; stop < edges.size(); stop++) places.add(place(stop));
  }

  int stops() {
    return edges.size();
  }

  /** The place of a stop, in the order of the tile. */
  Point of(int stop) {
    return places.get(stop);
  }

  boolean isInTheMiddle(int stop) {
    return places.get(stop).equals(Point.CENTER);
  }

  /** The edges that track joins to a stop. */
  List<Integer> edges(int stop) {
    return edges.get(stop);
  }

  /** Whether a hex has one stop and no other track. */
  boolean isAlone() {
    return edges.size() == 1 && through.isEmpty();
  }

  /** Track from edge to edge that calls nowhere. */
  private List<Curve> through() {
    var curves = new ArrayList<Curve>();
    for (Track track : tile.tracks())
      if (track.a() instanceof Track.Edge one && track.b() instanceof Track.Edge other)
        curves.add(Curve.between(sides.middle(one.number()), sides.middle(other.number())));
    return curves;
  }

  private List<Integer> edgesOf(int stop) {
    var here = new Track.AtStop(stop);
    var found = new ArrayList<Integer>();
    for (Track track : tile.tracks()) {
      if (track.a().equals(here) && track.b() instanceof Track.Edge edge) found.add(edge.number());
      if (track.b().equals(here) && track.a() instanceof Track.Edge edge) found.add(edge.number());
    }
    return found.stream().sorted().toList();
  }

  private Point place(int stop) {
    List<Integer> own = edges.get(stop);
    if (mayStandOnCurve(stop)) {
      Point point = onCurve(stop);
      if (room(stop, point) > NEAR) return point;
    }
    if (edges.size() > 1 && own.isEmpty()) return Point.at(90 + 360.0 * stop / edges.size(), ASIDE);
    if (edges.size() > 1 && own.size() == 1) return sides.middle(own.getFirst()).times(ASIDE);
    if (stopsInTheMiddle() > 1) return mean(own).times(ASIDE);
    boolean free = through.stream().allMatch(curve -> curve.distance(Point.CENTER, 0, 1) > NEAR);
    return free ? Point.CENTER : sides.middle(freeEdge()).times(ASIDE);
  }

  /** How many stops join more than two edges, and would all stand in the middle. */
  private long stopsInTheMiddle() {
    return edges.stream().filter(own -> own.size() > 2).count();
  }

  /** The direction in which most of some edges lie. */
  private Point mean(List<Integer> own) {
    Point sum = own.stream().map(sides::middle).reduce(Point.CENTER, Point::plus);
    double length = sum.distance(Point.CENTER);
    return length < 0.1 ? Point.CENTER : sum.times(1 / length);
  }

  private int freeEdge() {
    return IntStream.range(0, 6).filter(edge -> !tile.exits().contains(edge)).findFirst().orElse(0);
  }

  /** Whether a stop joins two edges and is better drawn on their curve than in the middle. */
  private boolean mayStandOnCurve(int stop) {
    Stop.Kind kind = tile.stops().get(stop).kind();
    if (edges.get(stop).size() != 2 || kind == Stop.Kind.OFFBOARD) return false;
    return !isAlone() || kind != Stop.Kind.CITY && apart(edges.get(stop)) < 3;
  }

  /** The place on its curve that is farthest from other track, nearest the middle. */
  private Point onCurve(int stop) {
    Curve curve = curve(edges.get(stop));
    return ALONG.stream()
        .map(curve::point)
        .max(Comparator.comparingDouble(point -> Math.min(ASIDE, room(stop, point))))
        .orElse(Point.CENTER);
  }

  private double room(int stop, Point point) {
    double least = 1;
    for (Curve curve : through) least = Math.min(least, curve.distance(point, 0, 1));
    for (int other = 0; other < edges.size(); other++)
      if (other != stop) least = Math.min(least, distance(edges.get(other), point));
    return least;
  }

  /** How near the track of a stop with these edges comes to a point. */
  private double distance(List<Integer> ends, Point point) {
    if (ends.size() == 2) return curve(ends).distance(point, 0, 1);
    return ends.stream()
        .mapToDouble(edge -> Curve.toCenter(sides.middle(edge)).distance(point, 0, 1))
        .min()
        .orElse(1);
  }

  private Curve curve(List<Integer> ends) {
    return curve(ends, sides);
  }

  /** The track between two edges. */
  static Curve curve(List<Integer> ends, HexSides sides) {
    return Curve.between(sides.middle(ends.getFirst()), sides.middle(ends.getLast()));
  }

  static int apart(List<Integer> ends) {
    int steps = Math.floorMod(ends.getLast() - ends.getFirst(), 6);
    return Math.min(steps, 6 - steps);
  }

  /** Where on the curve of its two edges a stop stands; empty if it stands elsewhere. */
  OptionalDouble along(int stop) {
    if (edges.get(stop).size() != 2 || !mayStandOnCurve(stop)) return OptionalDouble.empty();
    Curve curve = curve(edges.get(stop));
    return ALONG.stream()
        .filter(sample -> curve.point(sample).equals(places.get(stop)))
        .mapToDouble(sample -> sample)
        .findFirst();
  }
}
