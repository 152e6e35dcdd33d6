package roundhouse.editor.board;

import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.board.HexId;

/**
 * Hexes that lie beyond the rim of a view.
 *
 * @param beyond by the side where they are farthest out
 */
record HiddenHexes(Map<Rim, List<HexId>> beyond) {

  /** A side of the view. */
  enum Rim {
    LEFT,
    RIGHT,
    TOP,
    BOTTOM
  }

  /**
   * @param pixel where the centre of a hex is in the view
   */
  static HiddenHexes of(Collection<HexId> hexes, Function<HexId, Point2D> pixel, Dimension view) {
    return new HiddenHexes(
        hexes.stream()
            .sorted(Comparator.comparing(HexId::text))
            .filter(hex -> outside(pixel.apply(hex), view) > 0)
            .collect(
                Collectors.groupingBy(
                    hex -> rim(pixel.apply(hex), view),
                    () -> new EnumMap<>(Rim.class),
                    Collectors.toList())));
  }

  private static double outside(Point2D at, Dimension view) {
    double most = Double.NEGATIVE_INFINITY;
    for (Rim rim : Rim.values()) most = Math.max(most, outside(rim, at, view));
    return most;
  }

  private static Rim rim(Point2D at, Dimension view) {
    Rim best = Rim.LEFT;
    for (Rim rim : Rim.values()) if (outside(rim, at, view) > outside(best, at, view)) best = rim;
    return best;
  }

  private static double outside(Rim rim, Point2D at, Dimension view) {
    return switch (rim) {
      case LEFT -> -at.getX();
      case RIGHT -> at.getX() - view.width;
      case TOP -> -at.getY();
      case BOTTOM -> at.getY() - view.height;
    };
  }
}
