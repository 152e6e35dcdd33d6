package roundhouse.route;

import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Stop;

/**
 * The board's track as numbers: nodes are stops and junctions in the order of their hexes, arcs lead
 * from each to the next ones. Immutable; it depends on tiles only, not on whose markers stand where.
 */
final class RouteNet {
  private final List<Node> nodes;
  private final Arc[][] arcs;
  private final int keys;
  private final int hexes;

  /**
   * A stop or a junction.
   *
   * @param ref hex and index of the stop; for a junction the index is -1
   * @param stop what it is, empty for a junction
   * @param place number that stops of one group share
   */
  record Node(StopRef ref, Optional<Stop> stop, int place) {}

  RouteNet(List<Node> nodes, List<List<Arc>> arcs, int keys, int hexes) {
    this.nodes = List.copyOf(nodes);
    this.arcs = arcs.stream().map(list -> list.toArray(Arc[]::new)).toArray(Arc[][]::new);
    this.keys = keys;
    this.hexes = hexes;
  }

  static RouteNet of(Board board) {
    return new RouteNetBuilder(board).build();
  }

  int size() {
    return nodes.size();
  }

  Node node(int number) {
    return nodes.get(number);
  }

  Arc[] arcsFrom(int node) {
    return arcs[node];
  }

  long[] roomForKeys() {
    return Bits.room(keys);
  }

  long[] roomForHexes() {
    return Bits.room(hexes);
  }

  long[] roomForPlaces() {
    return Bits.room(nodes.size());
  }
}
