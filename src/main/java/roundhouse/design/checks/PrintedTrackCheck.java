package roundhouse.design.checks;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.board.Coordinate;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TileNotation;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.MapSpec;

/** Printed track leads from hex to hex: none runs off the map. */
final class PrintedTrackCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    MapSpec map = design.map();
    Map<Coordinate, String> places =
        map.hexes().keySet().stream()
            .filter(PrintedTrackCheck::named)
            .collect(Collectors.toMap(map.layout()::parse, name -> name, (one, other) -> one));
    map.hexes()
        .forEach(
            (name, hex) -> {
              if (named(name)) check(name, hex, map, places, findings);
            });
  }

  private static boolean named(String hex) {
    return hex.matches(HexId.WRITTEN);
  }

  private static void check(
      String name,
      HexSpec hex,
      MapSpec map,
      Map<Coordinate, String> places,
      CheckFindings findings) {
    String path = "map.hexes." + name + (hex.print().isEmpty() ? ".edges" : ".print");
    for (int edge : exits(hex)) {
      Coordinate beyond = map.layout().across(map.layout().parse(name), edge);
      if (places.containsKey(beyond)) continue;
      findings.error(
          path,
          "track in " + name + " leads across edge " + edge + ", but there is no hex on that side",
          "edges count clockwise from the " + (map.layout().isFlat() ? "bottom" : "lower left"));
    }
  }

  private static Set<Integer> exits(HexSpec hex) {
    if (hex.print().isEmpty())
      return hex.offboard().isEmpty() ? Set.of() : new TreeSet<>(hex.edges());
    return TileNotation.read("", hex.color(), hex.print()).map(Tile::exits).orElse(Set.of());
  }
}
