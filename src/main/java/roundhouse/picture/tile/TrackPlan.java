package roundhouse.picture.tile;

import java.awt.geom.Path2D;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/**
 * Where a piece of track is drawn, relative to the centre of its hex.
 *
 * @param track the rotated track
 * @param path from {@code track.a()} to {@code track.b()}
 * @param core the path, slightly longer at the edges of the hex, for the black core
 * @param arrow whether it leads off the board and is drawn as an arrow at its edge
 */
public record TrackPlan(Track track, Path2D path, Path2D core, boolean arrow) {

  /** The edge of an arrow. */
  public int edge() {
    if (track.a() instanceof Track.Edge edge) return edge.number();
    if (track.b() instanceof Track.Edge edge) return edge.number();
    throw new IllegalStateException("an arrow needs an edge");
  }

  static boolean leadsOff(Tile tile, Track track) {
    Track.End inner = track.a() instanceof Track.Edge ? track.b() : track.a();
    boolean atEdge = track.a() instanceof Track.Edge || track.b() instanceof Track.Edge;
    return atEdge
        && inner instanceof Track.AtStop(int index)
        && isValueOnly(tile.stops().get(index));
  }

  /** Whether a stop is drawn as its value only: an off-board area, or a city without spaces. */
  public static boolean isValueOnly(Stop stop) {
    return stop.kind() == Stop.Kind.OFFBOARD || stop.isCity() && stop.slots() == 0;
  }
}
