package roundhouse.design.conversion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.Track;
import roundhouse.board.UpgradeOverride;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.TileSpec;

/** Builds the tiles of a checked design: those on its map and those of its manifest. */
public final class TileBuilder {
  private TileBuilder() {}

  /** The tiles of a design's manifest, its own and those of the library. */
  public static Map<String, Tile> tiles(Design design, TileCatalogue library) {
    var tiles = new LinkedHashMap<String, Tile>();
    design
        .tiles()
        .forEach(
            (number, spec) -> {
              if (spec.own().isPresent()) tiles.put(number, own(number, spec));
              else library.tile(number).ifPresent(tile -> tiles.put(number, tile));
            });
    return Collections.unmodifiableMap(tiles);
  }

  /** The design's exceptions from the usual upgrades. */
  public static List<UpgradeOverride> upgrades(Design design) {
    return design.upgrades().stream()
        .flatMap(line -> UpgradeOverride.parse(line).stream())
        .toList();
  }

  /** The tile printed on a hex. */
  static Tile printed(HexSpec hex) {
    Tile tile =
        hex.print().isEmpty()
            ? new Tile("", color(hex), stops(hex), tracks(hex), Set.of(), 0)
            : TileNotation.parse("", hex.color(), hex.print());
    return labelled(tile, hex.label());
  }

  private static TileColor color(HexSpec hex) {
    return hex.color() == TileColor.WHITE && !hex.offboard().isEmpty()
        ? TileColor.RED
        : hex.color();
  }

  private static List<Stop> stops(HexSpec hex) {
    var stops = new ArrayList<Stop>();
    if (hex.city() > 0) stops.add(stop(Stop.Kind.CITY, hex.city(), Stop.Revenue.of(0), ""));
    for (int i = 0; i < hex.towns(); i++)
      stops.add(stop(Stop.Kind.TOWN, 0, Stop.Revenue.of(0), ""));
    if (!hex.offboard().isEmpty())
      stops.add(stop(Stop.Kind.OFFBOARD, 0, new Stop.Revenue(hex.offboard()), hex.group()));
    return stops;
  }

  /** The edges from which track leads off the board, which is the last stop. */
  private static List<Track> tracks(HexSpec hex) {
    if (hex.offboard().isEmpty()) return List.of();
    int offboard = stops(hex).size() - 1;
    return hex.edges().stream()
        .map(edge -> new Track(new Track.Edge(edge), new Track.AtStop(offboard), "", false))
        .toList();
  }

  private static Stop stop(Stop.Kind kind, int slots, Stop.Revenue revenue, String group) {
    return new Stop(kind, slots, revenue, "", 1, group);
  }

  private static Tile own(String number, TileSpec spec) {
    return labelled(TileNotation.parse(number, spec.color(), spec.print()), spec.label());
  }

  private static Tile labelled(Tile tile, Collection<String> added) {
    if (added.isEmpty()) return tile;
    var labels = new HashSet<>(tile.labels());
    labels.addAll(added);
    return new Tile(
        tile.number(),
        tile.color(),
        tile.stops(),
        tile.tracks(),
        labels,
        tile.terrain(),
        tile.terrainKind());
  }
}
