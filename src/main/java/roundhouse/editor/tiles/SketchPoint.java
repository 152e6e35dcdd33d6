package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePlan;
import roundhouse.words.UiWords;

/**
 * A point of a tile where drawn track can begin or end.
 *
 * @param at relative to the tile's centre
 * @param name for people: "edge 3", "city 1"
 */
record SketchPoint(Track.End end, Vec at, String name) {
  private static final double REACH = 20;

  /** The edges, the stops, and the centre if there is or could be a junction. */
  static List<SketchPoint> of(TileFace face) {
    var nodes = new ArrayList<SketchPoint>();
    var geometry = new HexGeometry(face.layout());
    for (int edge = 0; edge < 6; edge++)
      nodes.add(
          new SketchPoint(
              new Track.Edge(edge),
              geometry.edge(edge).times(0.92),
              UiWords.of("tile-words.edge", edge)));
    List<StopPlan> stops = TilePlan.of(face).stops();
    for (int index = 0; index < stops.size(); index++)
      nodes.add(
          new SketchPoint(
              new Track.AtStop(index),
              stops.get(index).centre(),
              name(face.tile().stops().get(index), index)));
    if (stops.isEmpty() || junction(face.tile()))
      nodes.add(new SketchPoint(new Track.Junction(), Vec.ZERO, UiWords.of("tile-words.junction")));
    return List.copyOf(nodes);
  }

  static String name(Stop stop, int index) {
    int number = index + 1;
    return switch (stop.kind()) {
      case CITY -> UiWords.of("tile-words.city", number);
      case TOWN -> UiWords.of("tile-words.town", number);
      case HALT -> UiWords.of("tile-words.halt", number);
      case OFFBOARD -> UiWords.of("tile-words.offboard", number);
    };
  }

  private static boolean junction(Tile tile) {
    return tile.tracks().stream()
        .anyMatch(
            track -> track.a() instanceof Track.Junction || track.b() instanceof Track.Junction);
  }

  /** The node near a point. */
  static Optional<SketchPoint> at(List<SketchPoint> nodes, Vec point) {
    return nodes.stream()
        .min(Comparator.comparingDouble(node -> node.at().distance(point)))
        .filter(
            node ->
                node.at().distance(point)
                    <= (node.end() instanceof Track.AtStop ? REACH * 1.3 : REACH));
  }

  /** The location for a stop moved to a point: {@code center}, an edge, or between two. */
  static String location(Vec point, HexGeometry geometry) {
    if (point.length() < 22) return "center";
    String best = "center";
    double least = Double.POSITIVE_INFINITY;
    for (int half = 0; half < 12; half++) {
      double distance = Vec.polar(geometry.angle(half / 2.0), 50).distance(point);
      if (distance >= least) continue;
      least = distance;
      best = half % 2 == 0 ? String.valueOf(half / 2) : half / 2 + ".5";
    }
    return best;
  }
}
