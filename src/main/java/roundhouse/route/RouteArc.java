package roundhouse.route;

/**
 * Track from one node to the next, in one direction. Nodes are stops and junctions; an arc has none
 * in between.
 *
 * @param from its first node
 * @param to its last node
 * @param segments its pieces of track in order, by their numbers in the track graph
 * @param keys hexsides crossed and pieces within a hex, which no other run of the turn may use
 * @param hexes entered on the way, without the first
 * @param simple whether no hex is entered twice
 */
record RouteArc(int from, int to, int[] segments, long[] keys, long[] hexes, boolean simple) {

  int first() {
    return segments[0];
  }

  int last() {
    return segments[segments.length - 1];
  }
}
