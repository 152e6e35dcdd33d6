package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.Upgrades;

/**
 * How a tile relates to others.
 *
 * @param printedOn hexes whose print it may replace
 * @param before tiles of the manifest that it may replace
 * @param after tiles of the manifest that may replace it
 * @param others tiles in the library only that may replace it
 * @param alike tiles that look like it
 */
record TileRelations(
    List<HexId> printedOn,
    List<Tile> before,
    List<Tile> after,
    List<Tile> others,
    List<SimilarTile> alike) {

  /**
   * A tile that looks like it.
   *
   * @param held whether it is in the manifest, not only in the library
   */
  record SimilarTile(Tile tile, TileLikeness likeness, boolean held) {}

  static TileRelations of(
      Tile tile,
      Manifest manifest,
      TileCatalogue library,
      Upgrades upgrades,
      Optional<GameMap> map) {
    Map<String, Tile> held = manifest.tiles();
    Collection<Tile> rest =
        library.tiles().entrySet().stream()
            .filter(entry -> !held.containsKey(entry.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    return new TileRelations(
        printed(tile, upgrades, map),
        held.values().stream().filter(other -> upgrades.mayReplace(other, tile)).toList(),
        held.values().stream().filter(other -> upgrades.mayReplace(tile, other)).toList(),
        rest.stream().filter(other -> upgrades.mayReplace(tile, other)).toList(),
        alike(tile, held.values(), rest));
  }

  private static List<HexId> printed(Tile tile, Upgrades upgrades, Optional<GameMap> map) {
    return map.map(
            board ->
                board.hexes().values().stream()
                    .filter(hex -> upgrades.mayReplace(hex.id(), hex.printed(), tile))
                    .map(Hex::id)
                    .sorted()
                    .toList())
        .orElse(List.of());
  }

  private static List<SimilarTile> alike(Tile tile, Collection<Tile> held, Collection<Tile> rest) {
    var alike = new ArrayList<SimilarTile>();
    for (Tile other : held)
      if (!other.number().equals(tile.number()))
        TileLikeness.of(tile, other)
            .ifPresent(likeness -> alike.add(new SimilarTile(other, likeness, true)));
    for (Tile other : rest)
      TileLikeness.of(tile, other)
          .ifPresent(likeness -> alike.add(new SimilarTile(other, likeness, false)));
    alike.sort((one, other) -> one.likeness().kind().compareTo(other.likeness().kind()));
    return alike;
  }
}
