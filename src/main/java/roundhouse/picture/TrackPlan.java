package roundhouse.picture;

import java.awt.geom.Path2D;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/**
 * Where a piece of track lies, seen from the centre of its hex.
 *
 * @param track as it lies
 * @param path from {@code track.a()} to {@code track.b()}
 * @param core the same, a little longer at the sides of the hex, for the black of the track
 * @param arrow it is drawn as an arrow at its edge: it leads off the board
 */
public record TrackPlan(Track track, Path2D path, Path2D core, boolean arrow) {

  /** The edge of an arrow. */
  int edge() {
    if (track.a() instanceof Track.Edge(int number)) return number;
    if (track.b() instanceof Track.Edge(int number)) return number;
    throw new IllegalStateException("an arrow stands at an edge");
  }

  static boolean leadsOff(Tile tile, Track track) {
    Track.End inner = track.a() instanceof Track.Edge ? track.b() : track.a();
    boolean atEdge = track.a() instanceof Track.Edge || track.b() instanceof Track.Edge;
    return atEdge && inner instanceof Track.AtStop(int index) && hasNoBody(tile.stops().get(index));
  }

  /** Off-board areas, and cities without a space, are drawn as their values alone. */
  static boolean hasNoBody(Stop stop) {
    return stop.kind() == Stop.Kind.OFFBOARD || stop.isCity() && stop.slots() == 0;
  }
}
