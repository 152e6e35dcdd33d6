package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.Upgrades;

/**
 * The tiles that a map needs, compared with the manifest.
 *
 * @param starts kinds of hexes that can take a first tile, the most frequent first
 * @param nowhere numbers of tiles that no hex can ever get
 */
record TileNeeds(List<Start> starts, List<String> nowhere) {

  /**
   * Hexes with the same print.
   *
   * @param tiles numbers of the possible first tiles
   * @param held their count in total; -1 if unlimited
   */
  record Start(Tile printed, List<HexId> hexes, List<String> tiles, int held) {

    /** Whether there are fewer tiles than hexes. */
    boolean shortOf() {
      return held >= 0 && held < hexes.size();
    }
  }

  TileNeeds {
    starts = List.copyOf(starts);
    nowhere = List.copyOf(nowhere);
  }

  static TileNeeds of(GameMap map, Upgrades upgrades, Manifest manifest) {
    Map<String, Tile> tiles = manifest.tiles();
    var alike = new LinkedHashMap<Tile, List<Hex>>();
    for (Hex hex : map.hexes().values())
      if (hex.printed().color().next().isPresent())
        alike.computeIfAbsent(plain(hex.printed()), _ -> new ArrayList<>()).add(hex);
    var starts = new ArrayList<Start>();
    alike.forEach((printed, hexes) -> starts.add(start(printed, hexes, upgrades, tiles, manifest)));
    starts.sort((one, other) -> Integer.compare(other.hexes().size(), one.hexes().size()));
    Set<String> reached = reached(map, upgrades, tiles);
    return new TileNeeds(
        starts, tiles.keySet().stream().filter(number -> !reached.contains(number)).toList());
  }

  /** What a hex demands of its first tile; costs do not matter. */
  private static Tile plain(Tile printed) {
    return new Tile("", printed.color(), printed.stops(), printed.tracks(), printed.labels(), 0);
  }

  private static Start start(
      Tile printed,
      List<Hex> hexes,
      Upgrades upgrades,
      Map<String, Tile> tiles,
      Manifest manifest) {
    var first = new LinkedHashSet<String>();
    for (Hex hex : hexes)
      upgrades
          .replacements(hex.id(), hex.printed(), tiles)
          .forEach(tile -> first.add(tile.number()));
    int held = 0;
    for (String number : first) {
      var count = manifest.row(number).orElseThrow().spec().orElseThrow().count();
      held = held < 0 || count.unlimited() ? -1 : held + count.number();
    }
    return new Start(
        printed, hexes.stream().map(Hex::id).sorted().toList(), List.copyOf(first), held);
  }

  /** The tiles that some hex can get through upgrades; neighbouring hexes are not considered. */
  private static Set<String> reached(GameMap map, Upgrades upgrades, Map<String, Tile> tiles) {
    var spread = new Spread(upgrades, tiles, new LinkedHashSet<>());
    for (Hex hex : map.hexes().values())
      if (hex.printed().color().next().isPresent())
        spread.from(hex.id(), hex.printed(), new LinkedHashSet<>());
    return spread.reached();
  }

  /** Follows upgrades of upgrades. */
  private record Spread(Upgrades upgrades, Map<String, Tile> tiles, Set<String> reached) {
    void from(HexId hex, Tile lying, Set<Tile> followed) {
      if (!followed.add(lying)) return;
      for (Tile next : upgrades.replacements(hex, lying, tiles)) {
        reached.add(next.number());
        from(hex, next, followed);
      }
    }
  }
}
