package roundhouse.route;

/**
 * Track from one node to the next, in one direction: a node is a stop or a junction, and none lies
 * between.
 *
 * @param from the node it leaves
 * @param to the node it reaches
 * @param segments the pieces of track in order, as the track graph numbers them
 * @param keys what no other track of the turn may use: hexsides crossed, and pieces within a hex
 * @param hexes those entered on the way, without the first
 * @param simple no hex is entered twice
 */
record Arc(int from, int to, int[] segments, long[] keys, long[] hexes, boolean simple) {

  int first() {
    return segments[0];
  }

  int last() {
    return segments[segments.length - 1];
  }
}
