package roundhouse.editor.board;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The cursor of a board. Where hexes are staggered, it stays as near as it can to the line on which
 * it began to walk.
 *
 * @param at the hex under the cursor; empty before the first step
 * @param line a point of the line on which it walks
 */
public record BoardCursor(Optional<HexId> at, Vec line) {
  public static final BoardCursor NOWHERE = new BoardCursor(Optional.empty(), Vec.ZERO);
  private static final double ASIDE = 1.2;
  private static final double FROM_LINE = 0.4;

  /** The cursor on a hex of the map. */
  public static BoardCursor on(GameMap map, HexId hex) {
    return new BoardCursor(Optional.of(hex), centre(map, map.hex(hex)));
  }

  /** The cursor on the nearest hex in a direction; if there is none, it stays. */
  public BoardCursor step(GameMap map, Vec way) {
    if (at.isEmpty()) return first(map);
    Vec from = centre(map, map.hex(at.get()));
    return map.hexes().values().stream()
        .filter(hex -> ahead(map, hex, from, way))
        .min(Comparator.comparingDouble(hex -> cost(map, hex, from, way)))
        .map(hex -> new BoardCursor(Optional.of(hex.id()), onward(centre(map, hex), way)))
        .orElse(this);
  }

  /** The cursor on the next of some hexes, from the top left on; after the last comes the first. */
  public BoardCursor next(GameMap map, Collection<HexId> hexes, boolean back) {
    Comparator<HexId> rows =
        Comparator.<HexId>comparingDouble(id -> Math.rint(centre(map, map.hex(id)).y()))
            .thenComparingDouble(id -> centre(map, map.hex(id)).x());
    Comparator<HexId> order = back ? rows.reversed() : rows;
    List<HexId> sorted =
        hexes.stream().filter(map.hexes()::containsKey).sorted(order).distinct().toList();
    if (sorted.isEmpty()) return this;
    HexId next =
        sorted.stream()
            .filter(id -> at.isPresent() && order.compare(id, at.get()) > 0)
            .findFirst()
            .orElse(sorted.getFirst());
    return on(map, next);
  }

  private static BoardCursor first(GameMap map) {
    return NOWHERE.next(map, map.hexes().keySet(), false);
  }

  /** A step to the side keeps its line; after one up or down the line lies here. */
  private Vec onward(Vec centre, Vec way) {
    return way.x() == 0 ? new Vec(line.x(), centre.y()) : new Vec(centre.x(), line.y());
  }

  private static boolean ahead(GameMap map, Hex hex, Vec from, Vec way) {
    Vec to = centre(map, hex).minus(from);
    double along = to.dot(way);
    return along > 1 && Math.abs(to.dot(way.normal())) <= along * 1.8;
  }

  private double cost(GameMap map, Hex hex, Vec from, Vec way) {
    Vec centre = centre(map, hex);
    double aside = Math.abs(centre.minus(from).dot(way.normal()));
    double offLine = Math.abs(centre.minus(line).dot(way.normal()));
    return centre.minus(from).dot(way) + ASIDE * aside + FROM_LINE * offLine;
  }

  private static Vec centre(GameMap map, Hex hex) {
    return new HexGeometry(map.layout()).centre(hex.place());
  }
}
