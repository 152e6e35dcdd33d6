package roundhouse.route;

import java.util.List;

/**
 * Track from one node to the next, in one direction: a node is a stop or a junction, and none lies between.
 *
 * @param from the node it leaves
 * @param to the node it reaches
 * @param keys what no other track of the turn may use: hexsides crossed, and pieces within a hex
 * @param hexes those entered on the way, without the first
 * @param simple no hex is entered twice
 * @param fromTerminal the first piece is a dead end at {@code from}
 * @param toTerminal the last piece is a dead end at {@code to}
 * @param track the pieces in order
 */
record Arc(
    int from,
    int to,
    long[] keys,
    long[] hexes,
    boolean simple,
    boolean fromTerminal,
    boolean toTerminal,
    List<TrackRef> track) {}
