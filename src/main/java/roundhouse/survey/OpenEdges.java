package roundhouse.survey;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;

/** Over which sides of hexes track can ever run. */
record OpenEdges(GameMap map) {

  /** What is printed on a hex stays for ever: nothing replaces gray, red and blue. */
  static boolean fixed(Hex hex) {
    return hex.printed().color().compareTo(TileColor.GRAY) >= 0;
  }

  /** The edges on which a tile of the hex may end, whatever lies beyond. */
  Set<Integer> forTiles(Hex hex) {
    var open = new TreeSet<>(hex.neighbors().keySet());
    open.removeAll(hex.impassable());
    return open;
  }

  /** The edges over which track of the hex can meet track beyond. */
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
    return !fixed(hex) || hex.printed().exits().contains(edge);
  }
}
