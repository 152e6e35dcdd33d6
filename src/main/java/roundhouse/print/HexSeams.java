package roundhouse.print;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import roundhouse.board.GameMap;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.print.Seams.Seam;

/** Cuts of a map along the edges of its hexes, so that each hex is whole on one of the sheets. */
final class HexSeams {
  /** Positions that are closer are the same, in units of the picture. */
  private static final double SAME = 0.01;

  /** Scale of a hexagon with its outline; it also closes gaps between neighbours. */
  private static final double OUTLINED = 1.02;

  private final HexGeometry geometry;
  private final List<Vec> centres;

  private HexSeams(GameMap map, HexGeometry geometry) {
    this.geometry = geometry;
    centres =
        map.hexes().values().stream().map(hex -> geometry.centre(hex.place())).distinct().toList();
  }

  static Seams of(GameMap map, HexGeometry geometry) {
    var hexes = new HexSeams(map, geometry);
    Rectangle2D hexagon = geometry.hexagon(1).getBounds2D();
    return new Seams(
        hexes.seams(Vec::x, hexagon.getMaxX(), Seams::left),
        hexes.seams(Vec::y, hexagon.getMaxY(), Seams::above));
  }

  /**
   * The cuts across one direction, one after each row of hexes.
   *
   * @param reach of a hex from its centre
   * @param half all that lies before a position
   */
  private List<Seam> seams(
      ToDoubleFunction<Vec> along, double reach, DoubleFunction<Rectangle2D> half) {
    double[] rows = centres.stream().mapToDouble(along).sorted().toArray();
    var seams = new ArrayList<Seam>();
    for (int next = 1; next < rows.length; next++) {
      if (rows[next] - rows[next - 1] < SAME) continue;
      double middle = (rows[next - 1] + rows[next]) / 2;
      double winding = Math.max(0, rows[next - 1] + reach - middle);
      seams.add(
          new Seam(
              middle - winding, middle + winding, () -> before(along, middle, half.apply(middle))));
    }
    return seams;
  }

  private Shape before(ToDoubleFunction<Vec> along, double middle, Rectangle2D half) {
    var side = new Area(half);
    for (Vec centre : centres)
      if (along.applyAsDouble(centre) > middle) side.subtract(hexagon(centre));
    for (Vec centre : centres) if (along.applyAsDouble(centre) < middle) side.add(hexagon(centre));
    return side;
  }

  private Area hexagon(Vec centre) {
    return new Area(geometry.hexagon(centre, OUTLINED));
  }
}
