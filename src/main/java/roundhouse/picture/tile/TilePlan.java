package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The layout of a hexagon relative to its centre, computed once for each face and kept.
 *
 * @param stops in the order of the tile
 * @param tracks in the order of the tile, rotated
 * @param meeting the tracks in connected groups
 * @param notes words and signs
 */
public record TilePlan(
    TileFace face,
    List<StopPlan> stops,
    List<TrackPlan> tracks,
    List<List<TrackPlan>> meeting,
    List<Note> notes) {
  private static final int REMEMBERED = 4000;
  private static final Map<TileFace, TilePlan> PLANS = new ConcurrentHashMap<>();

  public static TilePlan of(TileFace face) {
    if (PLANS.size() > REMEMBERED) PLANS.clear();
    return PLANS.computeIfAbsent(face, TilePlan::make);
  }

  /** The track between two ends, written "3-_0" as in routes. */
  public Optional<TrackPlan> track(String ends) {
    return tracks.stream().filter(plan -> ends(plan.track()).equals(ends)).findFirst();
  }

  /** The index of the stop at a point relative to the centre. */
  public Optional<Integer> stopAt(Vec point) {
    return IntStream.range(0, stops.size())
        .boxed()
        .filter(index -> stops.get(index).covers(point))
        .findFirst();
  }

  private static TilePlan make(TileFace face) {
    var geometry = new HexGeometry(face.layout());
    Tile tile = face.turned();
    List<Vec> places = StopPlacement.of(tile, face.rotation(), geometry);
    var paths = new TrackPlacement(tile, geometry, places);
    var stops = new ArrayList<StopPlan>();
    for (int index = 0; index < places.size(); index++) {
      stops.add(
          StopPlan.of(
              tile.stops().get(index), places.get(index), paths.turn(index), paths.along(index)));
    }
    List<TrackPlan> tracks = paths.tracks();
    return new TilePlan(
        face,
        List.copyOf(stops),
        tracks,
        TrackPainter.meeting(tracks),
        NotePlacement.of(face, geometry, stops, tracks));
  }

  private static String ends(Track track) {
    return rank(track.a()) <= rank(track.b())
        ? name(track.a()) + "-" + name(track.b())
        : name(track.b()) + "-" + name(track.a());
  }

  /** Edges come before stops, stops before the junction. */
  private static int rank(Track.End end) {
    return switch (end) {
      case Track.Edge edge -> edge.number();
      case Track.AtStop stop -> 10 + stop.index();
      case Track.Junction _ -> Integer.MAX_VALUE;
    };
  }

  private static String name(Track.End end) {
    return switch (end) {
      case Track.Edge edge -> String.valueOf(edge.number());
      case Track.AtStop stop -> "_" + stop.index();
      case Track.Junction _ -> "j";
    };
  }
}
