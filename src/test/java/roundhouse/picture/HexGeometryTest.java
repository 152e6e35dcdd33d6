package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.board.Coordinate;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;

class HexGeometryTest {

  @ParameterizedTest
  @EnumSource(Layout.class)
  void neighboursShareTheMiddleOfTheirSide(Layout layout) {
    var geometry = new HexGeometry(layout);
    var here = new Coordinate(4, 6);
    for (int edge = 0; edge < 6; edge++) {
      Vec mine = geometry.centre(here).plus(geometry.edge(edge));
      Vec theirs =
          geometry.centre(layout.across(here, edge)).plus(geometry.edge(Layout.opposite(edge)));
      assertThat(mine.distance(theirs)).as("edge %d", edge).isCloseTo(0, within(1e-9));
    }
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void cornersLieBetweenTheirEdges(Layout layout) {
    var geometry = new HexGeometry(layout);
    for (int edge = 0; edge < 6; edge++) {
      double side = geometry.corner(edge).distance(geometry.corner((edge + 1) % 6));
      assertThat(side).isCloseTo(HexGeometry.RADIUS, within(1e-9));
      assertThat(geometry.corner(edge).distance(geometry.edge(edge)))
          .isCloseTo(HexGeometry.RADIUS / 2, within(1e-9));
    }
  }

  @Test
  void edgeZeroIsTheBottomOfAFlatHexAndLowerLeftOfAPointyOne() {
    assertThat(new HexGeometry(Layout.FLAT).edge(0).y()).isCloseTo(86.6, within(0.01));
    Vec pointy = new HexGeometry(Layout.POINTY).edge(0);
    assertThat(pointy.x()).isNegative();
    assertThat(pointy.y()).isPositive();
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void aPointInAHexFindsThatHex(Layout layout) {
    GameMap map = map(layout);
    var geometry = new HexGeometry(layout);
    for (Hex hex : map.hexes().values()) {
      for (int edge = 0; edge < 6; edge++) {
        Vec inside = geometry.centre(hex.place()).plus(geometry.corner(edge).times(0.95));
        assertThat(geometry.hexAt(map, inside.point())).contains(hex);
      }
      assertThat(geometry.hexAt(map, geometry.centre(hex.place()).point())).contains(hex);
    }
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void aPointBesideTheMapFindsNoHex(Layout layout) {
    GameMap map = map(layout);
    var geometry = new HexGeometry(layout);
    var box = geometry.bounds(map.hexes().values().stream().map(Hex::place).toList());
    assertThat(geometry.hexAt(map, new Vec(box.getMaxX() + 1, box.getCenterY()).point())).isEmpty();
    assertThat(geometry.hexAt(map, new Vec(box.getX() + 1, box.getY() + 1).point())).isEmpty();
  }

  @Test
  void boundsEncloseEveryCorner() {
    var geometry = new HexGeometry(Layout.FLAT, 10);
    var box = geometry.bounds(List.of(new Coordinate(0, 0), new Coordinate(1, 1)));
    assertThat(box.getX()).isCloseTo(-10, within(1e-9));
    assertThat(box.getWidth()).isCloseTo(35, within(1e-9));
    assertThat(box.getHeight()).isCloseTo(3 * 8.66, within(0.01));
  }

  private static GameMap map(Layout layout) {
    var hexes = new TreeMap<HexId, Hex>();
    var places = new ArrayList<Coordinate>(List.of(new Coordinate(5, 5)));
    for (int edge = 0; edge < 6; edge++) places.add(layout.across(places.getFirst(), edge));
    var blank = new Tile("", TileColor.WHITE, List.of(), List.of(), Set.of(), 0);
    for (Coordinate place : places) {
      String id = layout.name(place).text();
      hexes.put(
          HexId.of(id),
          new Hex(HexId.of(id), "", place, blank, 0, "", Set.of(), Map.of(), Map.of(), Map.of()));
    }
    return new GameMap(layout, hexes);
  }
}
