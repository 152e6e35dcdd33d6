package roundhouse.survey;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;

/** The edges that track can ever cross. */
record OpenEdges(GameMap map) {

  /** Whether the printed hex is permanent: gray, red and blue are never replaced. */
  static boolean isPermanent(Hex hex) {
    return hex.printed().color().compareTo(TileColor.GRAY) >= 0;
  }

  /** The edges at which track of a tile on the hex may end, regardless of the neighbours. */
  Set<Integer> forTiles(Hex hex) {
    var open = new TreeSet<>(hex.neighbors().keySet());
    open.removeAll(hex.impassable());
    return open;
  }

  /** The edges at which track of the hex can connect to a neighbour's. */
  Set<Integer> joined(Hex hex) {
    var open = new TreeSet<Integer>();
    IntStream.range(0, 6)
        .filter(
            edge ->
                leads(hex, edge)
                    && leads(map.hex(hex.neighbors().get(edge)), Layout.opposite(edge)))
        .forEach(open::add);
    return open;
  }

  private static boolean leads(Hex hex, int edge) {
    if (!hex.neighbors().containsKey(edge) || hex.impassable().contains(edge)) return false;
    return !isPermanent(hex) || hex.printed().exits().contains(edge);
  }
}
