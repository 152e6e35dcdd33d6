package roundhouse.route;

import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.board.TrackGraph;

/** Keeps the nets of the track graphs asked for last: most questions are about the same board. */
final class RouteNets {
  private static final int KEPT = 16;
  private static final Map<TrackGraph, RouteNet> NETS =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<TrackGraph, RouteNet> eldest) {
          return size() > KEPT;
        }
      };

  private RouteNets() {}

  static synchronized RouteNet of(TrackGraph track) {
    RouteNet net = NETS.get(track);
    if (net == null) {
      net = RouteNet.of(track);
      NETS.put(track, net);
    }
    return net;
  }
}
