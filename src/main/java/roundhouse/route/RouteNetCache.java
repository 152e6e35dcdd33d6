package roundhouse.route;

import java.util.LinkedHashMap;
import roundhouse.board.TrackGraph;

/** A cache of the nets used last: most questions are about the same board. */
final class RouteNetCache {
  private static final int KEPT = 16;
  private static final LinkedHashMap<TrackGraph, RouteNet> NETS =
      new LinkedHashMap<>(KEPT, 0.75f, true);

  private RouteNetCache() {}

  static synchronized RouteNet of(TrackGraph track) {
    RouteNet net = NETS.get(track);
    if (net != null) return net;
    if (NETS.size() == KEPT) NETS.pollFirstEntry();
    NETS.put(track, RouteNet.of(track));
    return NETS.get(track);
  }
}
