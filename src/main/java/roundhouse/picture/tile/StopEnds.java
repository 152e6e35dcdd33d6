package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/** The edges and other stops that the track of a stop leads to. */
record StopEnds(List<Integer> edges, List<Integer> stops, boolean junction) {

  static StopEnds of(Tile tile, int index) {
    var edges = new ArrayList<Integer>();
    var stops = new ArrayList<Integer>();
    boolean junction = false;
    for (Track track : tile.tracks()) {
      for (Track.End far : farEnds(track, index)) {
        switch (far) {
          case Track.Edge edge -> edges.add(edge.number());
          case Track.AtStop stop -> stops.add(stop.index());
          case Track.Junction _ -> junction = true;
        }
      }
    }
    return new StopEnds(edges, stops, junction);
  }

  int count() {
    return edges.size() + stops.size() + (junction ? 1 : 0);
  }

  private static List<Track.End> farEnds(Track track, int index) {
    var here = new Track.AtStop(index);
    var far = new ArrayList<Track.End>();
    if (track.a().equals(here)) far.add(track.b());
    if (track.b().equals(here)) far.add(track.a());
    return far;
  }
}
