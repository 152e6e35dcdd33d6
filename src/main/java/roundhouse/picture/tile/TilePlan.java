package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.board.Tile;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The layout of a hexagon relative to its centre, computed once for each face.
 *
 * @param stops in the order of the tile
 * @param tracks in the order of the tile, rotated
 * @param meeting the tracks in connected groups
 */
public record TilePlan(
    TileFace face, List<StopPlan> stops, List<TrackPlan> tracks, List<List<TrackPlan>> meeting) {

  /** The plan of a face, which its tile keeps. */
  public static TilePlan of(TileFace face) {
    return face.tile().facts().get(new Plan(face), () -> make(face));
  }

  private record Plan(TileFace face) {}

  /** The track between two ends, written "3-_0" as in routes. */
  public Optional<TrackPlan> track(String ends) {
    return tracks.stream().filter(plan -> plan.track().ends().equals(ends)).findFirst();
  }

  /** The index of the stop at a point relative to the centre. */
  public Optional<Integer> stopAt(Vec point) {
    return IntStream.range(0, stops.size())
        .boxed()
        .filter(index -> stops.get(index).covers(point))
        .findFirst();
  }

  /** The words and signs of the tile alone, as in the manifest. */
  public List<Inscription> inscriptions() {
    return face.tile()
        .facts()
        .get(
            new Inscriptions(face),
            () -> InscriptionPlacement.of(face, new HexGeometry(face.layout()), stops, tracks));
  }

  private record Inscriptions(TileFace face) {}

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
    return new TilePlan(face, List.copyOf(stops), tracks, TrackPainter.meeting(tracks));
  }
}
