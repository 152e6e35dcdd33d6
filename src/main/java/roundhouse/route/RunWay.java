package roundhouse.route;

import java.util.List;

/**
 * The way of a run in a search, in two arms.
 *
 * @param first arcs from a stop on the way to one end
 * @param second arcs from the same stop to the other end
 * @param stops from the first end to the other
 */
record RunWay(List<RouteArc> first, List<RouteArc> second, int[] stops) {

  /** The pieces of track from the first end to the other. */
  int[] segments() {
    int size = 0;
    for (RouteArc arc : first) size += arc.segments().length;
    for (RouteArc arc : second) size += arc.segments().length;
    int[] segments = new int[size];
    int at = 0;
    for (RouteArc arc : first.reversed())
      for (int piece = arc.segments().length - 1; piece >= 0; piece--)
        segments[at++] = arc.segments()[piece];
    for (RouteArc arc : second) for (int segment : arc.segments()) segments[at++] = segment;
    return segments;
  }
}
