package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.GameMap;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.print.PrintedGame.HexSeams;
import roundhouse.print.Seams.Seam;
import roundhouse.testkit.TestTitle;

/** A map is cut along the edges of hexes. */
@Tag("slow")
class HexSeamsTest {
  /** The part of a hexagon without its outline. */
  private static final double INNER = 0.95;

  /** Room for an outline, in units of the picture. */
  private static final double OUTLINE = 2;

  @ParameterizedTest
  @ValueSource(strings = {"1860", "1870"})
  void everyHexLiesWhollyOnOneSideOfEveryCut(String name) {
    GameMap map = TestTitle.of(name).map();
    var geometry = new HexGeometry(map.layout());
    Seams seams = HexSeams.of(map, geometry);

    assertThat(seams.upright()).hasSizeGreaterThan(8);
    assertThat(seams.level()).hasSizeGreaterThan(8);
    List<List<Vec>> hexes =
        map.hexes().values().stream()
            .map(hex -> points(geometry, geometry.centre(hex.place())))
            .toList();
    seams.upright().forEach(seam -> requireWhole(hexes, seam, Vec::x));
    seams.level().forEach(seam -> requireWhole(hexes, seam, Vec::y));
  }

  private static List<Vec> points(HexGeometry geometry, Vec centre) {
    var points = new ArrayList<>(List.of(centre));
    for (int edge = 0; edge < 6; edge++)
      points.add(centre.plus(geometry.corner(edge).times(INNER)));
    return points;
  }

  private static void requireWhole(List<List<Vec>> hexes, Seam seam, ToDoubleFunction<Vec> along) {
    Shape before = seam.before().get();
    for (List<Vec> points : hexes) {
      boolean first = before.contains(points.getFirst().point());
      assertThat(points).allMatch(point -> before.contains(point.point()) == first);
      if (first)
        assertThat(points).allMatch(point -> along.applyAsDouble(point) < seam.to() + OUTLINE);
      else assertThat(points).allMatch(point -> along.applyAsDouble(point) > seam.from() - OUTLINE);
    }
  }
}
